import type { ReportedChallenge } from '../content/built-challenges.ts';
import { csvOf } from './csv.ts';
import { type BackupText, type RefusedFile, readLearners } from './learners.ts';
import { pageOf } from './page/page.ts';

export interface ReportWishes {
  readonly backups: readonly BackupText[];
  /** Those of `readBuiltChallenges`, or any others that the backups are about. */
  readonly challenges: readonly ReportedChallenge[];
  /** Files that could not even be read. They are listed with those that are no backups. */
  readonly unreadable?: readonly RefusedFile[];
  readonly now: Date;
  /** The heading; a general one when absent. */
  readonly title?: string;
  /** IANA name of the time zone for the page's times; this machine's when absent. The CSV is in UTC. */
  readonly timeZone?: string;
}

export interface Report {
  /** One page that contains everything it needs. It has no script and loads nothing. */
  readonly html: string;
  readonly csv: string;
  /** How many backups it covers. */
  readonly learners: number;
  /** What was left out, and why. */
  readonly refused: readonly RefusedFile[];
}

/**
 * Turns learners' backups (api-learning.md 31, decision 41; those of Juice Shop too) into a page and a table: who solved what, and when if the file
 * says so, by category and difficulty. It is pure, and a bad file never makes it throw.
 */
export function makeReport(wishes: ReportWishes): Report {
  const { backups, challenges, unreadable = [] } = wishes;
  const { learners, refused } = readLearners(backups, challenges);
  const left = [...unreadable, ...refused];
  return {
    html: pageOf({
      learners,
      challenges,
      refused: left,
      now: wishes.now,
      title: wishes.title ?? 'Workshop report',
      timeZone: wishes.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    csv: csvOf(learners, challenges),
    learners: learners.length,
    refused: left,
  };
}

/** Returns the suggested name of the page, without its extension: `juice_range-report-2026-11-22`. */
export function reportFileName(now: Date): string {
  return `juice_range-report-${now.toISOString().slice(0, 10)}`;
}
