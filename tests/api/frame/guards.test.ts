import { describe, expect, test } from 'vitest';
import { type ContractRoute, contractRoutes } from '../../../shared/api/routes.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { unsignedToken } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

const noSession = { status: 'error', message: {} };
const notAccounting = { error: 'Malicious activity detected' };

/** Returns what a client without a token gets from a guarded route, by the first guard that checks the token. */
function expectedWithoutToken({ guards }: ContractRoute): { status: number; body: unknown } {
  switch (guards.find((guard) => guard !== 'rateLimit')) {
    case 'userId':
      return { status: 401, body: noSession };
    case 'accounting':
      return { status: 403, body: notAccounting };
    default:
      return { status: 401, body: { error: expect.objectContaining({ code: 'credentials_required' }) } };
  }
}

const guardedRoutes = contractRoutes
  .filter(({ guards }) => guards.some((guard) => guard !== 'rateLimit'))
  .map((route) => [`${route.verb} ${route.path}`, route] as const);

describe('without a token', () => {
  test.each(guardedRoutes)('%s is refused, built or not', async (_name, route) => {
    const path = route.path.replace(/:\w+/g, '1');
    const expected = expectedWithoutToken(route);
    for (const spelling of [path, `${path}/`, path.toUpperCase(), path.replace('/', '//')]) {
      const { status, text } = await client.call(route.verb, spelling);
      expect([spelling, status]).toEqual([spelling, expected.status]);
      expect(JSON.parse(text)).toEqual(expected.body);
    }
  });

  test('percent-encoding letters of a guarded path leads to no route, so its guard is not bypassed', async () => {
    for (const path of ['/api/%55sers', '/rest/%62asket/1', '/api/Users%2f1', '/rest/%75ser/login']) {
      const { status, json } = await client.get(path);
      expect([path, status, json().error.message]).toEqual([path, 500, `Unexpected path: ${path}`]);
    }
    const page = await client.get('/');
    for (const path of ['/%61pi/Users/1', '/%66tp/legal.md', '/%72obots.txt', '/%70rofile']) {
      expect([path, await client.get(path)]).toMatchObject([path, { status: 200, text: page.text }]);
    }
    expect((await client.post('/%61pi/Users', { email: 'kim@example.org', password: 'x' })).text).toBe(page.text);
    expect((await client.get('/api/Products/%31/?a=%41')).json().data.id).toBe(1);
  });
});

describe('the session guard', () => {
  test('accepts only registered tokens, whatever their signature, and writes the user’s id into the body', async () => {
    const unknown = await client.get('/api/Cards', { token: unsignedToken({ data: { id: 1 } }) });
    expect([unknown.status, unknown.json()]).toEqual([401, noSession]);

    const token = await client.login('jim@juice-sh.op', 'ncc-1701');
    const passed = await client.get('/api/Cards', { token });
    expect(passed.status).not.toBe(401);
  });

  test('refuses bodies that cannot hold an id', async () => {
    const token = await client.login('jim@juice-sh.op', 'ncc-1701');
    for (const [body, type] of [
      ['text', 'text/plain'],
      ['1', 'application/json'],
      ['null', 'application/json'],
    ] as const) {
      const { status, text } = await client.call('POST', '/api/Cards', {
        body,
        token,
        headers: { 'content-type': type },
      });
      expect([status, JSON.parse(text)]).toEqual([401, noSession]);
    }
  });

  test.each([{ nobody: true }, { data: null }])(
    'refuses the session of a token that registered itself as %j',
    async (payload) => {
      const token = unsignedToken(payload);
      expect((await client.get('/rest/user/whoami', { token })).status).toBe(500);
      const { status, text } = await client.get('/api/Cards', { token });
      expect([status, JSON.parse(text)]).toEqual([401, noSession]);
    },
  );
});

describe('the accounting guard', () => {
  const stock = (token: string) => client.get('/api/Quantitys/1', { token });

  test('refuses other roles, and tokens that do not verify', async () => {
    for (const token of [unsignedToken({ data: { role: 'admin' } }), unsignedToken({}), `${unsignedToken({})}x`]) {
      const { status, text } = await stock(token);
      expect([status, JSON.parse(text)]).toEqual([403, notAccounting]);
    }
  });

  test('trusts the role in the token, and then refuses every address', async () => {
    const accountant = unsignedToken({ data: { role: 'accounting' } });
    const { status, text } = await stock(accountant);
    expect(status).toBe(403);
    expect(JSON.parse(text).error).toMatchObject({
      message: 'Access denied to IP address: 127.0.0.1',
      name: 'IpDeniedError',
      extra: { ip: '127.0.0.1' },
      statusCode: 403,
      status: 403,
    });
  });

  test('fails on anything not shaped like a token', async () => {
    const { status, text } = await stock('nonsense');
    expect(status).toBe(500);
    expect(JSON.parse(text).error.message).toBe("Invalid token: no header in signature 'nonsense'");
  });
});
