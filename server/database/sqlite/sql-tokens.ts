/** A piece of SQL, cut as SQLite's own tokenizer cuts it. */
export interface SqlToken {
  readonly kind: 'space' | 'comment' | 'word' | 'string' | 'quotedName' | 'variable' | 'semicolon' | 'other';
  /** The position of the first character; `end` is one past the last. */
  readonly start: number;
  readonly end: number;
}

const space = /[\t\n\f\r \uFEFF]+/y;
// SQLite treats every character beyond ASCII as a letter of a name.
const word = /[A-Za-z_0-9\u0080-\uFFFE\uFFFF$]+/y;
const variable = /\?\d*|[@:#$][A-Za-z_0-9\u0080-\uFFFE\uFFFF$]+/y;
const lineComment = /--[^\n]*/y;
const blockComment = /\/\*(?=.)(?:.*?\*\/|.*)/sy;
const string = /'[^']*(?:''[^']*)*(?:'|$)/y;
const blob = /[xX]'[^']*(?:'|$)/y;
const quotedName = /"[^"]*(?:""[^"]*)*(?:"|$)|`[^`]*(?:``[^`]*)*(?:`|$)|\[[^\]]*(?:\]|$)/y;

const patterns: readonly (readonly [SqlToken['kind'], RegExp])[] = [
  ['space', space],
  ['comment', lineComment],
  ['comment', blockComment],
  ['string', blob],
  ['string', string],
  ['quotedName', quotedName],
  ['variable', variable],
  ['word', word],
];

/**
 * Cuts SQL into tokens. Quotes, comments, brackets and backticks are respected; an unclosed one reaches to the end. The
 * string must not hold NUL characters, at which SQLite stops reading.
 */
export function* sqlTokens(sql: string): Generator<SqlToken> {
  let start = 0;
  while (start < sql.length) {
    const token = tokenAt(sql, start);
    yield token;
    start = token.end;
  }
}

function tokenAt(sql: string, start: number): SqlToken {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = start;
    if (pattern.test(sql)) {
      return { kind, start, end: pattern.lastIndex };
    }
  }
  return { kind: sql[start] === ';' ? 'semicolon' : 'other', start, end: start + 1 };
}

/** Returns whether a token is part of a statement, rather than space or a comment. */
export function isMeaningful(token: SqlToken): boolean {
  return token.kind !== 'space' && token.kind !== 'comment';
}

/**
 * Returns the first statement of a string, with its semicolon: what SQLite compiles when it is given several
 * (api-account.md 11.1); undefined where there is none. A NUL character ends the string.
 */
export function firstStatement(text: string): string | undefined {
  const sql = text.split('\0', 1)[0] ?? '';
  let begun = false;
  let end = 0;
  for (const token of sqlTokens(sql)) {
    end = token.end;
    if (token.kind !== 'semicolon') {
      begun ||= isMeaningful(token);
    } else if (begun) {
      break;
    }
  }
  return begun ? sql.slice(0, end) : undefined;
}

/** Returns what a name or string means, without its quotes and with doubled quotes undone. Other tokens are returned unchanged. */
export function meaningOf(sql: string, token: SqlToken): string {
  const text = sql.slice(token.start, token.end);
  if (token.kind !== 'string' && token.kind !== 'quotedName') {
    return text;
  }
  const quote = text[0] === '[' ? ']' : (text[0] ?? '');
  return text.slice(1, text.length > 1 && text.endsWith(quote) ? -1 : undefined).replaceAll(quote + quote, quote);
}
