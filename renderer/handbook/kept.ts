import {
  type LearnerChange,
  type LearnerState,
  learnerPath,
  newLearner,
  withChange,
} from '../../shared/api/learner.ts';
import { type LessonName, lessonNames } from '../../shared/api/lesson-names.ts';

/** Where a learner was last in the handbook. */
export interface LastPlace {
  readonly lesson: LessonName;
  /** The heading that was read; empty for the beginning. */
  readonly section: string;
  /** The heading in words. */
  readonly title: string;
}

const address = new URL(`${document.documentElement.dataset.root ?? './'}${learnerPath}`, location.href);

let state: LearnerState = newLearner;

/** Returns what is kept of the learner; nothing new when the shop doesn't say. */
export function kept(): LearnerState {
  return state;
}

/** Asks the shop for what is kept of the learner. */
export async function fetchKept(): Promise<void> {
  try {
    const response = await fetch(address);
    if (response.ok) {
      // The shop answers in this shape (decision 45).
      const answer: { readonly data: LearnerState } = await response.json();
      state = answer.data;
    }
  } catch (error) {
    console.log(error);
  }
}

/** Keeps a change, here at once, and in the shop even if the page is left. */
export async function keep(change: LearnerChange): Promise<void> {
  state = withChange(state, change);
  try {
    await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
      keepalive: true,
    });
  } catch (error) {
    console.log(error);
  }
}

/** Returns where the learner was last; undefined if that is not known, or no place of this version. */
export function lastPlace(): LastPlace | undefined {
  // Any page of the shop may have kept anything under this name.
  const view: Partial<Record<keyof LastPlace, unknown>> = Object(state.views.handbook);
  const lesson = lessonNames.find((name) => name === view.lesson);
  return lesson === undefined
    ? undefined
    : { lesson, section: String(view.section ?? ''), title: String(view.title ?? '') };
}
