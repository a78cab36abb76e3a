import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, fieldlessBodies, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/api/Complaints';
const columns = ['UserId', 'id', 'message', 'file', 'createdAt', 'updatedAt'];
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const add = (body: unknown) => client.post(path, body, { token });
const stored = () => contentsOf(app.databases.shop, 'Complaints');

describe('the complaints', () => {
  it('are shown, all of them, to anyone with a token', async () => {
    const answer = await client.get(path, { token });
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(Object.keys(data[0])).toEqual(columns);
    expect(data[0]).toMatchObject({ UserId: 3, id: 1, file: null });
    const compared = await client.get(`${path}?id[$ne]=1`, { token });
    expect([compared.status, compared.json().data]).toEqual([200, []]);
  });

  it('can be searched, filtered and sorted', async () => {
    await add({ UserId: 2, message: 'Too sour' });
    const found = await client.get(`${path}?q=SOUR&sort=-id&UserId=2`, { token });
    expect(found.json().data).toMatchObject([{ UserId: 2, message: 'Too sour' }]);
    const sorted = await client.get(`${path}?sort=taste`, { token });
    expect([sorted.status, sorted.json()]).toEqual([
      400,
      { message: 'Sorting not allowed on given attributes', errors: ['taste'] },
    ]);
  });
});

describe('a new complaint', () => {
  it('belongs to whoever the body names, and is stored as it is', async () => {
    const message = '<b>I want my money back!</b><iframe src="javascript:alert(`xss`)">';
    const answer = await add({ UserId: 3, message, file: 'invoice.pdf', nonsense: 1 });
    expect(answer.status).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({ UserId: 3, message, file: 'invoice.pdf' });
    expect(Object.keys(data).toSorted()).toEqual(columns.toSorted());
    expect(answer.headers.get('location')).toBe(`${path}/${data.id}`);
  });

  it('needs no fields at all', async () => {
    const answer = await add({});
    expect([answer.status, answer.json().data]).toMatchObject([201, { UserId: null, message: null, file: null }]);
  });

  it.each(fieldlessBodies)('is empty where the body is %s', async (_what, call) => {
    const answer = await client.call('POST', path, { token, ...call });
    expect([answer.status, answer.json().data.message]).toEqual([201, null]);
  });

  it.each(awkwardTexts)('stores %s', async (_what, message) => {
    const answer = await add({ UserId: 2, message });
    expect([answer.status, answer.json().data.message]).toEqual([201, message.toWellFormed()]);
  });

  it('uses the last of two equal keys, and accepts a number as a message', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.post(path, '{"message":"a","message":5}', { token, headers });
    expect([answer.status, answer.json().data.message]).toEqual([201, '5']);
  });

  it.each([
    [
      'an unknown user',
      { UserId: 4711 },
      500,
      '{"message":"internal error","errors":["SQLITE_CONSTRAINT: FOREIGN KEY constraint failed"]}',
    ],
    [
      'a list for a user',
      { UserId: [2] },
      500,
      '{"message":"internal error","errors":["UserId cannot be an array or an object"]}',
    ],
    [
      'an object for a message',
      { message: { a: 1 } },
      400,
      '{"message":"string violation: message cannot be an array or an object","errors":[{"field":"message","message":"message cannot be an array or an object"}]}',
    ],
  ])('is refused with %s', async (_what, fields, status, text) => {
    const before = stored();
    const answer = await add(fields);
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(stored()).toEqual(before);
  });

  it.each(unreadableBodies)('is refused where the body is %s', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, { token, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });
});

describe('with a strange token', () => {
  it('nothing is shown or stored, except with an unsigned one', async () => {
    for (const [what, strange] of strangeTokens(app.content.keys)) {
      const before = stored();
      const listed = await client.get(path, { token: strange });
      const added = await client.post(path, { message: 'x' }, { token: strange });
      if (what === 'an unsigned token') {
        expect([listed.status, added.status]).toEqual([200, 201]);
      } else {
        expect([what, listed.status, added.status]).toEqual([what, 401, 401]);
        expect(listed.json().error.name).toBe('UnauthorizedError');
        expect(stored()).toEqual(before);
      }
    }
  });
});

describe('one complaint', () => {
  it.each(['GET', 'PUT', 'DELETE', 'POST', 'PATCH'])('is denied to %s, with any signed token', async (verb) => {
    for (const call of [{}, { token }]) {
      const answer = await client.call(verb, `${path}/1`, call);
      expect([answer.status, answer.json().error.name]).toEqual([401, 'UnauthorizedError']);
    }
  });

  it('is open to an unsigned token', async () => {
    const forged = { token: unsignedToken({}) };
    expect((await client.get(`${path}/1`, forged)).json().data.id).toBe(1);
    expect((await client.put(`${path}/1`, { file: 'x' }, forged)).json().data.file).toBe('x');
    expect((await client.delete(`${path}/1`, forged)).text).toBe('{"status":"success","data":{}}');
    const gone = await client.get(`${path}/1`, forged);
    expect([gone.status, gone.text]).toEqual([404, '{"message":"Not Found","errors":[]}']);
  });
});
