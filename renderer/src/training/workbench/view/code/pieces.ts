import type { Token } from '../../../coding-challenge/code/tokens.ts';
import { type CodedContent, codedIn } from '../../model/coded.ts';

/** Tokens of a line in one piece, and what they stand for if they are a token or base64. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly content?: CodedContent;
}

/** Splits a line's tokens where something coded begins and ends. */
export function piecesOf(tokens: readonly Token[]): readonly Piece[] {
  const found = codedIn(tokens.map(({ text }) => text).join(''));
  const pieces: Piece[] = [];
  let rest = tokens;
  let at = 0;
  for (const { from, to, content } of found) {
    const [before, others] = split(rest, from - at);
    const [own, after] = split(others, to - from);
    if (before.length > 0) {
      pieces.push({ tokens: before });
    }
    pieces.push({ tokens: own, content });
    rest = after;
    at = to;
  }
  return rest.length > 0 ? [...pieces, { tokens: rest }] : pieces;
}

function split(tokens: readonly Token[], at: number): readonly [readonly Token[], readonly Token[]] {
  let position = 0;
  for (const [index, token] of tokens.entries()) {
    const { text } = token;
    if (position + text.length > at) {
      const cut = at - position;
      const head = cut > 0 ? [{ ...token, text: text.slice(0, cut) }] : [];
      return [
        [...tokens.slice(0, index), ...head],
        [{ ...token, text: text.slice(cut) }, ...tokens.slice(index + 1)],
      ];
    }
    position += text.length;
  }
  return [tokens, []];
}
