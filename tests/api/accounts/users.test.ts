import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { unsignedToken } from '../../support/client.ts';

let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const columns = [
  'id',
  'username',
  'email',
  'role',
  'deluxeToken',
  'lastLoginIp',
  'profileImage',
  'isActive',
  'createdAt',
  'updatedAt',
  'deletedAt',
];

describe('the list of users', () => {
  it('is open to anyone with a token and shows all but deleted users, without passwords', async () => {
    const { data } = (await client.get('/api/Users', { token })).json();
    expect(data).toHaveLength(21);
    expect(Object.keys(data[0])).toEqual(columns);
    expect(data.map((user: { id: number }) => user.id)).not.toContain(14);
    expect(data[0]).toMatchObject({ id: 1, email: 'admin@juice-sh.op', role: 'admin', isActive: true });
  });

  it('can be queried by the passwords that it does not show', async () => {
    const filtered = await client.get('/api/Users?password=0192023a7bbd73250516f069df18b500', { token });
    expect(filtered.json().data.map((user: { id: number }) => user.id)).toEqual([1]);
    const searched = await client.get('/api/Users?q=IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH', { token });
    expect(searched.json().data.map((user: { id: number }) => user.id)).toEqual([10]);
  });

  it('needs a token', async () => {
    const answer = await client.get('/api/Users');
    expect(answer.status).toBe(401);
    expect(answer.json().error.message).toBe('No Authorization header was found');
  });
});

describe('one user', () => {
  it('is readable for anyone with a token', async () => {
    expect((await client.get('/api/Users/1', { token })).json().data).toMatchObject({ email: 'admin@juice-sh.op' });
    expect((await client.get('/api/Users/1')).status).toBe(401);
  });

  it.each(['14', '4711', 'x', '1e3'])('is not found under the id %s', async (id) => {
    const answer = await client.get(`/api/Users/${id}`, { token });
    expect([answer.status, answer.text]).toEqual([404, '{"message":"Not Found","errors":[]}']);
  });

  it('cannot be changed or deleted with a signed token, but can be with an unsigned one', async () => {
    expect((await client.put('/api/Users/22', { username: 'x' }, { token })).status).toBe(401);
    expect((await client.delete('/api/Users/22', { token })).status).toBe(401);
    const forged = unsignedToken({ data: {} });
    const answer = await client.put('/api/Users/22', { username: 'changed' }, { token: forged });
    expect([answer.status, answer.json().data.username]).toEqual([200, 'changed']);
    expect((await client.delete('/api/Users/22', { token: forged })).text).toBe('{"status":"success","data":{}}');
    expect((await client.get('/api/Users/22', { token })).status).toBe(404);
  });
});
