import type { Token, TokenKind } from './tokens.ts';

const words: Readonly<Record<string, TokenKind>> = {
  ...kindOf(
    'keyword',
    `abstract anonymous as assembly break calldata catch constant constructor continue contract delete do else emit enum error event
     external fallback for from function if immutable import indexed interface internal is library mapping memory modifier new override
     payable pragma private public pure receive return returns revert storage struct super this throw try unchecked using view virtual
     while`,
  ),
  ...kindOf('type', 'address bool byte bytes string uint int fixed ufixed var'),
  ...kindOf('value', 'true false wei gwei ether seconds minutes hours days weeks'),
};

const pattern =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|(?<value>\b(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)\b)|(?<word>[A-Za-z_$][\w$]*)/g;

/**
 * Splits Solidity code into tokens, because none of the project's other grammars can parse it. Words, numbers, strings and comments are
 * enough.
 */
export function* solidityTokens(code: string): Generator<Token> {
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) {
      yield { text: code.slice(end, match.index), kind: 'plain' };
    }
    const [text] = match;
    end = match.index + text.length;
    yield { text, kind: kindIn(match, code.slice(end)) };
  }
  yield { text: code.slice(end), kind: 'plain' };
}

function kindIn({ groups = {} }: RegExpMatchArray, rest: string): TokenKind {
  const { word } = groups;
  if (word === undefined) {
    return groups.comment !== undefined ? 'comment' : groups.string !== undefined ? 'string' : 'value';
  }
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  if (known !== undefined) {
    return known;
  }
  if (/^(?:u?int|bytes)\d+$/.test(word) || /^[A-Z]\w*[a-z]/.test(word)) {
    return 'type';
  }
  return /^\s*\(/.test(rest) ? 'name' : 'plain';
}

function kindOf(kind: TokenKind, list: string): Readonly<Record<string, TokenKind>> {
  return Object.fromEntries(list.split(/\s+/).map((word) => [word, kind]));
}
