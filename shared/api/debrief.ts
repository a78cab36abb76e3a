import type { ChallengeKey } from './challenge-keys.ts';
import type { NamedNumber } from './numbers.ts';

/** The weak lines of a challenge in the shop's own source, with a few lines around them. */
export interface WeakLines {
  /** Relative to the project's folder. */
  readonly file: string;
  /** The line of the file with which `code` begins, counted from 1. */
  readonly firstLine: number;
  /** At most 12 lines, without marks and without common indentation. */
  readonly code: string;
  /** The weak lines of `code`, counted from 1, ascending. */
  readonly vulnerable: readonly number[];
}

/** Weak lines as they are packed. */
export interface PackedWeakLines extends WeakLines {
  /** The coding challenges whose answer these lines would give away, the challenge's own included. */
  readonly answers: readonly ChallengeKey[];
}

/** What `build/snippets/weak-lines.ts` packs into `dist/server/weak-lines.json`. It is read when somebody first asks for it. */
export type WeakLinesByKey = Readonly<Partial<Record<ChallengeKey, PackedWeakLines>>>;

/** What is known of a solved challenge (decision 47). */
export interface Debrief {
  /** ISO 8601 UTC. */
  readonly solvedAt: string | null;
  /** False for a challenge about something that is as it should be. */
  readonly isFlaw: boolean;
  /** What the flaw is called by others, list by list, the closest first. Without a flaw, what the challenge is close to. */
  readonly numbers: readonly NamedNumber[];
  /** The lesson that prepares for it; null where the help is switched off. */
  readonly lesson: string | null;
  /** Plain text; null where an instructor wants none. */
  readonly mitigation: string | null;
  /** Null until Find It is done, where there is a coding challenge about these lines, and where no line is marked. */
  readonly weakLines: WeakLines | null;
  /** Challenges of the same topic: unsolved ones first, then those of similar difficulty. */
  readonly similar: readonly ChallengeKey[];
}
