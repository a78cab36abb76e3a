const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Strips the catalogue's HTML of tags and comments and decodes its entities. It knows only the entities that the catalogue uses. */
export function plainTextOf(html: string): string {
  return without(without(html, '<!--', '-->'), '<', '>').replace(
    /&(?:#(\d+)|([a-z]+));/g,
    (entity, code: string | undefined, name: string | undefined) =>
      code !== undefined ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? entity),
  );
}

/** Returns the string without any part that starts with `opening` and ends with `closing`. */
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
