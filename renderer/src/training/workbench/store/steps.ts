import { isObject } from '../../../../../shared/values/is-object.ts';
import { isBase64 } from '../model/bytes.ts';
import { type Draft, isSameDraft } from '../model/draft.ts';
import type { Sent } from '../model/sent.ts';
import { keep } from './kept.ts';
import { changeTab, isDraft, repeater } from './repeater.ts';

/** A request that was sent from a tab: the draft that was there, and what came back. */
export interface Step extends Sent {
  readonly draft: Draft;
}

/** What was sent from a tab, the oldest first. */
export interface Steps {
  readonly tab: string;
  readonly steps: readonly Step[];
  /** Which of them is shown. */
  readonly shown: number;
  /** What the learner had typed and not sent when going back. */
  readonly unsent?: Draft;
}

/** Limits of what is kept, so that the browser's store stays small: steps of a tab, and characters of all of them. */
const limits = { steps: 40, length: 24 * 1024 * 1024 } as const;

/** What was sent from the repeater's tabs. It is kept apart from them, so that typing doesn't write megabytes. */
export const sentSteps = keep<{ readonly all: readonly Steps[] }>('repeater-sent', (kept) => {
  const { all } = isObject(kept) ? kept : {};
  return { all: Array.isArray(all) ? all.filter(isSteps) : [] };
});

const nothing: readonly Step[] = [];

/** Follows what was sent from a tab. */
export function useSteps(tab: string): Steps {
  return sentSteps.use(({ all }) => all.find((each) => each.tab === tab)) ?? { tab, steps: nothing, shown: -1 };
}

/** Adds what was sent from a tab, and shows it. The oldest steps go when there are too many. */
export function addStep(tab: string, step: Step): void {
  const { all } = sentSteps.use.getState();
  const steps = [...stepsOf(tab).steps, step].slice(-limits.steps);
  const known = new Set(repeater.use.getState().tabs.map(({ id }) => id));
  const others = all.filter((each) => each.tab !== tab && known.has(each.tab));
  sentSteps.use.setState({ all: withinLimit([...others, { tab, steps, shown: steps.length - 1 }]) });
}

/** Goes back and forward through what was sent from a tab. The draft of then is in the editor again, with its response. */
export function goToStep(tab: string, draft: Draft, to: number): void {
  const { steps, shown, unsent } = stepsOf(tab);
  const now = steps[shown];
  const isChanged = now === undefined || !isSameDraft(now.draft, draft);
  const step = steps[to];
  if (step !== undefined) {
    // What isn't sent waits behind the last step.
    const waiting = isChanged ? draft : unsent;
    change({ tab, steps, shown: to, ...(waiting !== undefined && { unsent: waiting }) });
    changeTab(tab, { draft: step.draft });
  } else if (to === steps.length && unsent !== undefined) {
    change({ tab, steps, shown: steps.length - 1 });
    changeTab(tab, { draft: unsent });
  }
}

function stepsOf(tab: string): Steps {
  return sentSteps.use.getState().all.find((each) => each.tab === tab) ?? { tab, steps: nothing, shown: -1 };
}

function change(changed: Steps): void {
  sentSteps.use.setState(({ all }) => ({ all: all.map((each) => (each.tab === changed.tab ? changed : each)) }));
}

/** Drops the oldest steps, of whichever tab, until the rest has room. The last step of all always stays. */
function withinLimit(all: readonly Steps[]): readonly Steps[] {
  let room: number = limits.length;
  const newestFirst = all.flatMap(({ steps }) => steps).toSorted((a, b) => b.at - a.at);
  const kept = new Set(
    newestFirst.filter(({ request, response, draft }, index) => {
      room -= request.length + response.length + draft.text.length + (draft.data?.length ?? 0);
      return index === 0 || room >= 0;
    }),
  );
  return all.flatMap((each) => {
    const steps = each.steps.filter((step) => kept.has(step));
    return steps.length === 0 ? [] : [{ ...each, steps, shown: each.shown - (each.steps.length - steps.length) }];
  });
}

function isSteps(value: unknown): value is Steps {
  return (
    isObject(value) &&
    typeof value.tab === 'string' &&
    typeof value.shown === 'number' &&
    (value.unsent === undefined || isDraft(value.unsent)) &&
    Array.isArray(value.steps) &&
    value.steps.every(isStep)
  );
}

function isStep(value: unknown): value is Step {
  return isObject(value) && isDraft(value.draft) && isSent(value);
}

/** Returns whether a kept value is an exchange. */
export function isSent(value: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof value.request === 'string' &&
    isBase64(value.request) &&
    typeof value.response === 'string' &&
    isBase64(value.response) &&
    typeof value.end === 'string' &&
    typeof value.milliseconds === 'number' &&
    typeof value.length === 'number' &&
    typeof value.at === 'number'
  );
}
