import type { CodingChallengeStatus } from './challenge.ts';
import type { ChallengeKey } from './challenge-keys.ts';

/** What was done with one challenge. Times are ISO 8601 UTC, or null for what has not been done. */
export interface KeptChallenge {
  readonly key: ChallengeKey;
  readonly solvedAt: string | null;
  readonly codingStatus: CodingChallengeStatus;
  readonly codingChangedAt: string | null;
}

/** The progress of a shop without files, as its supervisor keeps it from one process to the next. */
export interface KeptProgress {
  readonly challenges: readonly KeptChallenge[];
  /** Whether the learner emptied it on purpose and has solved nothing since. */
  readonly wasReset: boolean;
}
