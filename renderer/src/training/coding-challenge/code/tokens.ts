/** What a piece of code is, as far as its colour is concerned. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'value' | 'type' | 'name' | 'plain';

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

/** A piece of code, and whether a fix has changed it within its line. */
export interface PaintedToken extends Token {
  readonly changed?: boolean;
}

/** A line of code without its line break. */
export type CodeLine = readonly Token[];

/** Splits tokens that may contain line breaks into lines. */
export function linesOf(tokens: Iterable<Token>): readonly CodeLine[] {
  const lines: Token[][] = [[]];
  for (const { text, kind } of tokens) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1)?.push({ text: part, kind });
      }
    }
  }
  return lines;
}
