const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Makes text safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** HTML of the catalogue without tags and comments, entities decoded. Only the entities that the catalogue uses are known. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|([a-z]+));/g, (entity, code: string | undefined, name: string | undefined) =>
      code !== undefined ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? entity),
    );
}
