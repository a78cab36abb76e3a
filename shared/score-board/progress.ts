import type { ChallengeRecord } from '../api/challenge.ts';

/** Points scored and points available. */
export interface Progress {
  readonly reached: number;
  readonly available: number;
}

/** What the board says about the progress at its top (ui-learning.md 2.2). */
export interface BoardProgress {
  readonly hacking: Progress;
  readonly coding: Progress;
  /** Both together. */
  readonly all: Progress;
  /** Both together, for each difficulty from 1 to 6. */
  readonly difficulties: readonly Progress[];
}

/** Sums up what is done of the challenges on the board. */
export function boardProgress(challenges: readonly ChallengeRecord[]): BoardProgress {
  const hacking = hackingProgress(challenges);
  const coding = codingProgress(challenges);
  return {
    hacking,
    coding,
    all: { reached: hacking.reached + coding.reached, available: hacking.available + coding.available },
    difficulties: [1, 2, 3, 4, 5, 6].map((difficulty) => difficultyProgress(challenges, difficulty)),
  };
}

/** Counts one point for each solved challenge. */
export function hackingProgress(challenges: readonly ChallengeRecord[]): Progress {
  return { reached: challenges.filter(({ solved }) => solved).length, available: challenges.length };
}

/** Counts two points for each coding challenge: one for finding the flaw and one for fixing it. */
export function codingProgress(challenges: readonly ChallengeRecord[]): Progress {
  const coding = challenges.filter(({ hasCodingChallenge }) => hasCodingChallenge);
  const reached = coding.reduce((sum, { codingChallengeStatus }) => sum + codingChallengeStatus, 0);
  return { reached, available: 2 * coding.length };
}

/** Counts both kinds of points of one difficulty. Coding points count once the challenge itself is solved (ui-learning.md 2.2). */
function difficultyProgress(challenges: readonly ChallengeRecord[], difficulty: number): Progress {
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

/** Returns 0 to 100, rounded; 0 if no points are available. */
export function percentOf({ reached, available }: Progress): number {
  return available === 0 ? 0 : Math.round((100 * reached) / available);
}
