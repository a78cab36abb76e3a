import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';

/** Place of a challenge without a tutorial; finite, since the difference of two infinities is not a number. */
const lastInTutorials = Number.MAX_SAFE_INTEGER;

/** By difficulty, then by place in the tutorials (none last), then by name in code unit order (ui-learning.md 2.5). */
export function inBoardOrder(challenges: readonly ChallengeRecord[]): readonly ChallengeRecord[] {
  return challenges.toSorted(
    (a, b) =>
      a.difficulty - b.difficulty ||
      (a.tutorialOrder ?? lastInTutorials) - (b.tutorialOrder ?? lastInTutorials) ||
      (a.name < b.name ? -1 : 1),
  );
}
