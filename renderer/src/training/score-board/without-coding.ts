import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import type { Configuration } from '../../lib/config.ts';

/** The tag that the server gives to every challenge with code. */
const codingTag = /(?:^|,)With Coding Challenge$/;

/**
 * The challenges as if none had code, where the operator wants no coding challenges: they count for nothing then, and nothing is found by
 * them. The very same list elsewhere.
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
