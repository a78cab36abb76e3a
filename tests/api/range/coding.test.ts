import { beforeEach, describe, expect, it } from 'vitest';
import { newLearner } from '../../../shared/api/learner.ts';
import { connect, resetProgress } from '../../exploits/support.ts';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';
import { codingChallenge, twoAndOne } from '../coding/builders.ts';

const key = 'csrfChallenge';
const path = `/rest/range/coding/${key}`;
const codingChallenges = { ...twoAndOne, [key]: codingChallenge({ isExtra: true }) };
const shop = appForTests({ codingChallenges });
const { client } = shop;
beforeEach(() => resetProgress(shop.url));

const data = async (of: string) => (await client.get(of)).json().data;
const send = async (of: string, body: unknown) => (await client.post(of, body)).json().data;
const lines = (selectedLines: readonly number[]) => send(`${path}/lines`, { selectedLines });
const fix = (selectedFix: number) => send(`${path}/fixes`, { selectedFix });

describe('extra coding challenges (decision 108)', () => {
  it('are served and judged like the others', async () => {
    expect(await data(path)).toEqual({ snippet: codingChallenges[key].snippet });
    expect(await data(`${path}/fixes`)).toEqual({ fixes: ['first', 'second', 'third'] });
    expect(await lines([1])).toEqual({ verdict: false });
    expect(await lines([1])).toEqual({ verdict: false, hint: 'Look at it.', block: { from: 1, to: 7 } });
    expect(await lines([3, 4, 5])).toEqual({ verdict: true });
    expect(await fix(2)).toEqual({ verdict: false, explanation: 'The third breaks it.' });
    expect(await fix(1)).toEqual({ verdict: true, explanation: 'The second is right.' });
    expect(await fix(9)).toEqual({ verdict: false });
  });

  it('keep the learner’s progress, tell the pages, and forget it with all else', async () => {
    const { coding, leave } = await connect(shop.url);
    expect(await data('/rest/range/coding')).toEqual({ extra: { [key]: 0 } });
    await lines([3, 5]);
    expect(await data('/rest/range/coding')).toEqual({ extra: { [key]: 1 } });
    await fix(1);
    await lines([3, 5]);
    expect(await data('/rest/range/coding')).toEqual({ extra: { [key]: 2 } });
    expect(await data('/rest/range/learner')).toEqual({ ...newLearner, coding: { [key]: 2 } });
    await expect.poll(() => coding).toEqual([1, 2, 1].map((codingChallengeStatus) => ({ key, codingChallengeStatus })));
    leave();
    await resetProgress(shop.url);
    expect(await data('/rest/range/coding')).toEqual({ extra: { [key]: 0 } });
    expect(await lines([1])).toEqual({ verdict: false });
  });

  it('change nothing that clients of v18 read', async () => {
    const read = async () => ({
      record: (await data(`/api/Challenges/?key=${key}`))[0],
      listed: (await client.get('/snippets')).json(),
      codes: await Promise.all(
        ['findIt', 'fixIt'].map(async (kind) => (await client.get(`/rest/continue-code-${kind}`)).json()),
      ),
      figures: (await client.get('/metrics')).text
        .split('\n')
        .filter((line) => /^juiceshop_(?:coding|cheat)/.test(line)),
    });
    const before = await read();
    expect(before.record).toMatchObject({ hasCodingChallenge: false, codingChallengeStatus: 0 });
    expect(before.listed).toEqual({ challenges: expect.not.arrayContaining([key]) });
    expect(before.figures.length).toBeGreaterThan(0);
    await lines([3, 5]);
    await fix(1);
    expect(await read()).toEqual(before);
    for (const [method, of, body] of [
      ['get', `/snippets/${key}`, undefined],
      ['get', `/snippets/fixes/${key}`, undefined],
      ['post', '/snippets/verdict', { key, selectedLines: [3, 5] }],
      ['post', '/snippets/fixes', { key, selectedFix: 1 }],
    ] as const) {
      expect((await (method === 'get' ? client.get(of) : client.post(of, body))).status).toBe(404);
    }
  });

  it('and the 31 are served here in the same form', async () => {
    const other = '/rest/range/coding/forgedReviewChallenge';
    expect(await data(other)).toEqual({ snippet: twoAndOne.forgedReviewChallenge.snippet });
    expect(await send(`${other}/lines`, { selectedLines: [3, 5] })).toEqual({ verdict: true });
    expect((await data('/api/Challenges/?key=forgedReviewChallenge'))[0]).toMatchObject({ codingChallengeStatus: 1 });
    expect((await client.get('/rest/range/coding/zeroStarsChallenge')).status).toBe(404);
    expect((await client.post('/rest/range/coding/__proto__/fixes', { selectedFix: 1 })).status).toBe(404);
  });
});

it.each([{ range: { extraCodingChallenges: false } }, { challenges: { codingChallengesEnabled: 'never' } }])(
  'there are none with %j',
  async (configuration) => {
    const other = await startApp({ codingChallenges, configuration });
    try {
      const { get, post } = createClient(other.url);
      expect((await get('/rest/range/coding')).json()).toEqual({ data: { extra: {} } });
      for (const of of [path, `${path}/fixes`]) {
        expect((await get(of)).status).toBe(404);
      }
      expect((await post(`${path}/lines`, { selectedLines: [3, 5] })).status).toBe(404);
      expect((await post(`${path}/fixes`, { selectedFix: 1 })).status).toBe(404);
    } finally {
      await other.stop();
    }
  },
);
