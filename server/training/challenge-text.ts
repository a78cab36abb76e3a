const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** HTML of the catalogue without tags and comments, entities decoded. Only the entities that the catalogue uses are known. */
export function plainTextOf(html: string): string {
  return without(without(html, '<!--', '-->'), '<', '>').replace(
    /&(?:#(\d+)|([a-z]+));/g,
    (entity, code: string | undefined, name: string | undefined) =>
      code !== undefined ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? entity),
  );
}

/** The text without each part that begins and ends in these ways. */
function without(text: string, opening: string, closing: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf(opening, from);
    const close = open === -1 ? -1 : text.indexOf(closing, open + opening.length);
    if (close === -1) {
      return kept.join('') + text.slice(from);
    }
    kept.push(text.slice(from, open));
    from = close + closing.length;
  }
}
