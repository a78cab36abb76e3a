import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';

/** The parameters of the board's address that open something on it. */
export const debriefParameter = 'debrief';
export const challengeParameter = 'challenge';

/** Returns the address of a solved challenge's debrief. */
export function debriefAddress(key: ChallengeKey): string {
  return `#/score-board?${debriefParameter}=${key}`;
}

/** Returns the address that shows a challenge on the board. */
export function challengeAddress(key: ChallengeKey): string {
  return `#/score-board?${challengeParameter}=${key}`;
}
