import type { ChallengeKey } from '../api/challenge-keys.ts';
import type { Topic } from '../api/paths.ts';
import type { Announcement, Phase } from './to-learner.ts';

/** `ranking` names learners; `together` shows the class as a whole and no names. */
export const wallViews = ['ranking', 'together'] as const;

export type WallView = (typeof wallViews)[number];

/** What all views know of a challenge. */
export interface BoardChallenge {
  readonly key: ChallengeKey;
  /** In English. */
  readonly name: string;
  readonly category: string;
  /** From 1 to 6. */
  readonly difficulty: number;
  readonly topic: Topic;
  readonly hasCodingChallenge: boolean;
  /** How many hints it has. */
  readonly hints: number;
  /** Whether the workshop's selection shows it. */
  readonly isSelected: boolean;
}

/** What all views know of the class. */
export interface ClassFacts {
  readonly name: string;
  /** A language of the range, such as `de`. */
  readonly language: string;
  readonly phase: Phase;
  readonly isContest: boolean;
  /** The contest's time window; null for no limit. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Since when the wall stands still; null when it moves. */
  readonly frozenAt: number | null;
  readonly isAnonymous: boolean;
  readonly view: WallView;
}

/** A learner in the ranking. Names are other people's text. */
export interface WallLearner {
  /** Counted from 1; learners with the same result share a place. */
  readonly place: number;
  /** Which of the class's learners, in the order of joining, counted from 1: the name that the wall uses while the class is anonymous. */
  readonly number: number;
  /** Null while the class is anonymous. */
  readonly name: string | null;
  /** False for a host that sends Juice Shop's webhook messages. In a contest, such hosts are left out. */
  readonly isVerified: boolean;
  readonly solved: number;
  /** The sum of the solved challenges' difficulties. */
  readonly stars: number;
  readonly lastSolvedAt: number | null;
}

export interface WallSolve {
  /** As in `WallLearner`; both are null when the class is shown as a whole. */
  readonly number: number | null;
  readonly name: string | null;
  readonly challenge: ChallengeKey;
  readonly at: number;
  /** Whether nobody in the class had solved it before. */
  readonly isFirst: boolean;
}

/** What the wall shows, and all that the network may know of the class. */
export interface WallState {
  readonly now: number;
  readonly class: ClassFacts;
  /** How many learners have joined, and how many are connected. */
  readonly learners: number;
  readonly connected: number;
  /** Best first; null when the class is shown as a whole. */
  readonly ranking: readonly WallLearner[] | null;
  /** How many learners have solved each challenge. Those that nobody has solved are absent. */
  readonly solvedBy: Readonly<Partial<Record<ChallengeKey, number>>>;
  /** All solves of the class. */
  readonly solves: number;
  /** The latest solves, newest first; at most 20. */
  readonly recent: readonly WallSolve[];
  /** The class's solves over time, at most 120 points, each the total at that time. */
  readonly timeline: readonly (readonly [at: number, solves: number])[];
  /** The latest announcements, newest first; at most 3. */
  readonly announcements: readonly Announcement[];
}

/** An event of `GET /wall/events` (server-sent events without a name). `challenges` comes first, and again when the board was restarted. */
export type WallEvent =
  | { readonly type: 'challenges'; readonly challenges: readonly BoardChallenge[] }
  | { readonly type: 'state'; readonly state: WallState };
