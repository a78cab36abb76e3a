import { beforeEach, describe, expect, it } from 'vitest';
import { connect, resetProgress } from '../../exploits/support.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { unreadableBodies } from '../../support/bad-requests.ts';
import { twoAndOne } from './builders.ts';

const shop = appForTests({ codingChallenges: twoAndOne });
beforeEach(() => resetProgress(shop.url));

const key = 'forgedReviewChallenge';

async function answerTo(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const { status, json } = await shop.client.post(path, body, { headers });
  return [status, json()];
}
const choose = async (selectedLines: unknown, headers?: Readonly<Record<string, string>>) =>
  (await answerTo('/snippets/verdict', { key, selectedLines }, headers))[1];
const fix = async (selectedFix: unknown) => (await answerTo('/snippets/fixes', { key, selectedFix }))[1];

async function statusOf(of: string): Promise<number> {
  const { json } = await shop.client.get(`/api/Challenges/?key=${of}`);
  return json().data[0].codingChallengeStatus;
}

describe('coding challenges (api-learning.md 12)', () => {
  it('are listed by key, in the order of the challenges', async () => {
    const { status, json } = await shop.client.get('/snippets');
    expect([status, json()]).toEqual([
      200,
      { challenges: shop.content.challenges.map((one) => one.key).filter((one) => one in twoAndOne) },
    ]);
  });

  it('show their code and nothing else', async () => {
    const { status, headers, json } = await shop.client.get(`/snippets/${key}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(json()).toEqual({ snippet: twoAndOne[key].snippet });
  });

  it('show their fixes in order, without saying which is right', async () => {
    const { status, json } = await shop.client.get(`/snippets/fixes/${key}`);
    expect([status, json()]).toEqual([200, { fixes: ['first', 'second', 'third'] }]);
  });

  it.each([
    ['scoreBoardChallenge', 'scoreBoardChallenge'],
    ['FORGEDREVIEWCHALLENGE', 'FORGEDREVIEWCHALLENGE'],
    ['fixes', 'fixes'],
    ['verdict', 'verdict'],
    ['%F0%9F%8D%8A%22', '🍊"'],
    ['__proto__', '__proto__'],
  ])('there is no code for %s', async (path, shown) => {
    const { status, json } = await shop.client.get(`/snippets/${path}`);
    expect([status, json()]).toEqual([
      404,
      { status: 'error', error: `No code challenge for challenge key: ${shown}` },
    ]);
  });

  it.each([
    ['a key without code', { key: 'scoreBoardChallenge', selectedLines: [15] }, 'scoreBoardChallenge'],
    ['no key', {}, 'undefined'],
    ['a number', { key: 7 }, '7'],
    ['a list', { key: ['a', {}] }, '["a",{}]'],
    ['an object with a toString of its own', { key: { toString: 1, __proto__: null } }, '{"toString":1}'],
  ])('there is no verdict on %s', async (_what, body, shown) => {
    expect(await answerTo('/snippets/verdict', body)).toEqual([
      404,
      { status: 'error', error: `No code challenge for challenge key: ${shown}` },
    ]);
  });

  it('other keys have no fixes, and no fix for them is judged', async () => {
    const none = [404, { error: 'No fixes found for the snippet!' }];
    const listed = await shop.client.get('/snippets/fixes/scoreBoardChallenge');
    expect([listed.status, listed.json()]).toEqual(none);
    for (const body of [{ key: 'scoreBoardChallenge', selectedFix: 0 }, {}, { key: null }]) {
      expect(await answerTo('/snippets/fixes', body)).toEqual(none);
    }
  });

  it.each(unreadableBodies)('answers %s', async (_what, call, status) => {
    for (const path of ['/snippets/verdict', '/snippets/fixes']) {
      expect((await shop.client.call('POST', path, call)).status).toBe(status);
    }
  });

  it.each(['null', '[]', '"text"', '7'])('answers the body %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/snippets/verdict', '/snippets/fixes']) {
      expect((await shop.client.call('POST', path, { body, headers })).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the lines', () => {
  it.each([
    ['all weak ones', [3, 5]],
    ['in any order', [5, 3]],
    ['with a neutral one', [3, 4, 5]],
    ['twice', [3, 3, 5]],
  ])('are right: %s', async (_what, selected) => {
    expect(await choose(selected)).toEqual({ verdict: true });
    expect(await statusOf(key)).toBe(1);
  });

  it.each([
    ['none', []],
    ['left out', undefined],
    ['one of two', [3]],
    ['one of two and the neutral one', [3, 4]],
    ['one too many', [3, 5, 6]],
    ['of text', ['3', '5']],
    ['a text', '3,5'],
    ['an object', { length: 2, 0: 3, 1: 5 }],
    ['null', null],
  ])('are wrong: %s', async (_what, selected) => {
    expect(await choose(selected)).toMatchObject({ verdict: false });
    expect(await statusOf(key)).toBe(0);
  });

  it('earn a hint with each wrong answer but the first, and finally the solution', async () => {
    expect(await choose([1])).toEqual({ verdict: false });
    expect(await choose([1])).toEqual({ verdict: false, hint: 'Look at it.' });
    expect(await choose([1])).toEqual({ verdict: false, hint: 'Look at it closely.' });
    const answer = {
      verdict: false,
      hint: expect.stringMatching(/^Lines 3,5 are responsible for this vulnerability or security flaw\. /),
    };
    expect(await choose([1])).toEqual(answer);
    expect(await choose([1])).toEqual(answer);
    expect(await choose([1], { cookie: 'language=de_DE' })).toMatchObject({ hint: expect.stringContaining('3,5') });
  });

  it('are named in the singular where there is only one', async () => {
    const wrong = () => answerTo('/snippets/verdict', { key: 'weakPasswordChallenge', selectedLines: [9] });
    await wrong();
    await wrong();
    await wrong();
    expect((await wrong())[1]).toMatchObject({
      hint: expect.stringMatching(/^Line 1 is responsible for this vulnerability or security flaw\. /),
    });
  });

  it('earn no further hints once they were right, and stay right', async () => {
    await choose([1]);
    await choose([3, 5]);
    const second = { verdict: false, hint: 'Look at it closely.' };
    expect(await choose([1])).toEqual(second);
    expect(await choose([1])).toEqual(second);
    expect(await statusOf(key)).toBe(1);
  });
});

describe('the fix', () => {
  it('is right at its place in the list as served, and is explained', async () => {
    expect(await fix(1)).toEqual({ verdict: true, explanation: 'The second is right.' });
    expect(await statusOf(key)).toBe(2);
  });

  it.each([
    [
      'another one, whose explanation keeps its braces',
      0,
      { explanation: 'The first changes nothing that matters: `{{text}}`.' },
    ],
    ['the last one', 2, { explanation: 'The third breaks it.' }],
    ['none', undefined, {}],
    ['one out of range', 3, {}],
    ['one before the first', -1, {}],
    ['one in between', 0.5, {}],
    ['a text', '1', {}],
    ['the name of a property', 'length', {}],
    ['null', null, {}],
  ])('is wrong: %s', async (_what, selected, more) => {
    expect(await fix(selected)).toEqual({ verdict: false, ...more });
    expect(await statusOf(key)).toBe(0);
  });

  it('counts without the lines, and is not undone by them', async () => {
    await fix(1);
    await choose([3, 5]);
    expect(await statusOf(key)).toBe(2);
  });
});

describe('a right answer', () => {
  it('is sent to every page each time, as an event that is not kept for later pages', async () => {
    const page = await connect(shop.url);
    await choose([1]);
    await choose([3, 5]);
    await choose([3, 5]);
    await fix(0);
    await fix(1);
    await page.settled();
    expect(page.coding).toEqual([
      { key, codingChallengeStatus: 1 },
      { key, codingChallengeStatus: 1 },
      { key, codingChallengeStatus: 2 },
    ]);
    const late = await connect(shop.url);
    await late.settled();
    expect(late.coding).toEqual([]);
    page.leave();
    late.leave();
  });

  it('becomes part of its step’s continue code, which restores it without an event', async () => {
    const code = async (step: string) => (await shop.client.get(`/rest/continue-code-${step}`)).json().continueCode;
    expect([await code('findIt'), await code('fixIt')]).toEqual([undefined, undefined]);
    await choose([3, 5]);
    const findIt = await code('findIt');
    expect([findIt, await code('fixIt')]).toEqual([expect.stringMatching(/^\w{60,}$/), undefined]);
    await fix(1);
    const fixIt = await code('fixIt');
    await resetProgress(shop.url);
    expect(await statusOf(key)).toBe(0);
    const page = await connect(shop.url);
    await shop.client.put(`/rest/continue-code-findIt/apply/${findIt}`, {});
    expect(await statusOf(key)).toBe(1);
    await shop.client.put(`/rest/continue-code-fixIt/apply/${fixIt}`, {});
    expect(await statusOf(key)).toBe(2);
    await page.settled();
    expect(page.coding).toEqual([]);
    page.leave();
  });
});
