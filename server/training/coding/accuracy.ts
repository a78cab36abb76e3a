import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';

/** The two steps of a coding challenge, in the contract's words. */
export type CodingPhase = 'find it' | 'fix it';

/** Counts how many answers the learner needed (api-learning.md 11). The counts are kept in memory. */
export interface CodingAccuracy {
  /** Counts an answer, unless the step was already answered correctly. */
  note(key: ChallengeKey, phase: CodingPhase, isRight: boolean): void;
  /** Returns how many answers were counted: the wrong ones and the first right one. */
  attempts(key: ChallengeKey, phase: CodingPhase): number;
  /** Returns 1 divided by the attempts once the step is solved, 0 until then. */
  of(key: ChallengeKey, phase: CodingPhase): number;
  /** Returns the mean over all solved ones; NaN while there are none. */
  total(phase: CodingPhase): number;
  reset(): void;
}

interface Tally {
  readonly attempts: number;
  readonly isSolved: boolean;
}

const untried: Tally = { attempts: 0, isSolved: false };

export function createCodingAccuracy(): CodingAccuracy {
  const tallies: Readonly<Record<CodingPhase, Map<ChallengeKey, Tally>>> = {
    'find it': new Map(),
    'fix it': new Map(),
  };
  const tallyOf = (key: ChallengeKey, phase: CodingPhase): Tally => tallies[phase].get(key) ?? untried;
  const share = ({ attempts, isSolved }: Tally): number => (isSolved ? 1 / attempts : 0);
  return {
    note: (key, phase, isRight) => {
      const { attempts, isSolved } = tallyOf(key, phase);
      if (!isSolved) {
        tallies[phase].set(key, { attempts: attempts + 1, isSolved: isRight });
      }
    },
    attempts: (key, phase) => tallyOf(key, phase).attempts,
    of: (key, phase) => share(tallyOf(key, phase)),
    total: (phase) => {
      const solved = [...tallies[phase].values()].filter(({ isSolved }) => isSolved);
      return solved.reduce((sum, tally) => sum + share(tally), 0) / solved.length;
    },
    reset: () => {
      tallies['find it'].clear();
      tallies['fix it'].clear();
    },
  };
}
