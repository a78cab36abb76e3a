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
import { contentsOf } from '../../support/table-contents.ts';

const path = '/api/Addresss';
const refusal = '{"status":"error","data":"Malicious activity detected."}';
const noSession = '{"status":"error","message":{}}';
const columns = [
  ...['UserId', 'id', 'fullName', 'mobileNum', 'zipCode', 'streetAddress', 'city', 'state', 'country'],
  ...['createdAt', 'updatedAt'],
];
let jim: string;
let bender: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
  bender = await client.login('bender@juice-sh.op', 'OhG0dPlease1nsertLiquor!');
});

const home = (fields: object = {}) => ({
  fullName: 'Kim Possible',
  mobileNum: 4_917_000_001,
  zipCode: '12345',
  streetAddress: '1 Any Street',
  city: 'Anytown',
  state: 'Any',
  country: 'Anyland',
  ...fields,
});
const add = (body: unknown, token = jim) => client.post(path, body, { token });
const added = async (fields: object = {}, token = jim): Promise<number> =>
  (await add(home(fields), token)).json().data.id;
const stored = () => contentsOf(app.databases.shop, 'Addresses');

describe('the address book', () => {
  it('lists only the caller’s addresses, whatever the query says', async () => {
    const answer = await client.get(`${path}?UserId=3`, { token: jim });
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data.map(({ id }: { id: number }) => id)).toEqual([4, 5]);
    expect(Object.keys(data[0])).toEqual(columns);
    expect(data[0]).toMatchObject({ UserId: 2, streetAddress: 'Room 3F 121' });
    expect(data[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('is empty for a user without addresses', async () => {
    const token = await client.login('J12934@juice-sh.op', '0Y8rMnww$*9VFYE§59-!Fg1L6t&6lB');
    expect((await client.get(path, { token })).text).toBe('{"status":"success","data":[]}');
  });

  it('shows one of the caller’s addresses', async () => {
    const answer = await client.get(`${path}/4`, { token: jim });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json().data)).toEqual(columns);
    expect(answer.json().data).toMatchObject({ UserId: 2, id: 4 });
  });

  it.each(['6', '4711', '0', '-4', 'x', '[4]', '4%20or%201=1', '%F0%9F%8D%8A', '%00', '1e400'])(
    'does not show %s, which is not an address of the caller',
    async (id) => {
      const answer = await client.get(`${path}/${id}`, { token: jim });
      expect([answer.status, answer.text]).toEqual([400, refusal]);
    },
  );
});

describe('a new address', () => {
  it('belongs to the caller, whoever the body names', async () => {
    const answer = await add(home({ UserId: 3, nonsense: 1 }));
    expect(answer.status).toBe(201);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toMatchObject({ ...home(), UserId: 2 });
    expect(Object.keys(data).toSorted()).toEqual(columns.toSorted());
    expect(answer.headers.get('location')).toBe(`${path}/${data.id}`);
  });

  it('takes the mobile number as a string and returns it as a number', async () => {
    expect((await add(home({ mobileNum: '1000000' }))).json().data.mobileNum).toBe(1_000_000);
  });

  it('takes the zip code as a number and returns it as a string', async () => {
    expect((await add(home({ zipCode: 12_345 }))).json().data.zipCode).toBe('12345');
  });

  it('needs no fields at all', async () => {
    const answer = await add({});
    expect(answer.status).toBe(201);
    expect(answer.json().data).toMatchObject({
      UserId: 2,
      fullName: null,
      mobileNum: null,
      zipCode: null,
      state: null,
    });
  });

  it('takes a url-encoded body too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await client.post(path, 'city=Bonn&mobileNum=1234567', { token: jim, headers });
    expect([answer.status, answer.json().data]).toMatchObject([201, { city: 'Bonn', mobileNum: 1_234_567 }]);
  });

  it.each([
    ['the smallest mobile number', { mobileNum: 1_000_000 }],
    ['the largest mobile number', { mobileNum: 9_999_999_999 }],
    ['the longest texts', { zipCode: '12345678', streetAddress: 'x'.repeat(160) }],
    ['the shortest texts', { zipCode: '1', streetAddress: 'x' }],
  ])('is stored with %s', async (_what, fields) => {
    const answer = await add(home(fields));
    expect([answer.status, answer.json().data]).toMatchObject([201, fields]);
  });

  it.each([
    ['a mobile number that is too small', { mobileNum: 999_999 }, ['min on mobileNum']],
    ['a mobile number that is too large', { mobileNum: 10_000_000_000 }, ['max on mobileNum']],
    ['a negative mobile number', { mobileNum: -1_234_567 }, ['min on mobileNum']],
    ['a broken mobile number', { mobileNum: 1_234_567.5 }, ['isInt on mobileNum']],
    ['an empty zip code', { zipCode: '' }, ['len on zipCode']],
    ['a long zip code', { zipCode: '123456789' }, ['len on zipCode']],
    ['an empty street', { streetAddress: '' }, ['len on streetAddress']],
    ['a long street', { streetAddress: 'x'.repeat(161) }, ['len on streetAddress']],
    [
      'several things wrong',
      { mobileNum: 1, zipCode: '123456789', streetAddress: 'x'.repeat(161) },
      ['min on mobileNum', 'len on zipCode', 'len on streetAddress'],
    ],
  ])('is refused with %s', async (_what, fields, rules) => {
    const before = stored();
    const answer = await add(home(fields));
    const problems = rules.map((rule) => ({ field: rule.split(' on ')[1], message: `Validation ${rule} failed` }));
    const message = problems.map((problem) => `Validation error: ${problem.message}`).join(',\n');
    expect([answer.status, answer.json()]).toEqual([400, { message, errors: problems }]);
    expect(stored()).toEqual(before);
  });
});

describe('changing an address', () => {
  it('stores what is sent and echoes it unchanged', async () => {
    const id = await added();
    const answer = await client.put(`${path}/${id}`, { city: 'Berlin', mobileNum: '1234567' }, { token: jim });
    expect(answer.status).toBe(200);
    expect(answer.json().data).toMatchObject({ id, city: 'Berlin', mobileNum: '1234567', fullName: 'Kim Possible' });
    const { data } = (await client.get(`${path}/${id}`, { token: jim })).json();
    expect(data).toMatchObject({ city: 'Berlin', mobileNum: 1_234_567 });
  });

  it('works on anyone’s address, and takes it over', async () => {
    const id = await added({}, bender);
    const answer = await client.put(`${path}/${id}`, { city: 'Taken', UserId: 3 }, { token: jim });
    expect([answer.status, answer.json().data]).toMatchObject([200, { id, UserId: 2, city: 'Taken' }]);
    expect((await client.get(`${path}/${id}`, { token: bender })).text).toBe(refusal);
    expect((await client.get(`${path}/${id}`, { token: jim })).json().data.city).toBe('Taken');
  });

  it('applies the same rules', async () => {
    const id = await added();
    const answer = await client.put(`${path}/${id}`, { zipCode: '123456789' }, { token: jim });
    expect([answer.status, answer.json().errors]).toEqual([
      400,
      [{ field: 'zipCode', message: 'Validation len on zipCode failed' }],
    ]);
    expect((await client.get(`${path}/${id}`, { token: jim })).json().data.zipCode).toBe('12345');
  });

  it.each(['4711', '0', '-1', 'x', '%00'])('does not find %s', async (id) => {
    const answer = await client.put(`${path}/${id}`, { city: 'x' }, { token: jim });
    expect([answer.status, answer.text]).toEqual([404, '{"message":"Not Found","errors":[]}']);
  });
});

describe('deleting an address', () => {
  it('removes one of the caller’s, once', async () => {
    const id = await added();
    const answer = await client.delete(`${path}/${id}`, { token: jim });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":"Address deleted successfully."}']);
    const again = await client.delete(`${path}/${id}`, { token: jim });
    expect([again.status, again.text]).toEqual([400, refusal]);
  });

  it('leaves other users’ addresses alone', async () => {
    const before = stored();
    const answer = await client.delete(`${path}/6`, { token: jim });
    expect([answer.status, answer.text]).toEqual([400, refusal]);
    expect(stored()).toEqual(before);
  });

  it('keeps one that a recycling request refers to, and still answers', async () => {
    const before = stored();
    const answer = await client.delete(`${path}/4`, { token: jim });
    expect([answer.status, answer.text]).toEqual([400, refusal]);
    expect(stored()).toEqual(before);
  });
});

describe('without a session', () => {
  const calls = [
    ['GET', path],
    ['POST', path],
    ['GET', `${path}/4`],
    ['PUT', `${path}/4`],
    ['DELETE', `${path}/4`],
  ] as const;

  it('nothing is shown, added, changed or deleted, whatever the token', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      for (const [method, url] of calls) {
        const body = method === 'POST' || method === 'PUT' ? { body: home() } : {};
        const answer = await client.call(method, url, { token, ...body });
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
      expect((await client.get(`${path}/4`, { token: forged })).text).toBe(refusal);
      expect((await client.delete(`${path}/4`, { token: forged })).text).toBe(refusal);
    }
  });
});

describe('bad input', () => {
  it.each(unreadableBodies)('that is %s is refused before anything is looked at', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, { token: jim, ...call })).status).toBe(status);
    expect((await client.call('PUT', `${path}/4`, { token: jim, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it.each(fieldlessBodies)('of %s has no place for the session', async (_what, call) => {
    const before = stored();
    const answer = await client.call('POST', path, { token: jim, ...call });
    expect([answer.status, answer.text]).toEqual([401, noSession]);
    expect(stored()).toEqual(before);
  });

  it.each(['null', '5', '"text"', 'true'])('of the JSON value %s has no place for the session', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.post(path, body, { token: jim, headers });
    expect([answer.status, answer.text]).toEqual([401, noSession]);
  });

  it.each(awkwardTexts)('with %s is stored where nothing forbids it', async (_what, text) => {
    const answer = await add(home({ fullName: text }));
    expect([answer.status, answer.json().data.fullName]).toEqual([201, text.toWellFormed()]);
  });

  it.each([
    ['a list for a text', { city: ['a'] }, 400, 'string violation: city cannot be an array or an object'],
    ['an object for a string', { zipCode: { a: 1 } }, 400, 'string violation: zipCode cannot be an array or an object'],
    ['words for a number', { mobileNum: 'call me' }, 400, /^Validation error: Validation isInt on mobileNum failed/],
    ['a list for a number', { mobileNum: [1, 2] }, 400, /^Validation error: Validation isInt on mobileNum failed/],
    ['an id that is taken', { id: 4 }, 400, 'Validation error'],
    ['a list for an id', { id: [1] }, 500, 'internal error'],
    ['words for an id', { id: 'x' }, 500, 'internal error'],
  ])('with %s is refused', async (_what, fields, status, message) => {
    const before = stored();
    const answer = await add(home(fields));
    expect([answer.status, answer.json().message]).toEqual([
      status,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect(stored()).toEqual(before);
  });

  it('with a duplicate key uses the last value', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.post(path, '{"city":"a","UserId":3,"city":"b","__proto__":{"zipCode":"1"}}', {
      token: jim,
      headers,
    });
    expect([answer.status, answer.json().data]).toMatchObject([201, { city: 'b', UserId: 2, zipCode: null }]);
  });

  it('from a session whose user does not exist breaks a reference', async () => {
    const before = stored();
    const answer = await add(home(), await forgedSession(client, { id: 4711 }));
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"message":"internal error","errors":["SQLITE_CONSTRAINT: FOREIGN KEY constraint failed"]}',
    ]);
    expect(stored()).toEqual(before);
  });
});
