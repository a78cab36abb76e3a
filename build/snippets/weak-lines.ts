import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { PackedWeakLines, WeakLinesByKey } from '../../shared/api/debrief.ts';
import { dedent } from './cut.ts';
import { type MarkedLine, readMarkedLines } from './marks.ts';
import { readSources } from './sources.ts';

/** The most lines that a debrief shows, and how many of them come before the first weak one. */
const mostLines = 12;
const linesBefore = 4;

/** A place in a source that is marked as weak for some challenges. */
interface Place {
  readonly file: string;
  readonly keys: readonly ChallengeKey[];
  /** The line that is weak, or the first one to be found. */
  readonly line: MarkedLine;
  /** Whether learners look for it in a coding challenge. */
  readonly isAsked: boolean;
  /** The lines of the file that hold code. */
  readonly shown: readonly MarkedLine[];
}

/**
 * Finds the weak lines of the challenges, for the debrief of solved ones (decision 47): the lines to be found, where there is a coding
 * challenge, or else the line behind the mark `// weakness: <key>`. Of several marks, the one with the fewest keys says most about a challenge.
 * @param root the project's folder
 * @returns the lines by challenge; challenges without a mark in a source are left out
 */
export function buildWeakLines(root: string): { readonly lines: WeakLinesByKey; readonly files: readonly string[] } {
  const places: Place[] = [];
  const files: string[] = [];
  for (const { file, path, source } of readSources(root)) {
    if (/(?:weakness|vulnerable): /.test(source)) {
      files.push(path);
      places.push(...placesIn(file, source));
    }
  }
  const lines = challengeKeys.flatMap((key) => {
    const own = places.filter(({ keys }) => keys.includes(key));
    const asked = own.filter(({ isAsked }) => isAsked);
    const [best] = (asked.length > 0 ? asked : own).toSorted(
      (one, other) => one.keys.length - other.keys.length || distance(one) - distance(other),
    );
    return best === undefined ? [] : [[key, around(key, best)] as const];
  });
  return { lines: Object.fromEntries(lines), files };
}

/** Returns how far a place is from the shop itself: routes say more than what they are built on. */
function distance({ file }: Place): number {
  return file.startsWith('server/shop/') ? 0 : 1;
}

function placesIn(file: string, source: string): readonly Place[] {
  const lines = readMarkedLines(source);
  const shown = lines.filter(({ code }) => code !== null);
  return lines.flatMap((line) =>
    line.marks.flatMap(({ kind, keys: words }) => {
      const keys = challengeKeys.filter((key) => words.includes(key));
      const weak = line.code !== null && /\w/.test(line.code) ? line : nextWithCode(shown, line);
      return keys.length > 0 && weak !== undefined && (kind === 'weakness' || kind === 'vulnerable')
        ? [{ file, keys, line: weak, isAsked: kind === 'vulnerable', shown }]
        : [];
    }),
  );
}

/** Returns the line to which a mark belongs that has a line of its own, or is behind a mere bracket. */
function nextWithCode(shown: readonly MarkedLine[], { number }: MarkedLine): MarkedLine | undefined {
  return shown.find((line) => line.number > number && /\w/.test(line.code ?? ''));
}

const isAsked = ({ marks }: MarkedLine, key?: ChallengeKey): boolean =>
  marks.some(({ kind, keys }) => kind === 'vulnerable' && (key === undefined || keys.includes(key)));

/** Cuts out a weak line with some lines around it, as far as the part of the code to which it belongs. */
function around(key: ChallengeKey, { file, line, shown, isAsked: asked }: Place): PackedWeakLines {
  const at = shown.indexOf(line);
  const isWeak = (other: MarkedLine) => (asked ? isAsked(other, key) : other === line);
  const ends = file.endsWith('.yml') ? recordAround(shown, at) : blockAround(shown, at);
  const from = Math.max(ends.first, at - linesBefore);
  const cut = withoutEmptyEnds(shown.slice(from, Math.min(ends.end, from + mostLines)));
  const vulnerable = cut.flatMap((other, index) => (isWeak(other) ? [index + 1] : []));
  const answers = cut
    .filter(isWeak)
    .flatMap(({ marks }) => marks.flatMap(({ kind, keys }) => (kind === 'vulnerable' ? keys : [])));
  return {
    file,
    firstLine: cut[0]?.number ?? line.number,
    code: dedent(cut.map(({ code }) => code ?? '')),
    vulnerable,
    answers: challengeKeys.filter((known) => answers.includes(known)),
  };
}

interface Ends {
  readonly first: number;
  /** The index behind the last line. */
  readonly end: number;
}

/** Returns the ends of a record in a list: what surrounds it may give away other challenges. */
function recordAround(shown: readonly MarkedLine[], at: number): Ends {
  const begins = ({ code }: MarkedLine) => code?.startsWith('- ') === true;
  const next = shown.findIndex((line, index) => index > at && begins(line));
  return { first: Math.max(0, shown.slice(0, at + 1).findLastIndex(begins)), end: next === -1 ? shown.length : next };
}

/** Returns the ends of the function, class or value around a line. */
function blockAround(shown: readonly MarkedLine[], at: number): Ends {
  const closes = ({ code }: MarkedLine) => /^[)\]}]/.test(code ?? '');
  const end = shown.findIndex((line, index) => index >= at && closes(line));
  return { first: shown.slice(0, at).findLastIndex(closes) + 1, end: end === -1 ? shown.length : end + 1 };
}

function withoutEmptyEnds(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const isFilled = ({ code }: MarkedLine) => code?.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
