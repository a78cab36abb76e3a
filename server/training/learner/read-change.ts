import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { type LearnerChange, viewNames } from '../../../shared/api/learner.ts';
import { lessonNames } from '../../../shared/api/lesson-names.ts';
import { isObject } from '../../../shared/values/is-object.ts';
import type { Budgets } from '../../budgets.ts';

type Limits = Pick<Budgets['learner'], 'note' | 'view'>;

/** Returns what is wrong with one value, as the end of a sentence; undefined when it is sound. */
type Objection = (value: unknown) => string | undefined;

/**
 * Reads what a page sent as a change of the learner's state (decision 45).
 * @returns the change, or one sentence about the first thing that is wrong with it
 */
export function readLearnerChange(sent: unknown, limits: Limits): LearnerChange | string {
  if (!isObject(sent) || Array.isArray(sent)) {
    return 'A change is a JSON object.';
  }
  const parts: Readonly<Record<string, (value: unknown) => string | undefined>> = {
    pinned: (value) =>
      value === null || isChallenge(value) ? undefined : 'pinned is the key of a challenge, or null.',
    notes: table('notes', isChallenge, (note) => {
      if (note !== null && typeof note !== 'string') {
        return 'is not a string';
      }
      return note !== null && note.length > limits.note ? `is longer than ${limits.note} characters` : undefined;
    }),
    openedHints: table('openedHints', isChallenge, (count) =>
      count === null || (Number.isSafeInteger(count) && Number(count) >= 0) ? undefined : 'is not a whole number',
    ),
    lessons: table('lessons', isLesson, (lesson) =>
      lesson === null || isLessonState(lesson) ? undefined : 'is no state of a lesson',
    ),
    coding: table('coding', isChallenge, (status) =>
      status === null || status === 1 || status === 2 ? undefined : 'is neither 1 nor 2',
    ),
    views: table('views', isView, (view) =>
      JSON.stringify(view).length > limits.view ? `is longer than ${limits.view} characters of JSON` : undefined,
    ),
  };
  for (const [part, value] of Object.entries(sent)) {
    const objection = Object.hasOwn(parts, part)
      ? parts[part]?.(value)
      : `There is no part called ${part.slice(0, 40)}.`;
    if (objection !== undefined) {
      return objection;
    }
  }
  // Every part has just been checked.
  return sent as LearnerChange;
}

/** Makes the check of a part whose entries have names. */
function table(part: string, isName: (name: string) => boolean, objectionTo: Objection): Objection {
  return (value) => {
    if (!isObject(value) || Array.isArray(value)) {
      return `${part} is not an object.`;
    }
    for (const [name, entry] of Object.entries(value)) {
      const objection = isName(name) ? objectionTo(entry) : 'is not known here';
      if (objection !== undefined) {
        return `${part}.${name.slice(0, 40)} ${objection}.`;
      }
    }
    return undefined;
  };
}

function isChallenge(value: unknown): boolean {
  return challengeKeys.some((key) => key === value);
}

function isLesson(name: string): boolean {
  return lessonNames.some((known) => known === name);
}

/** Returns whether a value has nothing but what is kept of a lesson. No quiz has more questions or options than digits. */
function isLessonState(value: unknown): boolean {
  if (!isObject(value) || Array.isArray(value)) {
    return false;
  }
  const { read, answers, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    (read === undefined || read === true) &&
    (answers === undefined || (Array.isArray(answers) && answers.length <= 10 && answers.every(isAnswer)))
  );
}

function isAnswer(answer: unknown): boolean {
  return answer === null || (Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= 9);
}

function isView(name: string): boolean {
  return viewNames.some((known) => known === name);
}
