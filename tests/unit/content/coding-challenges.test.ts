import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildCodingChallenges } from '../../../resources/snippets/build-coding-challenges.ts';

const { challenges, missing } = buildCodingChallenges(join(import.meta.dirname, '../../../resources'));

/** Not written yet. */
const unwritten: readonly string[] = [
  'accessLogDisclosureChallenge',
  'changeProductChallenge',
  'dbSchemaChallenge',
  'directoryListingChallenge',
  'exposedMetricsChallenge',
  'forgedReviewChallenge',
  'loginAdminChallenge',
  'loginBenderChallenge',
  'loginJimChallenge',
  'nftMintChallenge',
  'nftUnlockChallenge',
  'noSqlReviewsChallenge',
  'redirectChallenge',
  'redirectCryptoCurrencyChallenge',
  'registerAdminChallenge',
  'resetPasswordBenderChallenge',
  'resetPasswordBjoernChallenge',
  'resetPasswordBjoernOwaspChallenge',
  'resetPasswordJimChallenge',
  'resetPasswordMortyChallenge',
  'resetPasswordUvoginChallenge',
  'unionSqlInjectionChallenge',
  'weakPasswordChallenge',
  'web3WalletChallenge',
];

it('of the 31 coding challenges only these may be missing', () => {
  expect(unwritten).toEqual(expect.arrayContaining([...missing]));
  expect(Object.keys(challenges).length + missing.length).toBe(31);
});
