import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { Training } from '../training.ts';

/**
 * Returns the coding challenges whose answer some lines would give away, because learners still have to find them (decision 47). Where coding
 * challenges are switched off, there are none.
 * @param key the challenge that the lines belong to
 * @param answers the coding challenges whose answer is among the lines
 */
export function stillToFind(
  { judge }: Pick<Training, 'judge'>,
  key: ChallengeKey,
  answers: readonly ChallengeKey[],
): readonly ChallengeKey[] {
  return [...new Set([key, ...answers])].filter((other) => {
    const coding = judge.find(other);
    return coding !== undefined && judge.statusOf(coding) < 1;
  });
}
