import type { Backup } from '../backup/backup.ts';
import { numbersIn } from '../backup/coded-numbers.ts';
import type { ContinueCodeKind } from '../backup/continue-codes.ts';
import { readBackup, restoreFailed } from '../backup/read-backup.ts';
import type { ReportedChallenge } from '../content/built-challenges.ts';

/** A backup file as it was found. */
export interface BackupText {
  /** The last part of its path. */
  readonly fileName: string;
  readonly text: string;
  /** When the file was last written, or the backup handed in. */
  readonly savedAt?: Date;
  /** The name of whoever handed it in, which counts instead of the one in the file. */
  readonly handedInBy?: string;
}

/** A file that the report leaves out, and the reason in one sentence. */
export interface RefusedFile {
  readonly fileName: string;
  readonly reason: string;
}

/** What one backup file, or the class board, says about a learner. */
export interface Learner {
  /** The name that the learner gave, or else that of the file without its extension. */
  readonly name: string;
  /** Empty where the class board alone knows of the learner. */
  readonly fileName: string;
  readonly savedAt: Date | null;
  /** In chronological order. Solves without a time come last, in the order of the challenges. */
  readonly solves: readonly Solve[];
  /** Solved steps of coding challenges: found the flaw, chose the fix. */
  readonly found: ReadonlySet<string>;
  readonly fixed: ReadonlySet<string>;
  /** How many hints were opened; null where the file doesn't say, as in files of Juice Shop. */
  readonly hints: number | null;
}

export interface Solve {
  readonly challenge: ReportedChallenge;
  /** Null where the file has no time, as in files of Juice Shop. */
  readonly at: Date | null;
}

/** Reads each backup by itself. A file that isn't a backup is returned separately and doesn't keep the others out. */
export function readLearners(
  backups: readonly BackupText[],
  challenges: readonly ReportedChallenge[],
): { readonly learners: readonly Learner[]; readonly refused: readonly RefusedFile[] } {
  const learners: Learner[] = [];
  const refused: RefusedFile[] = [];
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]));
  for (const { fileName, text, savedAt = null, handedInBy } of backups) {
    const judged = readBackup(text);
    if (judged.kind === 'good') {
      const learner = learnerOf(judged.backup, fileName, savedAt, byId);
      learners.push(handedInBy === undefined ? learner : { ...learner, name: handedInBy });
    } else {
      refused.push({ fileName, reason: judged.message.replace(restoreFailed(''), '') });
    }
  }
  return { learners, refused };
}

function learnerOf(
  backup: Backup,
  fileName: string,
  savedAt: Date | null,
  byId: ReadonlyMap<number, ReportedChallenge>,
): Learner {
  // A code may hold a number that no challenge has. One such number even solves a challenge.
  const namedBy = (kind: ContinueCodeKind) =>
    [...new Set(numbersIn(kind, backup[kind] ?? ''))].flatMap((id) => byId.get(id) ?? []);
  const solves = namedBy('continueCode')
    .toSorted((one, other) => one.id - other.id)
    .map((challenge) => ({ challenge, at: timeOf(backup.solvedAt?.[challenge.key]) }));
  const fixed = new Set(namedBy('continueCodeFixIt').map(({ key }) => key));
  return {
    name: oneLine(backup.learner ?? '') || oneLine(fileName.replace(/(?:\.juicerange)?\.json$/i, '')) || fileName,
    fileName,
    savedAt,
    solves: inOrderOfTime(solves),
    // Nobody chooses the fix before the flaw is found.
    found: new Set([...namedBy('continueCodeFindIt').map(({ key }) => key), ...fixed]),
    fixed,
    hints:
      backup.openedHints === undefined
        ? null
        : Object.values(backup.openedHints).reduce((sum, count) => sum + Math.max(0, count), 0),
  };
}

/** Sorts solves by their time. Those without one come last and keep their order. */
export function inOrderOfTime(solves: readonly Solve[]): readonly Solve[] {
  return solves.toSorted((one, other) => millisecondsOf(one) - millisecondsOf(other));
}

/** Later than any time, and finite, since the difference of two infinities is not a number. */
const never = Number.MAX_SAFE_INTEGER;

function millisecondsOf({ at }: Solve): number {
  return at === null ? never : at.getTime();
}

/** Reads a time. Files are edited by hand, so anything that isn't a time counts as none. */
function timeOf(text: string | undefined): Date | null {
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text ?? '') ? new Date(text ?? '') : new Date(Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Returns text that others wrote, without anything that would break a line or reverse its direction. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
