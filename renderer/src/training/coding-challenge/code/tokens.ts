/** What a piece of code is, as far as its colour goes. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'value' | 'type' | 'name' | 'plain';

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

/** A piece of code, and whether it is what a fix has changed in its line. */
export interface PaintedToken extends Token {
  readonly changed?: boolean;
}

/** A line of code without its line break. */
export type CodeLine = readonly Token[];

/** Puts tokens that may hold line breaks into lines. */
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
