import type { KeptChallenge, KeptProgress } from '../../shared/api/kept-progress.ts';

/** Keeps the progress of a shop without files, so that a restart loses none of it. It holds at most one entry per challenge. */
export interface ProgressKeeper {
  keep(challenges: readonly KeptChallenge[]): void;
  forget(): void;
  kept(): KeptProgress;
}

export function createProgressKeeper(): ProgressKeeper {
  const challenges = new Map<string, KeptChallenge>();
  let wasReset = false;
  return {
    keep: (changed) => {
      for (const challenge of changed) {
        challenges.set(challenge.key, challenge);
        wasReset = false;
      }
    },
    forget: () => {
      challenges.clear();
      wasReset = true;
    },
    kept: () => ({ challenges: [...challenges.values()], wasReset }),
  };
}
