import type { LessonState } from '../api/learner.ts';
import type { ContinueCodes } from './continue-codes.ts';

/** The version of the backup file. Any other is refused (api-learning.md 31). */
export const backupVersion = 1;

/** The backup file (api-learning.md 31, decision 41). */
export interface Backup extends ContinueCodes {
  readonly version: typeof backupVersion;
  readonly banners: {
    readonly welcomeBannerStatus?: string | undefined;
    readonly cookieConsentStatus?: string | undefined;
  };
  readonly language?: string | undefined;
  /** Our own optional additions, which Juice Shop ignores. */
  readonly learner?: string | undefined;
  /** ISO 8601, by challenge key. */
  readonly solvedAt?: Readonly<Record<string, string>> | undefined;
  /** The key of the pinned challenge. */
  readonly pinned?: string | undefined;
  /** Plain text, by challenge key. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
  /** How many hints were opened, by challenge key. */
  readonly openedHints?: Readonly<Record<string, number>> | undefined;
  /** What was read and answered in the handbook, by the name of the lesson. */
  readonly lessons?: Readonly<Record<string, LessonState>> | undefined;
  /** How far the learner is with the extra coding challenges (decision 108), by challenge key. */
  readonly coding?: Readonly<Record<string, number>> | undefined;
}

/** Returns the backup with only the fields that have a value, in the contract's order, which is the order in the file. */
export function inOrder(backup: Backup): Backup {
  const { version, banners, language, continueCode, continueCodeFindIt, continueCodeFixIt, learner, solvedAt } = backup;
  const { pinned, notes, openedHints, lessons, coding } = backup;
  const { welcomeBannerStatus, cookieConsentStatus } = banners;
  return present({
    version,
    banners: present({ welcomeBannerStatus, cookieConsentStatus }),
    language,
    continueCode,
    continueCodeFindIt,
    continueCodeFixIt,
    learner,
    solvedAt,
    pinned,
    notes,
    openedHints,
    lessons,
    coding,
  });
}

/** Returns the contents of a backup file: one line of JSON. */
export function writeBackup(backup: Backup): string {
  return JSON.stringify(inOrder(backup));
}

function present<Fields extends object>(fields: Fields): Fields {
  // What is left out was undefined, and may just as well be absent.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
