import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LearnerChange, type LearnerState, learnerPath, withChange } from '../../../shared/api/learner.ts';
import { get, post } from './api.ts';
import { queryClient } from './query-client.ts';

interface Answer {
  readonly data: LearnerState;
}

/** Changes that the server has not kept yet, in order. The page shows them at once. */
const pending: LearnerChange[] = [];

/** What the server has last said. */
let kept: LearnerState | undefined;

/** How many changes the server has kept. A response on its way may be older than one of them, and would undo it. */
let keptChanges = 0;

let lastSending: Promise<void> = Promise.resolve();

const refusalListeners = new Set<(error: unknown) => void>();

/** What the range keeps of its learner besides solves (decision 45). */
export const learnerQuery = queryOptions({
  // The key is below that of the challenges, so that a page that lost its connection refreshes this as well.
  queryKey: ['challenges', 'learner'],
  queryFn: async ({ signal }) => {
    const before = keptChanges;
    const { data } = await get<Answer>(learnerPath, { signal });
    kept = before === keptChanges || kept === undefined ? data : kept;
    return shown(kept);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns what is kept of the learner; undefined until the server has said it. */
export function useLearner(): LearnerState | undefined {
  return useQuery(learnerQuery).data;
}

/**
 * Changes what is kept of the learner. The page shows the change at once. When the server refuses it or doesn't answer, the page takes it
 * back and tells those who listen (`onLearnerRefusal`). The promise resolves in either case, and never rejects.
 */
export function changeLearner(change: LearnerChange): Promise<void> {
  pending.push(change);
  showAll();
  // One after another, so that the last word on a note is the last one to arrive.
  lastSending = lastSending.then(() => send(change));
  return lastSending;
}

/**
 * Listens for changes that were taken back.
 * @returns a function that removes the listener, to be returned from an effect
 */
export function onLearnerRefusal(listener: (error: unknown) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** The longest body, in characters, that the browser lets outlive the page. Its own limit of 64 KiB is in bytes, and for all calls together. */
const longestLasting = 15_000;

async function send(change: LearnerChange): Promise<void> {
  try {
    const keepalive = JSON.stringify(change).length < longestLasting;
    kept = (await post<Answer>(learnerPath, change, { keepalive })).data;
    keptChanges += 1;
    done(change);
  } catch (error) {
    done(change);
    for (const listener of refusalListeners) {
      listener(error);
    }
  }
}

function done(change: LearnerChange): void {
  pending.splice(pending.indexOf(change), 1);
  showAll();
}

function shown(state: LearnerState): LearnerState {
  return pending.reduce(withChange, state);
}

function showAll(): void {
  if (kept !== undefined) {
    queryClient.setQueryData(learnerQuery.queryKey, shown(kept));
  }
}
