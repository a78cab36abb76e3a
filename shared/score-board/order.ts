import type { ChallengeRecord } from '../api/challenge.ts';

/** Position of a challenge without a tutorial. It is finite, because the difference of two infinities isn't a number. */
const lastInTutorials = Number.MAX_SAFE_INTEGER;

/**
 * Sorts challenges by difficulty, then by position in the tutorials (those without one last), then by name in code unit order
 * (ui-learning.md 2.5).
 */
export function inBoardOrder(challenges: readonly ChallengeRecord[]): readonly ChallengeRecord[] {
  return challenges.toSorted(
    (a, b) =>
      a.difficulty - b.difficulty ||
      (a.tutorialOrder ?? lastInTutorials) - (b.tutorialOrder ?? lastInTutorials) ||
      (a.name < b.name ? -1 : 1),
  );
}
