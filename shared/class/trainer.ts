import type { ChallengeKey } from '../api/challenge-keys.ts';
import type { MarkKind } from './mark-kinds.ts';
import type { Announcement, ReleasedHint } from './to-learner.ts';
import type { BoardChallenge, ClassFacts } from './wall.ts';

export interface TrainerSolve {
  readonly challenge: ChallengeKey;
  /** When it happened, as the learner's app says; never later than `receivedAt`. */
  readonly at: number;
  readonly receivedAt: number;
  /** How many of its hints were open. */
  readonly hints: number;
  /** From 0 to 1; null where none was computed. */
  readonly cheatScore: number | null;
  /** Whether the flag is that of this learner's own key; null outside contests, where all have the same. */
  readonly hasOwnFlag: boolean | null;
  /** Whether it came from a backup or a continue code. */
  readonly isRestored: boolean;
  /** Whether it counts for the wall. In a contest, only what was solved while it ran counts. */
  readonly counts: boolean;
}

export interface TrainerCoding {
  readonly challenge: ChallengeKey;
  readonly foundAt: number | null;
  readonly fixedAt: number | null;
}

export interface Mark {
  readonly what: MarkKind | 'keyReset';
  readonly at: number;
}

export interface TrainerLearner {
  readonly id: string;
  /** The learner's own words; other people's text. */
  readonly name: string;
  /** The order of joining, counted from 1: the wall's name for the learner while the class is anonymous. */
  readonly number: number;
  /** False for a host that sends Juice Shop's webhook messages. */
  readonly isVerified: boolean;
  /** Whether the learner's app is connected right now. */
  readonly isConnected: boolean;
  /** Whether the name waits for a new key, after the trainer has reset the old one. */
  readonly isKeyReset: boolean;
  readonly joinedAt: number;
  /** When the learner last solved something, opened a hint or got on with a coding challenge; null if never. */
  readonly movedAt: number | null;
  /** In the order in which they happened. */
  readonly solves: readonly TrainerSolve[];
  readonly coding: readonly TrainerCoding[];
  /** How many hints were opened. */
  readonly hints: Readonly<Partial<Record<ChallengeKey, number>>>;
  readonly stuck: { readonly since: number; readonly challenge: ChallengeKey | null } | null;
  /** The latest median that the learner's app has sent; null if none. */
  readonly cheatScore: number | null;
  /** Returns to a state of before, and resets of the key; the latest 20. */
  readonly marks: readonly Mark[];
  readonly handedInAt: number | null;
}

export interface TrainerState {
  readonly now: number;
  readonly class: ClassFacts;
  readonly challenges: readonly BoardChallenge[];
  /** In the order of joining. */
  readonly learners: readonly TrainerLearner[];
  readonly announcements: readonly Announcement[];
  readonly releasedHints: readonly ReleasedHint[];
  /** Addresses under which learners' apps and the wall reach this board. */
  readonly addresses: readonly string[];
  /** Where a Juice Shop sends its webhook messages (`SOLUTIONS_WEBHOOK`), by the order of `addresses`. */
  readonly webhooks: readonly string[];
}

/**
 * An event of the trainer's `events` (server-sent events without a name). `state` comes first, and again whenever the class as a whole has changed, by an
 * order for instance. `learners` holds those who are new or have changed.
 */
export type TrainerEvent =
  | { readonly type: 'state'; readonly state: TrainerState }
  | { readonly type: 'learners'; readonly learners: readonly TrainerLearner[] };

/** A backup that a learner has handed in (`GET backups` of the trainer's view): the latest of each learner. */
export interface HandedIn {
  readonly learner: string;
  readonly name: string;
  readonly at: number;
  /** The backup file. It is a learner's text, and not checked. */
  readonly text: string;
}
