import type { ReportedChallenge } from '../content/built-challenges.ts';
import { csvOf } from './csv.ts';
import { type BackupText, type RefusedFile, readLearners } from './learners.ts';
import { pageOf } from './page/page.ts';

export interface ReportWishes {
  readonly backups: readonly BackupText[];
  /** `readBuiltChallenges`, or any others that the backups are about. */
  readonly challenges: readonly ReportedChallenge[];
  /** Files that could not even be read; they are listed with those that are no backups. */
  readonly unreadable?: readonly RefusedFile[];
  readonly now: Date;
  /** Heading; a general one when absent. */
  readonly title?: string;
  /** IANA name of the zone for the page's times; that of this machine when absent. The CSV is in UTC. */
  readonly timeZone?: string;
}

export interface Report {
  /** One page, with everything in it: no script, no other file, nothing of the network. */
  readonly html: string;
  readonly csv: string;
  /** How many backups are in it. */
  readonly learners: number;
  /** What is left out, and why. */
  readonly refused: readonly RefusedFile[];
}

/**
 * Turns learners' backups (api-learning.md 31, decision 41; those of Juice Shop as well) into a page and a table: who solved what, when where the file
 * says so, by category and difficulty. Pure; a bad file never throws.
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

/** Suggested name of the page, without its ending: `juice_range-report-2026-11-22`. */
export function reportFileName(now: Date): string {
  return `juice_range-report-${now.toISOString().slice(0, 10)}`;
}
