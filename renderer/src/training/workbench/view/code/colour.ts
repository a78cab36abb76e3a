import { highlight } from '../../../coding-challenge/code/highlight.ts';
import { type CodeLine, linesOf, type Token } from '../../../coding-challenge/code/tokens.ts';
import { cssTokens } from './css.ts';
import { markupTokens } from './markup.ts';

/** What a body is written in, as far as its colours are concerned. */
export type BodyLanguage = 'json' | 'markup' | 'script' | 'style' | 'form' | 'plain';

/** Returns what a body is written in: what its type says, or what it looks like. */
export function languageOf(type: string, text: string): BodyLanguage {
  const known = type.toLowerCase();
  if (/[/+]json\b/.test(known) || isJson(text)) {
    return 'json';
  }
  if (/[/+](?:html|xml)\b/.test(known) || /^\s{0,20}<(?:!doctype|html|\?xml|svg)\b/i.test(text.slice(0, 40))) {
    return 'markup';
  }
  if (/javascript|ecmascript/.test(known)) {
    return 'script';
  }
  return known.includes('/css') ? 'style' : known.includes('x-www-form-urlencoded') ? 'form' : 'plain';
}

/** Splits text into lines of coloured tokens. Text that is cut off anywhere is coloured as far as it goes. */
export function coloured(text: string, language: BodyLanguage): readonly CodeLine[] {
  switch (language) {
    case 'markup':
      return linesOf(markupTokens(text, scriptTokens));
    case 'script':
      return highlight(text, 'typescript');
    case 'style':
      return linesOf(cssTokens(text));
    default:
      return text.split('\n').map((line) => (line === '' ? [] : [{ text: line, kind: 'plain' }]));
  }
}

function* scriptTokens(code: string): Generator<Token> {
  for (const [index, line] of highlight(code, 'typescript').entries()) {
    if (index > 0) {
      yield { text: '\n', kind: 'plain' };
    }
    yield* line;
  }
}

function isJson(text: string): boolean {
  if (!/^\s{0,20}[[{]/.test(text.slice(0, 24))) {
    return false;
  }
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
