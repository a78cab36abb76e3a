import type { ChallengeKey } from './challenge-keys.ts';
import type { LessonName } from './lesson-names.ts';

/** The parts of the page that want to find something again. */
export const viewNames = ['drawer', 'handbook', 'scoreBoard', 'shortcuts', 'tutorials'] as const;

export type ViewName = (typeof viewNames)[number];

/** What is kept of one lesson of the handbook. */
export interface LessonState {
  /** Present once the learner has marked the lesson as read, or answered its whole quiz. */
  readonly read?: true;
  /** The option that was chosen for each question of the quiz, counted from 0; null where none was. */
  readonly answers?: readonly (number | null)[];
}

/** What the range keeps of its learner besides solves (decision 45). */
export interface LearnerState {
  readonly pinned: ChallengeKey | null;
  /** Plain text, at most 10 KB each. */
  readonly notes: Readonly<Partial<Record<ChallengeKey, string>>>;
  /** How many hints were opened. */
  readonly openedHints: Readonly<Partial<Record<ChallengeKey, number>>>;
  /** The challenge that was last pinned, noted on, or had a hint opened. */
  readonly lastWorked: ChallengeKey | null;
  readonly lessons: Readonly<Partial<Record<LessonName, LessonState>>>;
  /** How far the learner is with the extra coding challenges (decision 108): 1 the lines are found, 2 the fix is chosen. */
  readonly coding: Readonly<Partial<Record<ChallengeKey, 1 | 2>>>;
  /** What a part of the page wants to find again: any JSON, at most 8 KB each. */
  readonly views: Readonly<Partial<Record<ViewName, unknown>>>;
}

/**
 * What a page changes. Whatever is absent stays as it is: parts, and entries of a part. `''`, 0 and null remove an entry.
 */
export type LearnerChange = {
  readonly [Part in 'pinned' | 'notes' | 'openedHints' | 'lessons' | 'coding' | 'views']?: LearnerState[Part];
};

/** Where the range keeps a learner's state, relative to the page. */
export const learnerPath = 'rest/range/learner';

/** A learner of whom nothing is known yet. */
export const newLearner: LearnerState = {
  pinned: null,
  notes: {},
  openedHints: {},
  lastWorked: null,
  lessons: {},
  coding: {},
  views: {},
};

/** Returns the state after a change, which the server and the page work out alike. */
export function withChange(state: LearnerState, change: LearnerChange): LearnerState {
  const { pinned = state.pinned, notes = {}, openedHints = {}, lessons = {}, coding = {}, views = {} } = change;
  return {
    pinned,
    notes: merged(state.notes, notes),
    openedHints: merged(state.openedHints, openedHints),
    lastWorked: workedOn(state, change) ?? state.lastWorked,
    lessons: merged(state.lessons, lessons),
    coding: merged(state.coding, coding),
    views: merged(state.views, views),
  };
}

/** Returns the challenge that a change is about; undefined when it only removes something, or changes views. */
function workedOn(
  state: LearnerState,
  { pinned, notes = {}, openedHints = {} }: LearnerChange,
): ChallengeKey | undefined {
  // The keys of both are challenges' keys, which TypeScript widens to string.
  const noted = Object.entries(notes).flatMap(([key, text]) => (text ? [key as ChallengeKey] : []));
  const opened = Object.entries(openedHints).flatMap(([name, count]) => {
    const key = name as ChallengeKey;
    return count > (state.openedHints[key] ?? 0) ? [key] : [];
  });
  return pinned ?? opened.at(-1) ?? noted.at(-1);
}

function merged<Entries extends object>(known: Entries, changed: Entries): Entries {
  const all = Object.entries({ ...known, ...changed });
  // Fewer entries of the same kind.
  return Object.fromEntries(all.filter(([, value]) => value !== '' && value !== 0 && value !== null)) as Entries;
}
