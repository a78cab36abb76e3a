import type { ReportedChallenge } from '../content/built-challenges.ts';
import type { ClassTexts } from '../content/class-texts.ts';
import { csvOf } from './csv.ts';
import { type BackupText, type Learner, type RefusedFile, readLearners } from './learners.ts';
import { latestOfEach, withReported } from './merge.ts';
import { pageOf } from './page/page.ts';
import { timesIn } from './page/times.ts';
import { wordsIn } from './words.ts';
import { xlsxOf } from './xlsx.ts';

export interface ReportWishes {
  readonly backups: readonly BackupText[];
  /** Those of `readBuiltChallenges`, or any others that the backups are about. */
  readonly challenges: readonly ReportedChallenge[];
  /** Files that could not even be read. They are listed with those that are no backups. */
  readonly unreadable?: readonly RefusedFile[];
  /** What a class board has been told of its learners. */
  readonly reported?: readonly Learner[];
  readonly now: Date;
  /** What the page and the workbook say (`readClassTexts`). The CSV is for machines, and English. */
  readonly texts: ClassTexts;
  /** The heading; a general one when absent. */
  readonly title?: string;
  /** IANA name of the time zone of all local times; this machine's when absent. */
  readonly timeZone?: string;
}

export interface Report {
  /** One page that contains everything it needs. It has no script and loads nothing. */
  readonly html: string;
  readonly csv: string;
  /** Makes a workbook for spreadsheets (Office Open XML). */
  readonly xlsx: () => Promise<Uint8Array>;
  /** How many learners it covers. */
  readonly learners: number;
  /** What was left out, and why: files that are no backups, and older backups of a learner. */
  readonly refused: readonly RefusedFile[];
}

/**
 * Turns learners' backups (api-learning.md 31, decision 41; those of Juice Shop too) into a page and tables: who solved what, and when if the file
 * says so, by category, topic and difficulty. Of each learner, the latest backup counts (decision 106). It is pure, and a bad file never makes it throw.
 */
export function makeReport(wishes: ReportWishes): Report {
  const { backups, challenges, unreadable = [], reported = [] } = wishes;
  const words = wordsIn(wishes.texts);
  const times = timesIn(wishes.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, words.tag);
  const read = readLearners(backups, challenges);
  const merged = latestOfEach(read.learners, words.tag);
  const learners = withReported(merged.learners, reported, words.tag);
  const older = merged.older.map(({ fileName }) => ({ fileName, reason: words.say('REPORT_OLDER') }));
  const refused = [...unreadable, ...read.refused, ...older];
  const title = wishes.title ?? words.say('REPORT_TITLE');
  return {
    html: pageOf({ learners, challenges, refused, now: wishes.now, title, times, words }),
    csv: csvOf(learners, challenges, times),
    xlsx: () => xlsxOf({ learners, challenges, title, times, words }),
    learners: learners.length,
    refused,
  };
}

/** Returns the suggested name of the page, without its extension: `juice_range-report-2026-11-22`. */
export function reportFileName(now: Date): string {
  return `juice_range-report-${now.toISOString().slice(0, 10)}`;
}
