import { ContentError } from '../../content/read-content.ts';

/** What would make a drawing do something, or look for something elsewhere. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<(?:script|style|foreignObject|image|a|use|animate\w*|set)\b/i, 'no element that runs, moves or loads something'],
  [/\son\w+\s*=/i, 'no handler of an event'],
  [/\b(?:xlink:)?href\s*=/i, 'no link'],
  [/url\((?!#)/i, 'no address'],
  [/<!DOCTYPE|<!ENTITY|<\?/i, 'no declaration'],
];

/**
 * Checks a diagram, and makes it a part of a page: ids get the diagram's name in front, so that those of several diagrams on a page differ.
 * @param place the file, as errors name it
 * @param scope what is put before its ids
 * @param label what a diagram is called, as HTML
 * @throws ContentError
 */
export function renderDiagram(
  place: string,
  scope: string,
  source: string,
  { caption, label }: { readonly caption: string; readonly label: string },
): string {
  const svg = source.trim().replace(/<!--[\s\S]*?-->/g, '');
  const [root = ''] = /^<svg\b[^>]*>/.exec(svg) ?? [];
  for (const [isThere, expected] of [
    [root !== '' && svg.endsWith('</svg>'), 'one svg element'],
    [/\srole="img"/.test(root), 'role="img"'],
    [/\sviewBox="[\d. -]+"/.test(root), 'a viewBox'],
    [/<title\b[^>]*>[^<]+<\/title>/.test(svg), 'a title'],
  ] as const) {
    if (!isThere) {
      throw new ContentError(`${place}: expected ${expected}`);
    }
  }
  const found = refused.find(([pattern]) => pattern.test(svg));
  if (found !== undefined) {
    throw new ContentError(`${place}: expected ${found[1]}`);
  }
  const scoped = svg
    .replace(/\sid="([^"]+)"/g, ` id="${scope}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${scope}-$1)`)
    .replace(/\saria-(labelledby|describedby)="([^"]+)"/g, (_whole, name: string, ids: string) => {
      const all = ids.split(/\s+/).map((id) => `${scope}-${id}`);
      return ` aria-${name}="${all.join(' ')}"`;
    })
    // The sheet that is printed and the reader's theme decide about both.
    .replace(/^<svg\b[^>]*>/, (tag) => tag.replace(/\s(?:font-family|fill|style|class)="[^"]*"/g, ''));
  return `<figure class="diagram"><div class="drawing" dir="ltr" tabindex="0" role="group" aria-label="${label}">${scoped}</div><figcaption>${caption}</figcaption></figure>\n`;
}
