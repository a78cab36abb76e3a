import type { CodingChallengeStatus } from './challenge.ts';
import type { ChallengeKey } from './challenge-keys.ts';
import type { NamedNumber } from './numbers.ts';

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
  /** Present where it is none of the contract's 31: then only `/rest/range/coding/` has it (decision 108). */
  readonly isExtra?: true;
}

export interface CodingFix {
  /** The whole snippet with this option's change. */
  readonly code: string;
  /** Why it is right or wrong, in English. */
  readonly explanation: string;
  /** The number of the weakness that a wrong one leaves open, in the Common Weakness Enumeration. Absent where it leaves none. */
  readonly cwe?: number;
}

/** What `build/snippets/build-coding-challenges.ts` packs into `dist/server/coding-challenges.json`. It is read when somebody first asks for it. */
export type CodingChallenges = Readonly<Partial<Record<ChallengeKey, CodingChallengeContent>>>;

/** The part of the API that has all coding challenges, relative to the page (decision 108). */
export const codingPath = 'rest/range/coding';

/** What `GET /rest/range/coding` answers with: how far the learner is with each extra coding challenge. */
export interface ExtraCodingProgress {
  /** By challenge, in the order of their ids; empty where the configuration wants none. */
  readonly extra: Readonly<Partial<Record<ChallengeKey, CodingChallengeStatus>>>;
}

/** What helps after wrong tries, besides the hint (decision 111). */
export interface LinesHelp {
  /** From the second wrong try on: the first and last line of the block in which the lines are. */
  readonly block?: { readonly from: number; readonly to: number };
  /** From the third wrong try on: why the lines are weak, translated, and what the weakness is called. */
  readonly reason?: { readonly text: string; readonly weakness?: NamedNumber };
}

/** What is said of every fix once the right one is chosen (decision 111), in the order in which they are served. */
export interface CodingDebrief {
  readonly fixes: readonly {
    readonly isRight: boolean;
    /** In English. */
    readonly explanation: string;
    /** The weakness that a wrong one leaves; null for the right one, and where it has no name. */
    readonly weakness: NamedNumber | null;
  }[];
}

/** The verdict on chosen lines. */
export interface LinesVerdict extends LinesHelp {
  readonly verdict: boolean;
  /** Translated. Absent in a right answer, and where there is none. */
  readonly hint?: string;
}

/** The verdict on a chosen fix. */
export interface FixVerdict {
  readonly verdict: boolean;
  /** In English. Absent for an index out of range. */
  readonly explanation?: string;
}
