import { create } from 'zustand';
import { isTutorial } from './names.ts';

/** Where a learner is in a tutorial; kept over a reload of the page. */
export interface RunningTutorial {
  /** As it was asked for; one that does not exist is the script that says so. */
  readonly name: string;
  /** Index of the step. */
  readonly step: number;
  /** What the watched value was when the step began, for steps that wait for it to change; undefined until it was there. */
  readonly before?: string | null | undefined;
}

interface TutorialState {
  /** The one that runs: starting another ends it. */
  readonly running: RunningTutorial | undefined;
  /** Whether the keyboard is to go to the next hint that appears: the learner has asked for a tutorial just now. */
  readonly wantsFocus: boolean;
  /** Whether this learner has had a tutorial since the page was loaded, and may want the next one. */
  readonly used: boolean;
}

const storageKey = 'tutorial';

export const useTutorial = create<TutorialState>(() => {
  const running = stored();
  return { running, wantsFocus: false, used: running !== undefined };
});

/**
 * Starts a tutorial at its first hint, whatever runs.
 * @param from a card starts it without a word in the console (ui-learning.md 13.1); an address, without taking the keyboard along
 */
export function startTutorial(name: string, from: 'card' | 'button' | 'address'): void {
  if (from !== 'card') {
    console.log(`Starting instructions for challenge "${name}"`);
  }
  keep({ name, step: 0 });
  useTutorial.setState({ wantsFocus: from !== 'address', used: true });
}

/** Goes to a step of the running tutorial. */
export function goToStep(step: number): void {
  const { running } = useTutorial.getState();
  if (running !== undefined) {
    keep({ name: running.name, step });
  }
}

/** Keeps what a value was when the step that waits for its change began. */
export function keepValueBefore(before: string | null): void {
  const { running } = useTutorial.getState();
  if (running !== undefined) {
    keep({ ...running, before });
  }
}

export function endTutorial(): void {
  keep(undefined);
}

/** Brings a tutorial back that was left. */
export function resumeTutorial(left: RunningTutorial): void {
  keep(left);
  useTutorial.setState({ wantsFocus: true });
}

/** The keyboard has arrived. */
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

/** What a reload has interrupted. The storage belongs to the learner, who may have written anything into it. */
function stored(): RunningTutorial | undefined {
  try {
    const { name, step, before }: Record<string, unknown> = Object(
      JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'),
    );
    if (typeof name !== 'string' || !isTutorial(name) || typeof step !== 'number') {
      return undefined;
    }
    return { name, step, ...(typeof before === 'string' || before === null ? { before } : {}) };
  } catch {
    return undefined;
  }
}
