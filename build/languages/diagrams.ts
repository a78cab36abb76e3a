import { escapeHtml } from '../../shared/text/escape-html.ts';

const pattern = /(<(title|text)\b[^>]*>)([\s\S]*?)(<\/\2>)/g;

/** Returns the texts of a diagram as they are written in its file, the title first. Each is there once. */
export function diagramTexts(svg: string): readonly string[] {
  return [...new Set([...svg.matchAll(pattern)].map(([, , , text = '']) => text))];
}

/** Returns a diagram with other texts. @param texts translations by the text in the file; whatever is missing stays */
export function withTexts(svg: string, texts: Readonly<Record<string, string>>): string {
  return svg.replace(pattern, (_whole, open: string, _tag: string, text: string, close: string) => {
    const own = texts[text];
    return `${open}${own === undefined ? text : markup(own)}${close}`;
  });
}

/** Escapes what a translation may hold besides the tags of the English text. */
function markup(text: string): string {
  return text
    .split(/(<\/?tspan[^>]*>|&\w+;)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}

/** Returns a sentence for each text that would leave the drawing. Its letters have one width, and those of East Asian scripts two. */
export function wideTexts(svg: string): readonly string[] {
  const width = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1]);
  const size = Number(/font-size="(\d+)"/.exec(svg)?.[1] ?? 14);
  return [...svg.matchAll(/<text\b([^>]*)>([\s\S]*?)<\/text>/g)].flatMap(([, attributes = '', inner = '']) => {
    const text = inner.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ');
    const own = Number(/font-size="(\d+)"/.exec(attributes)?.[1] ?? size);
    const cells = [...text].reduce(
      (sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(letter) ? 1 : 0.6),
      0,
    );
    const x = Number(/\bx="(-?[\d.]+)"/.exec(attributes)?.[1] ?? 0);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const room = anchor === 'middle' ? 2 * Math.min(x, width - x) : anchor === 'end' ? x : width - x;
    const most = Math.floor(room / own / 0.6);
    return cells * own > room + own / 2 ? [`"${text}" has room for ${most} letters, half as many East Asian ones`] : [];
  });
}
