import type { ChallengeKey } from './challenge-keys.ts';

/** A piece of the shop's own source, and what is asked about it (api-learning.md 12). Lines are counted from 1. */
export interface CodingChallengeContent {
  /** Without marks and without a final newline. */
  readonly snippet: string;
  /** Ascending; all of them are to be found. */
  readonly vulnerableLines: readonly number[];
  /** May be chosen besides. */
  readonly neutralLines: readonly number[];
  /** In the order served. */
  readonly fixes: readonly CodingFix[];
  /** Index of the right one in `fixes`. */
  readonly correctFix: number;
  /** Each tells more than the one before; English. */
  readonly hints: readonly string[];
}

export interface CodingFix {
  /** The whole snippet with this option's change. */
  readonly code: string;
  /** Why it is right or wrong; English. */
  readonly explanation: string;
}

/**
 * What is packed into `dist/server/coding-challenges.json` by `build/snippets/build-coding-challenges.ts` and read when
 * somebody first asks for it.
 */
export type CodingChallenges = Readonly<Partial<Record<ChallengeKey, CodingChallengeContent>>>;
