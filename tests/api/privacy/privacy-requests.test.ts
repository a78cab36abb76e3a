import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { fieldlessBodies, strangeTokens, unreadableBodies } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/api/PrivacyRequests';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const add = (body: unknown) => client.post(path, body, { token });
const stored = () => contentsOf(app.databases.shop, 'PrivacyRequests');

describe('a privacy request', () => {
  it('belongs to whoever the body names', async () => {
    const answer = await add({ UserId: 3, deletionRequested: true });
    expect(answer.status).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({ UserId: 3, deletionRequested: true });
    const columns = ['id', 'UserId', 'deletionRequested', 'createdAt', 'updatedAt'];
    expect(Object.keys(data).toSorted()).toEqual(columns.toSorted());
    expect(answer.headers.get('location')).toBe(`${path}/${data.id}`);
  });

  it.each([
    ['no field', {}, { UserId: null, deletionRequested: false }],
    ['no wish', { UserId: 2 }, { UserId: 2, deletionRequested: false }],
    ['a wish in words', { deletionRequested: 'true' }, { deletionRequested: true }],
    ['another word', { deletionRequested: 'perhaps' }, { deletionRequested: 'perhaps' }],
    ['a number', { deletionRequested: 5 }, { deletionRequested: 5 }],
  ])('is stored with %s', async (_what, body, expected) => {
    const answer = await add(body);
    expect([answer.status, answer.json().data]).toMatchObject([201, expected]);
  });

  it.each(fieldlessBodies)('is empty where the body is %s', async (_what, call) => {
    const answer = await client.call('POST', path, { token, ...call });
    expect([answer.status, answer.json().data.UserId]).toEqual([201, null]);
  });

  it.each([
    ['an unknown user', { UserId: 4711 }, 'SQLITE_CONSTRAINT: FOREIGN KEY constraint failed'],
    ['a negative user', { UserId: -1 }, 'SQLITE_CONSTRAINT: FOREIGN KEY constraint failed'],
    ['a list', { deletionRequested: [true] }, 'deletionRequested cannot be an array or an object'],
  ])('is refused with %s', async (_what, body, message) => {
    const before = stored();
    const answer = await add(body);
    expect([answer.status, answer.json()]).toEqual([500, { message: 'internal error', errors: [message] }]);
    expect(stored()).toEqual(before);
  });

  it.each(unreadableBodies)('is refused where the body is %s', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, { token, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it('needs a token that verifies', async () => {
    for (const [what, strange] of strangeTokens(app.content.keys)) {
      const answer = await client.post(path, { UserId: 2 }, { token: strange });
      expect([what, answer.status]).toEqual([what, what === 'an unsigned token' ? 201 : 401]);
    }
  });
});

describe('the privacy requests', () => {
  it.each([
    ['GET', path],
    ['GET', `${path}/1`],
    ['PUT', `${path}/1`],
    ['DELETE', `${path}/1`],
    ['PATCH', `${path}/1`],
  ])('are denied to everyone: %s %s', async (verb, url) => {
    const before = stored();
    for (const call of [{}, { token }]) {
      const answer = await client.call(verb, url, call);
      expect([answer.status, answer.json().error.name]).toEqual([401, 'UnauthorizedError']);
    }
    expect(stored()).toEqual(before);
  });

  it('are open to an unsigned token', async () => {
    const { id } = (await add({ UserId: 2 })).json().data;
    const forged = { token: unsignedToken({}) };
    expect((await client.get(`${path}?UserId=2`, forged)).json().data).toContainEqual(expect.objectContaining({ id }));
    expect((await client.get(`${path}/${id}`, forged)).json().data.UserId).toBe(2);
    const changed = await client.put(`${path}/${id}`, { deletionRequested: true }, forged);
    expect(changed.json().data.deletionRequested).toBe(true);
    expect((await client.delete(`${path}/${id}`, forged)).status).toBe(200);
    expect((await client.get(`${path}/${id}`, forged)).status).toBe(404);
  });
});
