import type { ChallengeIds } from '../api/configuration.ts';

/** Version of the backup file; any other is refused (api-learning.md 31). */
export const backupVersion = 1;

/** The backup file, fields in the contract's order; absent values are left out (api-learning.md 31, rulings 41). */
export interface Backup {
  readonly version: typeof backupVersion;
  readonly banners: {
    readonly welcomeBannerStatus?: string;
    readonly cookieConsentStatus?: string;
  };
  readonly language?: string;
  readonly continueCode?: string;
  readonly continueCodeFindIt?: string;
  readonly continueCodeFixIt?: string;
  /** Our own optional additions; the peer ignores them. */
  readonly learner?: string;
  readonly solvedAt?: Readonly<Record<string, string>>;
}

/**
 * The header by which whoever makes or restores backups has continue codes in the API's own ids, whatever ids a shop is configured to use
 * for the tools of others.
 */
export const ownIdsHeader = 'x-range-ids';
export const ownIds = 'v18' satisfies ChallengeIds;

/** The fields that hold progress. */
export const backupCodes = ['continueCode', 'continueCodeFindIt', 'continueCodeFixIt'] as const;

/** How many challenges each code of a backup names. */
export interface JudgedCodes {
  readonly solved: number;
  readonly findIt: number;
  readonly fixIt: number;
}
