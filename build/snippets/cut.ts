import { ContentError } from '../content/read-content.ts';
import { type MarkedLine, type MarkKind, readMarkedLines } from './marks.ts';
import { readSources } from './sources.ts';

/**
 * Cuts all snippets out of this project's own sources.
 * @param root the project's folder
 * @returns the snippets by challenge key, and the files that they come from
 * @throws ContentError for broken boundaries, and for a key that has snippets in two files
 */
export function cutSources(root: string): {
  readonly snippets: ReadonlyMap<string, Snippet>;
  readonly files: readonly string[];
} {
  const snippets = new Map<string, Snippet>();
  const files: string[] = [];
  for (const { file, path, source } of readSources(root)) {
    if (!/(?:\/\/|#|\/\*) ?(?:end)?snippet: /.test(source)) {
      continue;
    }
    files.push(path);
    for (const [key, snippet] of cutSnippets(file, source)) {
      const other = snippets.get(key);
      if (other !== undefined) {
        throw new ContentError(`${file}: ${key} already has a snippet in ${other.file}`);
      }
      snippets.set(key, snippet);
    }
  }
  return { snippets, files };
}

/** A piece of source code as learners see it. */
export interface Snippet {
  /** The source file from which it is cut, relative to the project's root. */
  readonly file: string;
  /** Its lines in the source, marks included, counted from 1. */
  readonly place: { readonly first: number; readonly last: number };
  /** The code as shown, without marks, hidden lines, common indentation and a final newline. */
  readonly text: string;
  /** Lines of `text` that are the right answer, counted from 1, ascending. */
  readonly vulnerableLines: readonly number[];
  /** Lines of `text` that may also be chosen. */
  readonly neutralLines: readonly number[];
}

/**
 * Cuts the snippets out of one source.
 * @param file its name, for error messages
 * @returns the snippets by challenge key; a snippet of several challenges is listed under each
 * @throws ContentError for a beginning without an end, an end without a beginning, a mark outside its snippet, and a snippet without
 *   vulnerable lines
 */
export function cutSnippets(file: string, source: string): ReadonlyMap<string, Snippet> {
  const lines = readMarkedLines(source);
  const keys = new Set(
    lines.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'weakness' ? [] : mark.keys))),
  );
  return new Map([...keys].map((key) => [key, cutSnippet(file, lines, key)]));
}

const says = ({ marks }: MarkedLine, kind: MarkKind, key: string): boolean =>
  marks.some((mark) => mark.kind === kind && mark.keys.includes(key));

function cutSnippet(file: string, lines: readonly MarkedLine[], key: string): Snippet {
  const broken = (why: string, line?: MarkedLine): ContentError =>
    new ContentError(
      `${file}${line === undefined ? '' : `:${line.number}`}: Broken code snippet boundaries for: ${key} (${why})`,
    );
  const [start, secondStart] = lines.filter((line) => says(line, 'snippet', key));
  const [end, secondEnd] = lines.filter((line) => says(line, 'endsnippet', key));
  if (start === undefined) {
    throw broken('it has no beginning');
  }
  if (end === undefined || end.number < start.number) {
    throw broken('it has no end after its beginning', start);
  }
  if (secondStart !== undefined || secondEnd !== undefined) {
    throw broken('it begins or ends twice', secondStart ?? secondEnd);
  }
  if (start.code !== null || end.code !== null) {
    throw broken('its beginning and its end must be on lines of their own', start.code === null ? end : start);
  }
  const stray = lines.find(
    (line) =>
      (line.number < start.number || line.number > end.number) &&
      (says(line, 'vulnerable', key) || says(line, 'neutral', key) || says(line, 'hidden', key)),
  );
  if (stray !== undefined) {
    throw broken('a mark is outside the snippet', stray);
  }
  const misplaced = lines.find(
    (line) => line.code === null && (says(line, 'vulnerable', key) || says(line, 'neutral', key)),
  );
  if (misplaced !== undefined) {
    throw broken('a mark is on a line that is not shown', misplaced);
  }
  const shown = withoutEmptyEnds(
    lines.slice(start.number, end.number - 1).filter((line) => line.code !== null && !says(line, 'hidden', key)),
  );
  const numbersOf = (kind: MarkKind) => shown.flatMap((line, index) => (says(line, kind, key) ? [index + 1] : []));
  const vulnerableLines = numbersOf('vulnerable');
  if (vulnerableLines.length === 0) {
    throw broken('no line is marked as vulnerable', start);
  }
  return {
    file,
    place: { first: start.number, last: end.number },
    text: dedent(shown.map(({ code }) => code ?? '')),
    vulnerableLines,
    neutralLines: numbersOf('neutral').filter((line) => !vulnerableLines.includes(line)),
  };
}

/** Removes empty lines at both ends, and keeps only one where the lines between several were removed. */
function withoutEmptyEnds(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const isEmpty = (line: MarkedLine | undefined) => line?.code?.trim() === '';
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return lines.filter((line, index) => !isEmpty(line) || (index > 0 && index < last && !isEmpty(lines[index - 1])));
}

/** Removes the indentation that all lines have in common. */
export function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common).trimEnd()).join('\n');
}
