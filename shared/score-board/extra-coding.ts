import type { ChallengeRecord } from '../api/challenge.ts';
import type { ExtraCodingProgress } from '../api/coding-challenges.ts';

/** The tag that the server adds to every challenge with code. */
export const codingTag = 'With Coding Challenge';

/** Adds the coding challenges that the API doesn't mention: its records are those that other clients know (decision 108). */
export function withExtraCoding(
  challenges: readonly ChallengeRecord[],
  { extra }: ExtraCodingProgress,
): readonly ChallengeRecord[] {
  return challenges.map((challenge) => {
    const codingChallengeStatus = extra[challenge.key];
    return codingChallengeStatus === undefined
      ? challenge
      : {
          ...challenge,
          hasCodingChallenge: true,
          codingChallengeStatus,
          tags: [...(challenge.tags === null ? [] : [challenge.tags]), codingTag].join(','),
        };
  });
}
