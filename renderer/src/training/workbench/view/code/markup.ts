import type { Token } from '../../../coding-challenge/code/tokens.ts';
import { cssTokens } from './css.ts';

/** How the content of an element is coloured that isn't markup itself. */
export type ScriptTokens = (code: string) => Iterable<Token>;

const attribute = /(\s+)|([^\s"'<>/=]+)|("[^"]*"?|'[^']*'?)|([\s\S])/y;

/**
 * Splits HTML or XML into tokens, in one pass over the text. It is only shown: nothing of it is ever made into elements.
 * @param scriptTokens colours what `script` elements contain
 */
export function* markupTokens(text: string, scriptTokens: ScriptTokens): Generator<Token> {
  const lowerCase = text.toLowerCase();
  const upTo = (end: string, from: number) => {
    const found = lowerCase.indexOf(end, from);
    return found < 0 ? text.length : found + end.length;
  };
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at);
    if (open !== at) {
      const end = open < 0 ? text.length : open;
      yield { text: text.slice(at, end), kind: 'plain' };
      at = end;
    } else if (text.startsWith('<!--', at)) {
      const end = upTo('-->', at + 4);
      yield { text: text.slice(at, end), kind: 'comment' };
      at = end;
    } else if (text.startsWith('<![CDATA[', at)) {
      const end = upTo(']]>', at);
      yield { text: text.slice(at, end), kind: 'string' };
      at = end;
    } else if (text.startsWith('<!', at) || text.startsWith('<?', at)) {
      const end = upTo('>', at);
      yield { text: text.slice(at, end), kind: 'keyword' };
      at = end;
    } else {
      const name = /^<\/?[A-Za-z][^\s/>]*/.exec(text.slice(at, at + 80))?.[0];
      if (name === undefined) {
        yield { text: '<', kind: 'plain' };
        at += 1;
        continue;
      }
      yield { text: name, kind: 'type' };
      at += name.length;
      for (let isValue = false, isOpen = true; isOpen && at < text.length; ) {
        attribute.lastIndex = at;
        const [piece = '', , word, quotation] = attribute.exec(text) ?? [];
        isOpen = piece !== '>' && piece !== '';
        yield { text: piece, kind: kindOf(piece, word, quotation, isValue) };
        isValue = piece === '=' || (isValue && piece.trim() === '');
        at += piece.length;
      }
      const element = name.slice(1).toLowerCase();
      if (element === 'script' || element === 'style') {
        const found = lowerCase.indexOf(`</${element}`, at);
        const code = text.slice(at, found < 0 ? text.length : found);
        yield* element === 'script' ? scriptTokens(code) : cssTokens(code);
        at += code.length;
      }
    }
  }
}

function kindOf(
  piece: string,
  word: string | undefined,
  quotation: string | undefined,
  isValue: boolean,
): Token['kind'] {
  if (quotation !== undefined) {
    return 'string';
  }
  if (word !== undefined) {
    return isValue ? 'string' : 'name';
  }
  return piece === '>' || piece === '/' ? 'type' : 'plain';
}
