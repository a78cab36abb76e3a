import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import type { Configuration } from '../../lib/config.ts';

/** The tag that the server adds to every challenge with code. */
const codingTag = /(?:^|,)With Coding Challenge$/;

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
        tags: challenge.tags?.replace(codingTag, '') || null,
      }))
    : challenges;
}
