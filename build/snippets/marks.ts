/** What a mark says about its line, or about the lines after it. */
export type MarkKind = 'snippet' | 'endsnippet' | 'vulnerable' | 'neutral' | 'hidden' | 'weakness';

export interface Mark {
  readonly kind: MarkKind;
  /** Challenge keys. Those of a weakness may be other words: its text is for readers of the source (`weakness: contract api-shop.md 5`). */
  readonly keys: readonly string[];
}

/** A line of a source without its marks. */
export interface MarkedLine {
  /** Counted from 1. */
  readonly number: number;
  /** The line without its marks; null when nothing is left, as when the whole line is a mark. */
  readonly code: string | null;
  /** The marks behind its code, and those before it on lines of their own that apply to it. */
  readonly marks: readonly Mark[];
}

/** Kinds of marks that apply to one line: the line they are on or, if they are alone on a line, the next one. */
const kindsOfLines: readonly MarkKind[] = ['vulnerable', 'neutral', 'hidden'];

const comment = String.raw`(?:\/\/|#|\{?\/\*)`;
const firstMark = new RegExp(
  String.raw`(?:^|\s)${comment} ?(?:snippet|endsnippet|vulnerable|neutral|hidden|weakness): `,
);
const eachMark = new RegExp(
  String.raw`${comment} ?(?:(weakness|snippet|endsnippet|vulnerable|neutral|hidden): *(\w+(?:, *\w+)*))`,
  'g',
);
/** Matches remarks to the linter. They say nothing about the product, and sometimes give the answer away. */
const linterRemark = /^\s*(?:\/\/|\{?\/\*) ?biome-ignore\b/;

/** How a comment on a line of its own continues on the next line: until it is closed, or while such comments follow. */
type Continuation = { readonly until: string } | { readonly opener: '//' | '#' };

/**
 * Removes the marks from a source (architecture.md 4, decision 17): whole comments that begin with a mark, with every line of their text,
 * and the part of a line of code from its first mark on. Marks are comments of TypeScript and Solidity (`//`), YAML (`#`), or JSX.
 * @param source the content of a file
 */
export function readMarkedLines(source: string): readonly MarkedLine[] {
  return withMarksMovedOn(separateMarks(source));
}

/** Moves marks that are alone on a line to the next shown line, because formatters allow no comment behind an opening brace. */
function withMarksMovedOn(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const moved = new Map<MarkedLine, readonly Mark[]>();
  for (const line of lines) {
    const marks = line.marks.filter(({ kind }) => kindsOfLines.includes(kind));
    const next = line.code === null && marks.length > 0 ? nextShown(lines, line) : undefined;
    if (next !== undefined) {
      moved.set(line, []);
      moved.set(next, [...(moved.get(next) ?? next.marks), ...marks]);
    }
  }
  return lines.map((line) => ({ ...line, marks: moved.get(line) ?? line.marks }));
}

/** Returns the next line with code, unless a snippet begins or ends before it. */
function nextShown(lines: readonly MarkedLine[], { number }: MarkedLine): MarkedLine | undefined {
  const isBoundary = ({ kind }: Mark) => kind === 'snippet' || kind === 'endsnippet';
  const next = lines.slice(number).find(({ code, marks }) => code !== null || marks.some(isBoundary));
  return next?.code === null ? undefined : next;
}

function separateMarks(source: string): readonly MarkedLine[] {
  let continuation: Continuation | undefined;
  return source.split(/\r\n|\n|\r/).map((line, index): MarkedLine => {
    const number = index + 1;
    if (continuation !== undefined && 'until' in continuation) {
      continuation = line.includes(continuation.until) ? undefined : continuation;
      return { number, code: null, marks: [] };
    }
    const match = firstMark.exec(line);
    if (match === null) {
      const goesOn = continuation !== undefined && line.trimStart().startsWith(continuation.opener);
      continuation = goesOn ? continuation : undefined;
      return { number, code: goesOn || linterRemark.test(line) ? null : line, marks: [] };
    }
    const text = line.slice(match.index).trimStart();
    const code = line.slice(0, match.index).trimEnd();
    const marks = marksOf(text);
    continuation = continuationOf(text, code === '', marks);
    return { number, code: code === '' ? null : code, marks };
  });
}

function marksOf(text: string): readonly Mark[] {
  // The pattern matches only these kinds.
  return [...text.matchAll(eachMark)].map(([, kind, keys = '']) => ({
    kind: kind as MarkKind,
    keys: keys.split(/, */),
  }));
}

/** Returns how a comment continues. Only the text of a weakness may need more lines; other marks end with their line. */
function continuationOf(text: string, isAlone: boolean, marks: readonly Mark[]): Continuation | undefined {
  if (text.startsWith('{/*') || text.startsWith('/*')) {
    const until = text.startsWith('{') ? '*/}' : '*/';
    return text.includes(until) ? undefined : { until };
  }
  const isWeakness = isAlone && marks.some(({ kind }) => kind === 'weakness');
  return isWeakness ? { opener: text.startsWith('#') ? '#' : '//' } : undefined;
}
