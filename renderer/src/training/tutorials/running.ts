import { create } from 'zustand';
import { isTutorial } from './names.ts';

/** A learner's position in a tutorial, kept when the page is reloaded. */
export interface RunningTutorial {
  /** The requested name. For one that doesn't exist, a script says so. */
  readonly name: string;
  /** Index of the step. */
  readonly step: number;
  /** The watched value at the start of each step that waits for it to change, by the step's index, as soon as there was one. */
  readonly before?: ValuesBefore | undefined;
}

export type ValuesBefore = Readonly<Record<number, string | null>>;

interface TutorialState {
  /** The running tutorial. Starting another ends it. */
  readonly running: RunningTutorial | undefined;
  /** Whether the learner has just come back to it, so that what earlier steps asked for may no longer hold. */
  readonly isBack: boolean;
  /** Whether the running step is one that the tutorial went back to because later ones no longer held. */
  readonly isRewound: boolean;
  /** Whether the next hint to appear takes the focus, because the learner has just asked for a tutorial. */
  readonly wantsFocus: boolean;
  /** Whether this learner has had a tutorial since the page was loaded and may want the next one. */
  readonly used: boolean;
}

const storageKey = 'tutorial';

export const useTutorial = create<TutorialState>(() => {
  const running = stored();
  return { running, isBack: running !== undefined, isRewound: false, wantsFocus: false, used: running !== undefined };
});

/**
 * Starts a tutorial at its first hint, even while another is running.
 * @param from a card starts it without a message in the console (ui-learning.md 13.1), an address without moving the focus
 */
export function startTutorial(name: string, from: 'card' | 'button' | 'address'): void {
  if (from !== 'card') {
    console.log(`Starting instructions for challenge "${name}"`);
  }
  keep({ name, step: 0 });
  useTutorial.setState({ isBack: false, isRewound: false, wantsFocus: from !== 'address', used: true });
}

/** Goes on to a step of the running tutorial. */
export function goToStep(step: number): void {
  moveTo(step, false);
}

/** Goes back to a step of the running tutorial, because what it asks for no longer holds. */
export function rewindTo(step: number): void {
  moveTo(step, true);
}

function moveTo(step: number, isRewound: boolean): void {
  const { running } = useTutorial.getState();
  if (running !== undefined) {
    const earlier = Object.entries(running.before ?? {}).filter(([index]) => Number(index) < step);
    keep({ name: running.name, step, before: Object.fromEntries(earlier) });
    useTutorial.setState({ isRewound });
  }
}

/** Stores the value at the start of the running step, which waits for it to change. */
export function keepValueBefore(before: string | null): void {
  const { running } = useTutorial.getState();
  if (running !== undefined) {
    keep({ ...running, before: { ...running.before, [running.step]: before } });
  }
}

export function endTutorial(): void {
  keep(undefined);
}

/** Resumes a tutorial that the learner has left. */
export function resumeTutorial(left: RunningTutorial): void {
  keep(left);
  useTutorial.setState({ isBack: true, isRewound: false, wantsFocus: true });
}

/** Notes that the tutorial stands where the page does again. */
export function settledIn(): void {
  useTutorial.setState({ isBack: false });
}

/** Notes that the hint has taken the focus. */
export function focusTaken(): void {
  useTutorial.setState({ wantsFocus: false });
}

function keep(running: RunningTutorial | undefined): void {
  useTutorial.setState({ running });
  if (running === undefined) {
    sessionStorage.removeItem(storageKey);
  } else {
    sessionStorage.setItem(storageKey, JSON.stringify(running));
  }
}

/** Returns the tutorial that a reload has interrupted. The storage belongs to the learner, who may have written anything into it. */
function stored(): RunningTutorial | undefined {
  try {
    const { name, step, before }: Record<string, unknown> = Object(
      JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'),
    );
    if (typeof name !== 'string' || !isTutorial(name) || typeof step !== 'number') {
      return undefined;
    }
    return { name, step, before: valuesIn(before) };
  } catch {
    return undefined;
  }
}

function valuesIn(before: unknown): ValuesBefore {
  const values: Record<number, string | null> = {};
  for (const [step, value] of Object.entries(Object(before))) {
    if (typeof value === 'string' || value === null) {
      values[Number(step)] = value;
    }
  }
  return values;
}
