import { beforeAll, describe, expect, it } from 'vitest';
import type { EvaluationResult } from '../../../server/decoy/evaluator.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';

const path = '/b2b/v2/orders';
const milliseconds = 1;
let token: string;
/** The evaluator's next verdict. */
let result: EvaluationResult = { outcome: 'value', value: 1, milliseconds };

const app = appForTests({ evaluator: { evaluate: async () => result } });
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

describe('the interface for business customers', () => {
  it.each<[EvaluationResult, number, string]>([
    [{ outcome: 'timedOut', milliseconds }, 503, 'Sorry, we are temporarily not available! Please try again later.'],
    [{ outcome: 'busy', milliseconds }, 503, 'Sorry, we are temporarily not available! Please try again later.'],
    [{ outcome: 'outOfMemory', milliseconds }, 500, 'out of memory'],
    [{ outcome: 'crashed', milliseconds }, 500, 'The order lines could not be evaluated'],
    [{ outcome: 'threw', name: 'RangeError', message: 'mine', duringCompile: false, milliseconds }, 500, 'mine'],
  ])('answers when the evaluation ends with %j', async (next, status, message) => {
    result = next;
    const answer = await client.post(path, { orderLinesData: '1' }, { token });
    result = { outcome: 'value', value: 1, milliseconds };
    expect([answer.status, answer.json().error.message]).toEqual([status, message]);
  });

  it('announces the outcome of the order lines', async () => {
    const events: unknown[] = [];
    app.app.events.on('orderLines.evaluated', ({ outcome }) => events.push(outcome));
    const loop = { name: 'Error', message: 'Infinite loop detected - reached max iterations', duringCompile: false };
    const results: EvaluationResult[] = [
      { outcome: 'value', value: 1, milliseconds },
      { outcome: 'threw', ...loop, milliseconds },
      { outcome: 'threw', ...loop, message: 'mine', milliseconds },
      { outcome: 'timedOut', milliseconds },
      { outcome: 'busy', milliseconds },
    ];
    for (result of results) {
      await client.post(path, { orderLinesData: '1' }, { token });
    }
    await client.post(path, {}, { token });
    result = { outcome: 'value', value: 1, milliseconds };
    expect(events).toEqual(['value', 'loopLimit', 'failed', 'timedOut', 'failed']);
  });

  it('accepts any verified token, with or without a session', async () => {
    const answers = [];
    for (const [what, strange] of strangeTokens(app.content.keys)) {
      answers.push([what, (await client.post(path, {}, { token: strange })).status]);
    }
    expect(answers.filter(([, status]) => status !== 401)).toEqual([['an unsigned token', 200]]);
    expect((await client.post(path, {}, { token: unsignedToken({}) })).status).toBe(200);
  });

  it('guards every path below its address', async () => {
    expect((await client.get('/b2b/v2')).status).toBe(401);
    expect((await client.get('/b2b/v2/anything')).status).toBe(401);
    expect((await client.get(path, { token })).status).toBe(200);
  });

  it('returns the customer number unchanged, and none if none was sent', async () => {
    for (const cid of ['JS0815DE', 7, null, { a: [1] }, ['x'], '']) {
      expect((await client.post(path, { cid }, { token })).json().cid).toEqual(cid);
    }
    expect((await client.post(path, {}, { token })).json()).not.toHaveProperty('cid');
  });

  it.each(unreadableBodies)('cannot read %s', async (_what, call, status) => {
    expect((await client.call('POST', path, { ...call, token })).status).toBe(status);
  });

  it.each([
    ['plain text', 'text', 'text/plain', 200],
    ['a list', '[1]', 'application/json', 200],
    ['a number', '7', 'application/json', 200],
    ['null', 'null', 'application/json', 500],
    ['nothing', '', 'application/json', 200],
    ['a form', 'cid=1&orderLinesData=2', 'application/x-www-form-urlencoded', 200],
    ['a duplicate key', '{"cid":1,"cid":2}', 'application/json', 200],
  ])('answers %s', async (_what, body, type, status) => {
    const answer = await client.call('POST', path, { body, token, headers: { 'content-type': type } });
    expect(answer.status, answer.text).toBe(status);
  });

  it.each(awkwardTexts)('accepts a customer number of %s', async (_what, text) => {
    expect((await client.post(path, { cid: text }, { token })).json().cid).toBe(text);
  });
});
