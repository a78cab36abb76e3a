import { challengeKeys } from '../api/challenge-keys.ts';
import type { LearnerChange, LearnerState, LessonState } from '../api/learner.ts';
import { lessonNames } from '../api/lesson-names.ts';
import type { Backup } from './backup.ts';

/** What a backup holds of a learner besides solves (decision 45). Its keys may be those of another version's challenges. */
export type LearnerFields = Pick<Backup, 'pinned' | 'notes' | 'openedHints' | 'lessons' | 'coding'>;

/** The longest note that a shop keeps, in characters. */
export const longestNote = 10_240;

/** The most JSON of one change, in characters: with letters of several bytes each, it still fits into a request. */
const largestChange = 30_000;

/** Returns the backup's fields about a learner. Those with nothing to say are undefined, and so left out of the file. */
export function learnerFields(state: Pick<LearnerState, keyof LearnerFields>): LearnerFields {
  const { pinned, notes, openedHints, lessons, coding } = state;
  return {
    pinned: pinned ?? undefined,
    notes: Object.keys(notes).length === 0 ? undefined : notes,
    openedHints: Object.keys(openedHints).length === 0 ? undefined : openedHints,
    lessons: Object.keys(lessons).length === 0 ? undefined : lessons,
    coding: Object.keys(coding).length === 0 ? undefined : coding,
  };
}

/**
 * Returns the changes that add a backup to what a shop already keeps, each small enough for one request. Nothing that is there is lost: of two
 * different notes both stay, one below the other, and the pin and the answers to a quiz stay if there are any.
 */
export function changesToRestore(
  { pinned, notes = {}, openedHints = {}, lessons = {}, coding = {} }: LearnerFields,
  here: LearnerState,
): readonly LearnerChange[] {
  const known = challengeKeys;
  const opened = known.flatMap((key) => {
    const count = openedHints[key] ?? 0;
    return count > (here.openedHints[key] ?? 0) ? [[key, count] as const] : [];
  });
  const noted = known.flatMap((key) => {
    const note = joined(here.notes[key] ?? '', notes[key] ?? '');
    return note === (here.notes[key] ?? '') ? [] : [{ notes: { [key]: note } }];
  });
  const read = lessonNames.flatMap((name) => {
    const own = here.lessons[name] ?? {};
    const both = lessonOfBoth(own, lessons[name] ?? {});
    return JSON.stringify(both) === JSON.stringify(own) ? [] : [[name, both] as const];
  });
  const further = known.flatMap((key) => {
    const status = coding[key] ?? 0;
    return (status === 1 || status === 2) && status > (here.coding[key] ?? 0) ? [[key, status] as const] : [];
  });
  const pin = here.pinned === null ? known.find((key) => key === pinned) : undefined;
  return [
    ...inBatches(noted),
    ...(opened.length === 0 ? [] : [{ openedHints: Object.fromEntries(opened) }]),
    ...(read.length === 0 ? [] : [{ lessons: Object.fromEntries(read) }]),
    ...(further.length === 0 ? [] : [{ coding: Object.fromEntries(further) }]),
    ...(pin === undefined ? [] : [{ pinned: pin }]),
  ];
}

/** Joins a note with that of a backup. If there is no room for both, the first one stays as it is. */
function joined(here: string, saved: string): string {
  if (here.includes(saved)) {
    return here;
  }
  const both = saved.includes(here) ? saved : `${here}\n\n${saved}`;
  return both.length > longestNote ? here : both;
}

/** Joins what is kept of a lesson with that of a backup, of which only known fields are taken. */
function lessonOfBoth(here: LessonState, saved: LessonState): LessonState {
  const answers = here.answers ?? saved.answers;
  return {
    ...(here.read === true || saved.read === true ? { read: true } : {}),
    ...(answers === undefined ? {} : { answers }),
  };
}

/** Returns whether a backup says anything of the learner besides solves. */
export function saysMore(fields: LearnerFields): boolean {
  return [fields.pinned, fields.notes, fields.openedHints, fields.lessons, fields.coding].some(
    (field) => field !== undefined,
  );
}

function inBatches(changes: readonly Required<Pick<LearnerChange, 'notes'>>[]): readonly LearnerChange[] {
  const batches: LearnerChange[] = [];
  let last: Required<Pick<LearnerChange, 'notes'>> | undefined;
  for (const { notes } of changes) {
    const more = { notes: { ...last?.notes, ...notes } };
    if (last === undefined || JSON.stringify(more).length > largestChange) {
      last = { notes };
      batches.push(last);
    } else {
      last = more;
      batches[batches.length - 1] = more;
    }
  }
  return batches;
}
