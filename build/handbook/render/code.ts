import type { PackedWeakLines } from '../../../shared/api/debrief.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Words } from '../../../shared/text/words.ts';
import { coloured, colouredSource, lineHtml } from './colour.ts';

/** Which side of a fix a piece of code shows. */
export type Side = 'before' | 'after';

/** A piece of fenced code. */
export interface FencedCode {
  readonly code: string;
  readonly language: string;
  readonly side: Side | undefined;
}

/** What stands over code on either side of a fix: a sign and a word, besides the colour. */
function labelOf(side: Side, words: Words): string {
  return side === 'before'
    ? `<span class="sign" aria-hidden="true">−</span>${escapeHtml(words('BEFORE'))}`
    : `<span class="sign" aria-hidden="true">+</span>${escapeHtml(words('AFTER'))}`;
}

/**
 * Reads what stands behind the backticks of a fence: `ts`, `ts before` or `ts after`.
 * @returns undefined for anything else
 */
export function readFence(info: string, code: string): FencedCode | undefined {
  const [language = '', side, ...rest] = (info || 'text').split(' ');
  if (rest.length > 0 || (side !== undefined && side !== 'before' && side !== 'after')) {
    return undefined;
  }
  return coloured('', language) === undefined ? undefined : { code, language, side };
}

/** Returns fenced code as HTML. */
export function fencedCode({ code, language, side }: FencedCode, words: Words): string {
  const lines = coloured(code, language) ?? [];
  const pre = `<pre class="code"><code>${lines.map((line) => numbered(lineHtml(line))).join('\n')}</code></pre>`;
  return side === undefined
    ? `<figure class="listing">${pre}</figure>\n`
    : `<figure class="listing ${side}"><figcaption>${labelOf(side, words)}</figcaption>${pre}</figure>\n`;
}

/** Returns code before and after a fix, which are shown beside each other where there is room. */
export function codePair(before: FencedCode, after: FencedCode, words: Words): string {
  return `<div class="pair">\n${fencedCode(before, words)}${fencedCode(after, words)}</div>\n`;
}

/** Returns weak lines of the shop's source as HTML, with their numbers. The weak ones are marked. */
export function weakCode({ file, firstLine, code, vulnerable }: PackedWeakLines, words: Words): string {
  const lines = colouredSource(code).map((line, index) => {
    const isWeak = vulnerable.includes(index + 1);
    return numbered(lineHtml(line), firstLine + index, isWeak);
  });
  const last = firstLine + lines.length - 1;
  const caption = `<figcaption><code>${escapeHtml(file)}</code> <span>${escapeHtml(words('LINES', { first: firstLine, last }))}</span></figcaption>`;
  return `<figure class="listing source">${caption}<pre class="code"><code>${lines.join('\n')}</code></pre></figure>\n`;
}

/** Wraps a line, so that it hangs where it is too long, and has a number if it is given one. */
function numbered(html: string, number?: number, isWeak = false): string {
  const data = number === undefined ? '' : ` data-line="${number}"`;
  return isWeak ? `<mark class="line"${data}>${html}</mark>` : `<span class="line"${data}>${html}</span>`;
}
