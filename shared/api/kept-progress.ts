import type { CodingChallengeStatus } from './challenge.ts';
import type { ChallengeKey } from './challenge-keys.ts';
import type { ViewName } from './learner.ts';
import type { LessonName } from './lesson-names.ts';

/** What was done with one challenge. Times are ISO 8601 UTC, or null for what has not been done. */
export interface KeptChallenge {
  readonly key: ChallengeKey;
  readonly solvedAt: string | null;
  readonly codingStatus: CodingChallengeStatus;
  readonly codingChangedAt: string | null;
}

/** The parts of what the range keeps of its learner besides solves (decision 45). */
export const learnerParts = ['pinned', 'lastWorked', 'notes', 'openedHints', 'lessons', 'coding', 'views'] as const;

/**
 * One entry of it, as it is stored. `name` is the key of a challenge or the name of a lesson or view, and empty where
 * a part has one entry only. `value` is a string, the digits of a number, JSON for lessons and views, or null for what was removed.
 */
export interface KeptEntry {
  readonly part: (typeof learnerParts)[number];
  readonly name: '' | ChallengeKey | LessonName | ViewName;
  readonly value: string | null;
}

/** The progress of a shop without files, as its supervisor keeps it from one process to the next. */
export interface KeptProgress {
  readonly challenges: readonly KeptChallenge[];
  /** Whether the learner emptied it on purpose and has solved nothing since. */
  readonly wasReset: boolean;
  /** What is kept besides solves. */
  readonly learner: readonly KeptEntry[];
}
