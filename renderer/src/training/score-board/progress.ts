import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';

/** Points reached of those there are. */
export interface Progress {
  readonly reached: number;
  readonly available: number;
}

/** A point for each solved challenge. */
export function hackingProgress(challenges: readonly ChallengeRecord[]): Progress {
  return { reached: challenges.filter(({ solved }) => solved).length, available: challenges.length };
}

/** Two points for each coding challenge: one for finding the flaw, one for fixing it. */
export function codingProgress(challenges: readonly ChallengeRecord[]): Progress {
  const coding = challenges.filter(({ hasCodingChallenge }) => hasCodingChallenge);
  const reached = coding.reduce((sum, { codingChallengeStatus }) => sum + codingChallengeStatus, 0);
  return { reached, available: 2 * coding.length };
}

/** Both kinds of points of one difficulty; coding points count once the challenge itself is solved (ui-learning.md 2.2). */
export function difficultyProgress(challenges: readonly ChallengeRecord[], difficulty: number): Progress {
  let reached = 0;
  let available = 0;
  for (const challenge of challenges) {
    if (challenge.difficulty === difficulty) {
      available += challenge.hasCodingChallenge ? 3 : 1;
      reached += challenge.solved ? 1 + challenge.codingChallengeStatus : 0;
    }
  }
  return { reached, available };
}

/** 0 to 100, rounded; 0 where there is nothing to reach. */
export function percentOf({ reached, available }: Progress): number {
  return available === 0 ? 0 : Math.round((100 * reached) / available);
}
