import type { ChallengeKey } from './challenge-keys.ts';

/** A piece of the shop's own source, and what is asked about it (api-learning.md 12). Lines are counted from 1. */
export interface CodingChallengeContent {
  /** Without marks and without a final newline. */
  readonly snippet: string;
  /** Ascending. The learner has to find all of them. */
  readonly vulnerableLines: readonly number[];
  /** Lines that may be chosen as well. */
  readonly neutralLines: readonly number[];
  /** In the order in which they are served. */
  readonly fixes: readonly CodingFix[];
  /** Index of the right fix in `fixes`. */
  readonly correctFix: number;
  /** In English. Each gives away more than the one before. */
  readonly hints: readonly string[];
}

export interface CodingFix {
  /** The whole snippet with this option's change. */
  readonly code: string;
  /** Why it is right or wrong, in English. */
  readonly explanation: string;
}

/** What `build/snippets/build-coding-challenges.ts` packs into `dist/server/coding-challenges.json`. It is read when somebody first asks for it. */
export type CodingChallenges = Readonly<Partial<Record<ChallengeKey, CodingChallengeContent>>>;
