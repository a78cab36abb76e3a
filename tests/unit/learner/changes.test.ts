import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLearner, learnerQuery, onLearnerRefusal } from '../../../renderer/src/lib/learner.ts';
import { queryClient } from '../../../renderer/src/lib/query-client.ts';
import { type LearnerState, newLearner, withChange } from '../../../shared/api/learner.ts';

/* How the page keeps up with what it has changed, against a server that answers when it is told to. */

let kept: LearnerState = newLearner;
/** Lets the oldest waiting change through, or refuses it with this status. */
let answers: ((status: number) => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body: string }) => {
    const status = method === 'GET' ? 200 : await new Promise<number>((resolve) => answers.push(resolve));
    if (method === 'POST' && status === 200) {
      kept = withChange(kept, JSON.parse(body));
    }
    return new Response(JSON.stringify(status === 200 ? { data: kept } : { error: 'No.' }), { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  kept = newLearner;
  answers = [];
});

const shown = () => queryClient.getQueryData(learnerQuery.queryKey);
const answer = async (status: number) => {
  await expect.poll(() => answers.length).toBe(1);
  answers.shift()?.(status);
};

it('shows changes at once, sends them one after the other, and takes back only what is refused', async () => {
  await queryClient.fetchQuery(learnerQuery);
  const refusals: unknown[] = [];
  const stop = onLearnerRefusal((error) => refusals.push(error));
  const first = changeLearner({ notes: { csrfChallenge: 'Lax?' } });
  const second = changeLearner({ pinned: 'csrfChallenge' });
  const third = changeLearner({ openedHints: { csrfChallenge: 1 } });
  expect(shown()).toMatchObject({
    notes: { csrfChallenge: 'Lax?' },
    pinned: 'csrfChallenge',
    openedHints: { csrfChallenge: 1 },
  });
  await answer(200);
  await first;
  await answer(507);
  await second;
  expect(shown()).toMatchObject({ notes: { csrfChallenge: 'Lax?' }, pinned: null, openedHints: { csrfChallenge: 1 } });
  expect(refusals).toHaveLength(1);
  await answer(200);
  await third;
  expect(shown()).toEqual(kept);
  stop();
});

it('keeps a change that was made while the state was on its way', async () => {
  const change = changeLearner({ pinned: 'loginAdminChallenge' });
  await queryClient.fetchQuery(learnerQuery);
  expect(shown()).toMatchObject({ pinned: 'loginAdminChallenge' });
  await answer(200);
  await change;
  expect(shown()).toEqual(kept);
});
