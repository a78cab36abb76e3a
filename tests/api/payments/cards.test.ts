import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import {
  awkwardTexts,
  fieldlessBodies,
  forgedSession,
  strangeIds,
  strangeTokens,
  unreadableBodies,
} from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/api/Cards';
const noSession = '{"status":"error","message":{}}';
const shown = ['UserId', 'id', 'fullName', 'cardNum', 'expMonth', 'expYear'];
let jim: string;
let bender: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
  bender = await client.login('bender@juice-sh.op', 'OhG0dPlease1nsertLiquor!');
});

const card = (fields: object = {}) => ({
  fullName: 'Kim Possible',
  cardNum: 1_234_567_812_345_678,
  expMonth: 3,
  expYear: 2088,
  ...fields,
});
const add = (body: unknown, token = jim) => client.post(path, body, { token });
const stored = () => contentsOf(app.databases.shop, 'Cards');

describe('the saved cards', () => {
  it('are only the caller’s, with all but the last four digits hidden', async () => {
    const answer = await client.get(`${path}?UserId=3`, { token: jim });
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toEqual([
      { UserId: 2, id: 5, fullName: expect.any(String), cardNum: '************8705', expMonth: 11, expYear: 2099 },
    ]);
    expect(Object.keys(data[0])).toEqual(shown);
  });

  it('are shown one by one in the same form', async () => {
    const answer = await client.get(`${path}/5`, { token: jim });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json().data)).toEqual(shown);
    expect(answer.json().data).toMatchObject({ id: 5, cardNum: '************8705' });
  });

  it.each(['6', '4711', '0', '-5', 'x', '[5]', '5%20or%201=1', '%F0%9F%8D%8A', '%00'])(
    'do not contain %s, which is not a card of the caller',
    async (id) => {
      const answer = await client.get(`${path}/${id}`, { token: jim });
      expect([answer.status, answer.text]).toEqual([400, '{"status":"error","data":"Malicious activity detected"}']);
    },
  );

  it('are not masked where there is no number', async () => {
    const { data } = (await add({ fullName: 'No Number' })).json();
    expect(data).toMatchObject({ cardNum: null, expMonth: null, expYear: null });
    expect((await client.get(`${path}/${data.id}`, { token: jim })).json().data.cardNum).toBe('*'.repeat(12));
  });
});

describe('a new card', () => {
  it('is returned in full, once, and belongs to the caller', async () => {
    const answer = await add(card({ UserId: 3 }));
    expect(answer.status).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({ ...card(), UserId: 2 });
    expect(Object.keys(data).toSorted()).toEqual([...shown, 'createdAt', 'updatedAt'].toSorted());
    expect(answer.headers.get('location')).toBe(`${path}/${data.id}`);
    expect((await client.get(`${path}/${data.id}`, { token: jim })).json().data.cardNum).toBe('************5678');
  });

  it('takes numbers as strings and returns them as numbers', async () => {
    const answer = await add(card({ cardNum: '1234567887654321', expMonth: '12', expYear: '2099' }));
    expect(answer.json().data).toMatchObject({ cardNum: 1_234_567_887_654_321, expMonth: 12, expYear: 2099 });
  });

  it.each([
    ['smallest', { cardNum: 1_000_000_000_000_000, expMonth: 1, expYear: 2080 }, '************0000'],
    ['largest', { cardNum: 9_999_999_999_999_998, expMonth: 12, expYear: 2099 }, '************9998'],
  ])('is stored with the %s numbers', async (_what, fields, cardNum) => {
    const answer = await add(card(fields));
    expect([answer.status, answer.json().data]).toMatchObject([201, fields]);
    const { id } = answer.json().data;
    expect((await client.get(`${path}/${id}`, { token: jim })).json().data.cardNum).toBe(cardNum);
  });

  it.each([
    ['a number that is too small', { cardNum: 999_999_999_999_999 }, 'min on cardNum'],
    ['a number that is too large', { cardNum: '9999999999999999' }, 'max on cardNum'],
    ['a negative number', { cardNum: -1_234_567_812_345_678 }, 'min on cardNum'],
    ['a month before the first', { expMonth: 0 }, 'min on expMonth'],
    ['a month after the last', { expMonth: 13 }, 'max on expMonth'],
    ['half a month', { expMonth: 1.5 }, 'isInt on expMonth'],
    ['a year that is too near', { expYear: 2079 }, 'min on expYear'],
    ['a year that is too far', { expYear: 2100 }, 'max on expYear'],
  ])('is refused with %s', async (_what, fields, rule) => {
    const before = stored();
    const answer = await add(card(fields));
    const message = `Validation ${rule} failed`;
    expect([answer.status, answer.json()]).toEqual([
      400,
      { message: `Validation error: ${message}`, errors: [{ field: rule.split(' on ')[1], message }] },
    ]);
    expect(stored()).toEqual(before);
  });
});

describe('a saved card', () => {
  it('cannot be changed, except with an unsigned token', async () => {
    const before = stored();
    const answer = await client.put(`${path}/5`, { fullName: 'x' }, { token: jim });
    expect([answer.status, answer.json().error.name]).toEqual([401, 'UnauthorizedError']);
    expect((await client.put(`${path}/5`, { fullName: 'x' })).status).toBe(401);
    expect(stored()).toEqual(before);
    const forged = await client.put(`${path}/6`, { fullName: 'Changed' }, { token: unsignedToken({}) });
    expect([forged.status, forged.json().data]).toMatchObject([200, { id: 6, UserId: 3, fullName: 'Changed' }]);
  });

  it('can be deleted, once', async () => {
    const { id } = (await add(card())).json().data;
    const answer = await client.delete(`${path}/${id}`, { token: jim });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":"Card deleted successfully."}']);
    const again = await client.delete(`${path}/${id}`, { token: jim });
    expect([again.status, again.text]).toEqual([400, '{"status":"error","data":"Malicious activity detected."}']);
  });

  it.each(['5', '4711', 'x', '%00'])('is not deleted by another user, and nor is anything else: %s', async (id) => {
    const before = stored();
    const answer = await client.delete(`${path}/${id}`, { token: bender });
    expect([answer.status, answer.text]).toEqual([400, '{"status":"error","data":"Malicious activity detected."}']);
    expect(stored()).toEqual(before);
  });
});

describe('without a session', () => {
  it('nothing is shown, added or deleted, whatever the token', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      for (const [method, url] of [
        ['GET', path],
        ['POST', path],
        ['GET', `${path}/5`],
        ['DELETE', `${path}/5`],
      ] as const) {
        const answer = await client.call(method, url, { token, ...(method === 'POST' && { body: card() }) });
        expect([what, method, url, answer.status, answer.text]).toEqual([what, method, url, 401, noSession]);
      }
    }
    expect(stored()).toEqual(before);
  });

  it('a forged token whose user has a strange id owns nothing', async () => {
    for (const id of strangeIds) {
      const forged = await forgedSession(client, { id });
      const answer = await client.get(path, { token: forged });
      expect([id, answer.status, answer.text]).toEqual([id, 200, '{"status":"success","data":[]}']);
      expect((await client.get(`${path}/5`, { token: forged })).status).toBe(400);
      expect((await client.delete(`${path}/5`, { token: forged })).status).toBe(400);
    }
  });
});

describe('bad input', () => {
  it.each(unreadableBodies)('that is %s is refused before anything is looked at', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, { token: jim, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it.each(fieldlessBodies)('of %s has no place for the session', async (_what, call) => {
    const answer = await client.call('POST', path, { token: jim, ...call });
    expect([answer.status, answer.text]).toEqual([401, noSession]);
  });

  it.each(awkwardTexts)('with %s as a name is stored', async (_what, text) => {
    const answer = await add(card({ fullName: text }));
    expect([answer.status, answer.json().data.fullName]).toEqual([201, text.toWellFormed()]);
  });

  it.each([
    ['an object for a name', { fullName: {} }, 400, 'string violation: fullName cannot be an array or an object'],
    ['words for a number', { cardNum: 'abcd' }, 400, /^Validation error: Validation isInt on cardNum failed/],
    ['a number with blanks', { cardNum: '1234 5678 1234 5678' }, 400, /Validation isInt on cardNum failed/],
    ['a list for a number', { expMonth: [1, 2] }, 400, /Validation isInt on expMonth failed/],
    ['a list of one number', { expMonth: [1] }, 500, 'internal error'],
    ['true for a number', { expMonth: true }, 400, /Validation isInt on expMonth failed/],
    ['an id that is taken', { id: 5 }, 400, 'Validation error'],
  ])('with %s is refused', async (_what, fields, status, message) => {
    const before = stored();
    const answer = await add(card(fields));
    expect([answer.status, answer.json().message]).toEqual([
      status,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect(stored()).toEqual(before);
  });

  it('with a duplicate key uses the last value', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.post(path, '{"expMonth":99,"UserId":3,"expMonth":7}', { token: jim, headers });
    expect([answer.status, answer.json().data]).toMatchObject([201, { expMonth: 7, UserId: 2 }]);
  });
});
