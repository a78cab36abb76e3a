import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import { codingTag } from '../../../../shared/score-board/extra-coding.ts';
import type { Configuration } from '../../lib/config.ts';

const lastTag = new RegExp(`(?:^|,)${codingTag}$`);

/**
 * Returns the challenges as if none had code, if the operator has switched coding challenges off: they then don't count, and searches don't
 * find them. Otherwise returns the same list.
 */
export function withoutCoding(
  challenges: readonly ChallengeRecord[],
  configuration: Configuration,
): readonly ChallengeRecord[] {
  return configuration.challenges.codingChallengesEnabled === 'never'
    ? challenges.map((challenge) => ({
        ...challenge,
        hasCodingChallenge: false,
        codingChallengeStatus: 0,
        tags: challenge.tags?.replace(lastTag, '') || null,
      }))
    : challenges;
}
