/** The sign that stands before and behind a position. */
export const mark = '§';

/** A position in a text: from its first mark to behind its second one. */
export interface Position {
  readonly from: number;
  readonly to: number;
  /** What stands between the marks, which is sent where the position has no value. */
  readonly text: string;
}

/** A reference to a value of an earlier response, such as `{{token}}`. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Returns the positions of a text in their order. A mark without a partner begins none. */
export function positionsIn(text: string): readonly Position[] {
  const positions: Position[] = [];
  for (let from = text.indexOf(mark); from >= 0; ) {
    const end = text.indexOf(mark, from + 1);
    if (end < 0) {
      break;
    }
    positions.push({ from, to: end + 1, text: text.slice(from + 1, end) });
    from = text.indexOf(mark, end + 1);
  }
  return positions;
}

/** Returns whether a mark of a text has no partner. */
export function hasLoneMark(text: string): boolean {
  return (text.split(mark).length - 1) % 2 === 1;
}

/** Returns a text without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}

/** Returns what looks like a reference. Other braces are payload (decision 48). */
export function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(/\{\{[ \t]*([A-Za-z_][\w-]*)[ \t]*\}\}/g)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    name: match[1] ?? '',
  }));
}

/** A piece of a request's text: as it is, or what is put in its place. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'position'; readonly index: number; readonly text: string }
  | { readonly kind: 'reference'; readonly name: string };

/**
 * Splits a request's text into what stays, positions and references.
 * @param known names that have a value; other references stay as they are
 */
export function piecesOf(text: string, known: ReadonlySet<string>): readonly Piece[] {
  const positions = positionsIn(text);
  const isInPosition = ({ from, to }: Reference) => positions.some((each) => from < each.to && to > each.from);
  const places = [
    ...positions.map((each, index) => ({
      ...each,
      piece: { kind: 'position', index, text: each.text } satisfies Piece,
    })),
    ...referencesIn(text)
      .filter((reference) => known.has(reference.name) && !isInPosition(reference))
      .map((each) => ({ ...each, piece: { kind: 'reference', name: each.name } satisfies Piece })),
  ].toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to, piece } of places) {
    pieces.push({ kind: 'text', text: text.slice(end, from) }, piece);
    end = to;
  }
  return [...pieces, { kind: 'text', text: text.slice(end) }];
}
