import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { ClassChange, ClassStatus } from '../../../shared/api/class.ts';
import type { MarkKind } from '../../../shared/class/mark-kinds.ts';

/** A solve, as it is reported to the class. */
export interface ClassSolve {
  readonly key: ChallengeKey;
  /** 40 hex digits. */
  readonly flag: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How many hints were open. */
  readonly hints: number;
}

/** What there is to tell a class board. The supervisor decides what is sent, and whether anything is (decision 102). */
export interface ClassLink {
  /** @param scores of this solve and of everything so far, from 0 to 1; -1 where none was computed */
  solved(
    solve: ClassSolve & { readonly cheatScore: number; readonly totalCheatScore: number; readonly isRestored: boolean },
  ): void;
  /** @param step 1 for the flaw found, 2 for the fix chosen */
  coding(news: { readonly key: ChallengeKey; readonly step: 1 | 2; readonly totalCheatScore: number }): void;
  hint(news: { readonly key: ChallengeKey; readonly opened: number }): void;
  mark(what: MarkKind): void;
  /** Tells everything that there is so far. */
  progress(all: {
    readonly solves: readonly ClassSolve[];
    readonly coding: readonly { readonly key: ChallengeKey; readonly step: 1 | 2 }[];
    readonly hints: readonly { readonly key: ChallengeKey; readonly opened: number }[];
  }): void;
  /** Passes on what the learner has chosen. @param backup the text to hand in; null for any other choice */
  change(change: ClassChange, backup: string | null): Promise<ClassStatus>;
}
