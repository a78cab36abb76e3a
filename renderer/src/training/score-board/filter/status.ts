import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';

export const statuses = ['unsolved', 'partially-solved', 'solved'] as const;

/** The state of a challenge. Partially solved means that it is hacked but its coding challenge isn't done (ui-learning.md 2.5). */
export type ChallengeStatus = (typeof statuses)[number];

export const statusTexts: Readonly<Record<ChallengeStatus, string>> = {
  unsolved: 'STATUS_UNSOLVED',
  'partially-solved': 'STATUS_PARTIALLY_SOLVED',
  solved: 'STATUS_SOLVED',
};

export function statusOf({ solved, hasCodingChallenge, codingChallengeStatus }: ChallengeRecord): ChallengeStatus {
  if (!solved) {
    return 'unsolved';
  }
  return hasCodingChallenge && codingChallengeStatus < 2 ? 'partially-solved' : 'solved';
}
