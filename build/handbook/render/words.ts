import type { Token, TokenKind } from '../../../renderer/src/training/coding-challenge/code/tokens.ts';

/** A language of which words, strings, numbers and comments are enough to tell it by its colours. */
export interface WordLanguage {
  readonly keywords: ReadonlySet<string>;
  /** Whether keywords may be written in capitals. */
  readonly hasCapitals: boolean;
  /** Matches comments, strings, numbers and words, each in a group of its name. */
  readonly pattern: RegExp;
}

export const sql: WordLanguage = {
  keywords: wordsOf(
    `all alter and as asc begin between by case commit create delete desc distinct drop else end exists explain from grant group having in
     index inner insert into is join left like limit not null offset on or order outer primary references revoke rollback select set table
     then union unique update using values view when where with`,
  ),
  hasCapitals: true,
  pattern:
    /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>'(?:''|[^'])*'?)|(?<value>\b\d+(?:\.\d+)?\b|[?$:@]\w*)|(?<word>[A-Za-z_]\w*)/g,
};

export const python: WordLanguage = {
  keywords: wordsOf(
    `and as assert async await break class continue def del elif else except finally for from if import in is lambda not or pass raise
     return try while with yield None True False`,
  ),
  hasCapitals: false,
  pattern:
    /(?<comment>#[^\n]*)|(?<string>'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?)|(?<value>\b\d+(?:\.\d+)?\b)|(?<word>[A-Za-z_]\w*)/g,
};

/** Splits code into tokens. */
export function* wordTokens(code: string, language: WordLanguage): Generator<Token> {
  let end = 0;
  for (const match of code.matchAll(language.pattern)) {
    if (match.index > end) {
      yield { text: code.slice(end, match.index), kind: 'plain' };
    }
    const [text] = match;
    end = match.index + text.length;
    yield { text, kind: kindOf(match, code[end] ?? '', language) };
  }
  yield { text: code.slice(end), kind: 'plain' };
}

function kindOf({ groups = {} }: RegExpMatchArray, next: string, { keywords, hasCapitals }: WordLanguage): TokenKind {
  const { word } = groups;
  if (word === undefined) {
    return groups.comment !== undefined ? 'comment' : groups.string !== undefined ? 'string' : 'value';
  }
  if (keywords.has(hasCapitals ? word.toLowerCase() : word)) {
    return 'keyword';
  }
  return next === '(' ? 'name' : 'plain';
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
