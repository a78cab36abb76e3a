import { type Backup, backupVersion } from './backup.ts';
import type { ContinueCodes } from './continue-codes.ts';
import type { LearnerFields } from './learner.ts';

/** The cookies that a backup holds, by name (ui-learning.md 1.3). Restoring removes those for which the backup has no value. */
export const backupCookies = {
  welcomebanner_status: ({ banners }) => banners.welcomeBannerStatus,
  cookieconsent_status: ({ banners }) => banners.cookieConsentStatus,
  language: ({ language }) => language,
  continueCodeFindIt: ({ continueCodeFindIt }) => continueCodeFindIt,
  continueCodeFixIt: ({ continueCodeFixIt }) => continueCodeFixIt,
  continueCode: ({ continueCode }) => continueCode,
} as const satisfies Readonly<Record<string, (backup: Backup) => string | undefined>>;

/** Holds the name that a learner gave. Restoring a backup without a name keeps it. */
export const learnerCookie = 'learner';

/** The longest name that the cookie holds, in characters. A backup accepts longer ones (decision 41). */
export const longestLearner = 60;

/**
 * Makes a backup of what a browser keeps (api-learning.md 31).
 * @param cookie returns the decoded value of a cookie; undefined for one that is not set
 */
export function makeBackup(
  cookie: (name: keyof typeof backupCookies | typeof learnerCookie) => string | undefined,
  codes: ContinueCodes,
  solvedAt: Backup['solvedAt'],
  learner: LearnerFields,
): Backup {
  return {
    version: backupVersion,
    banners: {
      welcomeBannerStatus: cookie('welcomebanner_status'),
      cookieConsentStatus: cookie('cookieconsent_status'),
    },
    language: cookie('language'),
    ...codes,
    learner: cookie(learnerCookie)?.slice(0, longestLearner) || undefined,
    solvedAt,
    ...learner,
  };
}
