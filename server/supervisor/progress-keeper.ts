import type { KeptChallenge, KeptEntry, KeptProgress } from '../../shared/api/kept-progress.ts';

/** Keeps the progress of a shop without files, so that a restart loses none of it. It holds at most one entry per challenge, and what was noted. */
export interface ProgressKeeper {
  keep(challenges: readonly KeptChallenge[]): void;
  /** Keeps entries of what is known of the learner besides solves. */
  note(entries: readonly KeptEntry[]): void;
  forget(): void;
  kept(): KeptProgress;
}

export function createProgressKeeper(): ProgressKeeper {
  const challenges = new Map<string, KeptChallenge>();
  const learner = new Map<string, KeptEntry>();
  let wasReset = false;
  return {
    keep: (changed) => {
      for (const challenge of changed) {
        challenges.set(challenge.key, challenge);
        wasReset = false;
      }
    },
    note: (entries) => {
      for (const entry of entries) {
        const id = `${entry.part} ${entry.name}`;
        if (entry.value === null) {
          learner.delete(id);
        } else {
          learner.set(id, entry);
        }
      }
    },
    forget: () => {
      challenges.clear();
      learner.clear();
      wasReset = true;
    },
    kept: () => ({ challenges: [...challenges.values()], wasReset, learner: [...learner.values()] }),
  };
}
