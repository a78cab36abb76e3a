import type { ChallengeKey } from './challenge-keys.ts';

/** The coding challenges for which learners may write a fix of their own (decision 110). */
export const ownFixKeys = [
  'loginAdminChallenge',
  'loginBenderChallenge',
  'loginJimChallenge',
  'unionSqlInjectionChallenge',
  'dbSchemaChallenge',
  'forgedReviewChallenge',
  'noSqlReviewsChallenge',
  'redirectChallenge',
  'redirectCryptoCurrencyChallenge',
  'changeProductChallenge',
  'resetPasswordMortyChallenge',
  'directoryListingChallenge',
  'accessLogDisclosureChallenge',
] as const satisfies readonly ChallengeKey[];

export type OwnFixKey = (typeof ownFixKeys)[number];

/** The longest fix, in characters: four times the longest snippet. */
export const longestFix = 16_000;

/** What ordinary people do, and has to work. */
export const useNames = [
  'loginWithPassword',
  'loginWithWrongPassword',
  'loginWithApostrophe',
  'loginWithSecondFactor',
  'searchForName',
  'searchForDescription',
  'searchForAll',
  'searchForNothing',
  'searchWithApostrophe',
  'reviewCorrected',
  'reviewCorrectedAlone',
  'redirectToPartners',
  'productsRead',
  'productAddedByCustomer',
  'basketReadByCustomer',
  'answerRight',
  'answerMistyped',
  'answerDuringFlood',
  'termsRead',
  'confirmationRead',
  'keyRead',
  'advisoriesRead',
] as const;

/** What attackers try, and must not get. */
export const attackNames = [
  'loginByComment',
  'loginByBlockComment',
  'loginByCondition',
  'loginByOtherAddress',
  'loginByQuotes',
  'loginByBackslash',
  'loginByInventedUser',
  'searchForPasswords',
  'searchPastWordFilter',
  'searchPastComment',
  'searchForDeleted',
  'searchByQuestion',
  'searchForSchema',
  'searchForSchemaByAlias',
  'reviewOfOther',
  'reviewOfOtherInList',
  'reviewWithoutLogin',
  'reviewsByNotEqual',
  'reviewsByGreater',
  'reviewsByExistence',
  'reviewsByPattern',
  'redirectInQuery',
  'redirectInPath',
  'redirectInFragment',
  'redirectToLookAlike',
  'redirectWithUser',
  'redirectToSubdomain',
  'redirectToScript',
  'redirectToDonations',
  'redirectToDonationsWithQuery',
  'priceByAnyone',
  'priceByCustomer',
  'productDeleted',
  'usersReadByAnyone',
  'answersByForwardedFor',
  'answersByOtherHeaders',
  'answersByAgents',
  'answersFromOneAddress',
  'acquisitionsRead',
  'acquisitionsPastEnding',
  'backupPastEnding',
  'logRead',
  'logListed',
] as const;

export type UseName = (typeof useNames)[number];
export type AttackName = (typeof attackNames)[number];

/** How a fix fared with one ordinary use, or with one attack. */
export interface CheckOutcome {
  readonly name: UseName | AttackName;
  /** True when people got what they came for, or when the attack got nothing. */
  readonly passed: boolean;
  /** Status and beginning of the response that decided it, such as `500 no such column: x`. Learners' code wrote it. */
  readonly response: string;
}

/**
 * What became of a fix. `tried` has one outcome for each use and each attack, in the order in which they were tried; the fix holds when all have
 * passed. `doesNotRun` brings the error that ended the code before anybody could use it. The others say which limit was exceeded, or that too many
 * wait.
 */
export type OwnFixVerdict =
  | { readonly outcome: 'tried'; readonly checks: readonly CheckOutcome[] }
  | {
      readonly outcome: 'doesNotRun';
      readonly error: string /** Counted from 1; 0 where it is unknown. */;
      readonly line: number;
    }
  | { readonly outcome: 'timedOut' | 'outOfMemory' | 'crashed' | 'busy' };
