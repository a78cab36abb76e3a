import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, fieldlessBodies, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/api/Recycles';
const columns = ['UserId', 'AddressId', 'id', 'quantity', 'isPickup', 'date', 'createdAt', 'updatedAt'];
const foreignKey = '{"message":"internal error","errors":["SQLITE_CONSTRAINT: FOREIGN KEY constraint failed"]}';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const add = (body: unknown) => client.post(path, body, { token });
const idsOf = async (id: string) =>
  (await client.get(`${path}/${encodeURIComponent(id)}`)).json().data.map((row: { id: number }) => row.id);
const stored = () => contentsOf(app.databases.shop, 'Recycles');

describe('the list of recycling requests', () => {
  it.each(['', '/', '?id=1', '?sort=nonsense', '?scope=x'])('does not exist for anyone: %s', async (query) => {
    const answer = await client.get(`${path}${query}`);
    expect([answer.status, answer.text]).toEqual([
      200,
      '{"status":"success","data":{"err":"Sorry, this endpoint is not supported."}}',
    ]);
  });
});

describe('recycling requests by id', () => {
  it('are shown to everyone, in a list even if it is one', async () => {
    const answer = await client.get(`${path}/1`);
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toHaveLength(1);
    expect(Object.keys(data[0])).toEqual(columns);
    expect(data[0]).toMatchObject({
      UserId: 2,
      AddressId: 4,
      id: 1,
      quantity: 800,
      isPickup: true,
      date: '2270-01-17T00:00:00.000Z',
    });
  });

  it.each([
    ['"1"', [1]],
    [' 1 ', [1]],
    ['1.0', [1]],
    ['[1,2,3]', [1, 2, 3]],
    ['[3,"1",1]', [1, 3]],
    ['true', [1]],
    ['[true]', [1]],
    ['false', []],
    ['null', []],
    ['[null]', []],
    ['0', []],
    ['-1', []],
    ['4711', []],
    ['1e400', []],
    ['""', []],
    ['"abc"', []],
    ['"1 or 1=1"', []],
    ['[]', []],
    ['{}', []],
    ['{"id":1}', []],
    ['[{"id":1},2]', [2]],
    ['[[1],2]', [2]],
    ['"\\u0000"', []],
  ])('are found by the JSON value %s: %j', async (id, expected) => {
    expect(await idsOf(id)).toEqual(expected);
  });

  it.each(['abc', '[1,', "1'", '1%20or%201=1', 'undefined', 'NaN', '%F0%9F%8D%8A', '%00'])(
    'get an error page for what is not JSON: %s',
    async (id) => {
      const answer = await client.get(`${path}/${id}`);
      expect(answer.status).toBe(500);
      expect(answer.json().error.stack).toMatch(/^SyntaxError: /);
    },
  );

  it('that the database cannot look up get a plain text', async () => {
    const answer = await client.get(`${path}/${encodeURIComponent('["[[1]]"]')}`);
    expect([answer.status, answer.text]).toEqual([200, 'Error fetching recycled items. Please try again']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('may be thousands in one request', async () => {
    const all = Array.from({ length: 3000 }, (_, index) => index);
    const answer = await client.get(`${path}/[${all}]`);
    expect([answer.status, answer.json().data.length]).toEqual([200, 9]);
  });
});

describe('a new recycling request', () => {
  it('belongs to whoever the body names', async () => {
    const answer = await add({ UserId: 3, AddressId: 1, quantity: 200, isPickup: true, date: '2030-05-06' });
    expect(answer.status).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({ UserId: 3, AddressId: 1, quantity: 200, isPickup: true });
    expect(data.date).toBe('2030-05-06T00:00:00.000Z');
    expect(answer.headers.get('location')).toBe(`${path}/${data.id}`);
    expect(await idsOf(`${data.id}`)).toEqual([data.id]);
  });

  it('ignores the flag in the stock client’s spelling', async () => {
    const { data } = (await add({ UserId: 2, AddressId: 4, quantity: 500, isPickUp: true })).json();
    expect(data).toMatchObject({ isPickup: false, date: null });
    expect(data).not.toHaveProperty('isPickUp');
  });

  it('needs no fields at all', async () => {
    const answer = await add({});
    expect([answer.status, answer.json().data]).toMatchObject([
      201,
      { UserId: null, AddressId: null, quantity: null, isPickup: false },
    ]);
  });

  it.each(fieldlessBodies)('is empty where the body is %s', async (_what, call) => {
    const answer = await client.call('POST', path, { token, ...call });
    expect([answer.status, answer.json().data.quantity]).toEqual([201, null]);
  });

  it.each([
    ['a negative quantity', { quantity: -5 }],
    ['an enormous quantity', { quantity: 1e15 }],
    ['words for a quantity', { quantity: 'plenty' }],
    ['a date far away', { date: '9999-12-31T23:59:59.999Z' }],
  ])('is not checked: %s', async (_what, fields) => {
    const answer = await add(fields);
    expect([answer.status, answer.json().data]).toMatchObject([201, fields]);
  });

  it.each([...awkwardTexts, ['an object', { a: 1 }] as const])(
    'takes %s for a date, and shows none',
    async (_what, date) => {
      const answer = await add({ date });
      expect([answer.status, answer.json().data.date]).toEqual([201, null]);
    },
  );

  it.each([
    ['an unknown user', { UserId: 4711 }, 500, foreignKey],
    ['an unknown address', { AddressId: 4711 }, 500, foreignKey],
    ['words for a user', { UserId: 'jim' }, 500, foreignKey],
    [
      'a list for a quantity',
      { quantity: [1] },
      500,
      '{"message":"internal error","errors":["quantity cannot be an array or an object"]}',
    ],
    [
      'an id that is taken',
      { id: 1 },
      400,
      '{"message":"Validation error","errors":[{"field":"id","message":"id must be unique"}]}',
    ],
  ])('is refused with %s', async (_what, fields, status, text) => {
    const before = stored();
    const answer = await add(fields);
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(stored()).toEqual(before);
  });

  it('uses the last of two equal keys', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.post(path, '{"quantity":1,"quantity":2}', { token, headers });
    expect(answer.json().data.quantity).toBe(2);
  });

  it('needs a token that verifies, which an unsigned one does', async () => {
    for (const [what, strange] of strangeTokens(app.content.keys)) {
      const before = stored();
      const answer = await client.post(path, { quantity: 1 }, { token: strange });
      const isUnsigned = what === 'an unsigned token';
      expect([what, answer.status]).toEqual([what, isUnsigned ? 201 : 401]);
      if (!isUnsigned) {
        expect(answer.json().error.name).toBe('UnauthorizedError');
        expect(stored()).toEqual(before);
      }
    }
  });

  it.each(unreadableBodies)('is refused where the body is %s', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, { token, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it('gets an error page for the JSON value null', async () => {
    const answer = await client.post(path, 'null', { token, headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.json().error.message]).toEqual([
      500,
      expect.stringMatching(/^Cannot read properties of null/),
    ]);
  });
});

describe('a stored recycling request', () => {
  it('is changed and deleted with unsigned tokens only', async () => {
    const before = stored();
    expect((await client.put(`${path}/2`, { quantity: 1 }, { token })).status).toBe(401);
    expect((await client.delete(`${path}/2`, { token })).status).toBe(401);
    expect((await client.delete(`${path}/2`)).status).toBe(401);
    expect(stored()).toEqual(before);
    const forged = { token: unsignedToken({}) };
    expect((await client.put(`${path}/2`, { quantity: 1 }, forged)).json().data.quantity).toBe(1);
    expect((await client.delete(`${path}/2`, forged)).text).toBe('{"status":"success","data":{}}');
    expect(await idsOf('2')).toEqual([]);
    expect((await client.delete(`${path}/2`, forged)).status).toBe(404);
  });
});
