import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import type { ClassChange, ClassStatus } from '../../../shared/api/class.ts';
import { classLimits } from '../../../shared/class/limits.ts';
import { markKinds } from '../../../shared/class/mark-kinds.ts';
import { countUpTo, type Form, flag, list, number, object, oneOf, orNull, text, textUpTo } from '../../jobs/form.ts';

/** The longest backup that a shop process may hand in, in characters. */
const longestBackup = 1024 * 1024;

const key = oneOf(challengeKeys);
const hints = countUpTo(20);

/** Reads a time in ISO 8601, UTC. */
const time: Form<string> = (value) => {
  const given = text(value);
  return given !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(given) ? given : undefined;
};

const flagText: Form<string> = (value) => (/^[0-9a-f]{40}$/.test(text(value) ?? '') ? text(value) : undefined);

/** Reads a score from 0 to 1; -1 where none was computed. */
const score: Form<number> = (value) => {
  const given = number(value);
  return given !== undefined && given >= -1 && given <= 1 ? given : undefined;
};

/**
 * What a shop process tells its supervisor for the class board, as forms of its messages (`shop-messages.ts`). The process may have been taken over: then it
 * can say anything of its own learner, and nothing else.
 */
export const classNews = {
  /** The learner has solved a challenge, or restored it from elsewhere. */
  classSolved: { key, flag: flagText, cheatScore: score, totalCheatScore: score, at: time, hints, isRestored: flag },
  /** `step`: 1 for the flaw found, 2 for the fix chosen. */
  classCoding: { key, step: oneOf([1, 2]), totalCheatScore: score },
  classHint: { key, opened: hints },
  classMark: { what: oneOf(markKinds) },
  /** Everything that there is so far: sent at the start, and when it is asked for. */
  classProgress: {
    solves: list(object({ key, flag: flagText, at: time, hints }), challengeKeys.length),
    coding: list(object({ key, step: oneOf([1, 2]) }), challengeKeys.length),
    hints: list(object({ key, opened: hints }), challengeKeys.length),
  },
  /** The learner has chosen something. It is answered with the new status. */
  classChange: {
    id: number,
    do: oneOf(['join', 'decline', 'ask', 'stuck', 'unstuck', 'handIn', 'forget']),
    name: orNull(textUpTo(classLimits.name)),
    challenge: orNull(key),
    backup: orNull(textUpTo(longestBackup)),
  },
};

/** What the supervisor tells a shop process. */
export type ClassMessageToShop =
  | { readonly type: 'classStatus'; readonly status: ClassStatus }
  /** In a contest, flags are made with this key from now on. */
  | { readonly type: 'flagKey'; readonly key: string }
  | { readonly type: 'askClassProgress' };

/** A learner's choice as it passes between the processes. */
export type ClassChoice = ClassChange['do'];
