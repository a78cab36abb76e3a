const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Returns the text of our own HTML on one line. Comments, scripts and styles are not text. */
export function plainText(html: string): string {
  return html
    .replace(/<!--.*?-->|<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
      return Number.isNaN(code) ? (characters[name ?? ''] ?? whole) : String.fromCodePoint(code);
    })
    .replace(/\s+/g, ' ')
    .trim();
}
