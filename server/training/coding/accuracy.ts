import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';

/** The two steps of a coding challenge, in the contract's words. */
export type CodingPhase = 'find it' | 'fix it';

/** How many answers the learner needed (api-learning.md 11); kept in memory. */
export interface CodingAccuracy {
  /** Counts an answer, unless the step was answered rightly before. */
  note(key: ChallengeKey, phase: CodingPhase, isRight: boolean): void;
  /** Answers counted so far, wrong ones and the first right one. */
  attempts(key: ChallengeKey, phase: CodingPhase): number;
  /** 1 divided by the attempts once solved, else 0. */
  of(key: ChallengeKey, phase: CodingPhase): number;
  /** Mean over all solved ones; not a number while there is none. */
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
