import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, strangeIds, strangeTokens } from '../../support/bad-requests.ts';
import { type Client, claimsOf, createClient } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/saveLoginIp';
const payload = '<iframe src="javascript:alert(`xss`)">';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const saveFrom = (address: string) => client.get(path, { token, headers: { 'true-client-ip': address } });

describe('the address of a login', () => {
  it('is saved, and the whole row is returned without a wrapper', async () => {
    const answer = await client.get(path, { token });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json())).toEqual([
      'id',
      'username',
      'email',
      'password',
      'role',
      'deluxeToken',
      'lastLoginIp',
      'profileImage',
      'totpSecret',
      'isActive',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ]);
    expect(answer.json()).toMatchObject({
      id: 2,
      lastLoginIp: '127.0.0.1',
      password: expect.stringMatching(/^[0-9a-f]{32}$/),
      totpSecret: '',
      isActive: true,
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('is taken from the header as it is, and shows in the next token', async () => {
    expect((await saveFrom(payload)).json().lastLoginIp).toBe(payload);
    expect(claimsOf(token).data.lastLoginIp).not.toBe(payload);
    expect(claimsOf(await client.login('jim@juice-sh.op', 'ncc-1701')).data.lastLoginIp).toBe(payload);
  });

  it.each([
    ['::1', '127.0.0.1'],
    ['::ffff:10.0.0.9', '10.0.0.9'],
    ['2001:db8::9', '2001:db8::9'],
  ])('without it, is the socket’s: %s', async (remoteAddress, saved) => {
    const headers = { authorization: `Bearer ${token}`, host: 'localhost' };
    const answer = await app.app.server.inject({ method: 'GET', url: path, headers, remoteAddress });
    expect(answer.json().lastLoginIp).toBe(saved);
  });

  it('is not taken from other headers', async () => {
    const answer = await client.get(path, {
      token,
      headers: { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.2' },
    });
    expect(answer.json().lastLoginIp).toBe('127.0.0.1');
  });

  it.each(['', 'x'.repeat(8000), 'a\u00e9\u00ff', "'; DROP TABLE Users; --", '{{7*7}}#{7*7}'])(
    'may be any header value (%#)',
    async (address) => {
      expect((await saveFrom(address)).json().lastLoginIp).toBe(address);
    },
  );

  it('is not saved without a session', async () => {
    const before = contentsOf(app.databases.shop, 'Users');
    for (const [what, strange] of strangeTokens(app.content.keys)) {
      const answer = await client.get(path, { token: strange });
      expect([what, answer.status, answer.text]).toEqual([what, 401, 'Unauthorized']);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
    expect((await client.get(path, { cookie: token })).status).toBe(401);
    expect(contentsOf(app.databases.shop, 'Users')).toEqual(before);
  });

  it('of a user who does not exist still gets a response', async () => {
    for (const id of [4711, 14, ...strangeIds.filter((id) => id !== '2')]) {
      const forged = await forgedSession(client, { id });
      const answer = await client.get(path, { token: forged });
      expect([answer.status, answer.text]).toEqual([404, 'User not found.']);
    }
  });
});

describe('with the weakness switched off, the address of a login', () => {
  let safe: StartedApp;
  let safeClient: Client;
  let safeToken: string;

  beforeAll(async () => {
    safe = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    safeClient = createClient(safe.url);
    safeToken = await safeClient.login('jim@juice-sh.op', 'ncc-1701');
  });
  afterAll(() => safe.stop());

  it('is filtered', async () => {
    const headers = { 'true-client-ip': `10.0.0.1${payload}` };
    expect((await safeClient.get(path, { token: safeToken, headers })).json().lastLoginIp).toBe('10.0.0.1');
  });

  it('is empty without the header', async () => {
    expect((await safeClient.get(path, { token: safeToken })).json().lastLoginIp).toBe('');
  });
});
