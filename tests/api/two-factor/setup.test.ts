import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { fieldlessBodies, forgedSession, signedToken, strangeTokens } from '../../support/bad-requests.ts';
import { claimsOf, unsignedToken } from '../../support/client.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { contentsOf } from '../../support/table-contents.ts';

const app = appForTests();
const { client } = app;

let count = 0;

interface Customer {
  readonly email: string;
  readonly token: string;
}

/** Creates a customer whose password is `secret`, logged in. */
async function customer(): Promise<Customer> {
  count += 1;
  const email = `customer-${count}@example.org`;
  await client.post('/api/Users', { email, password: 'secret' });
  return { email, token: await client.login(email, 'secret') };
}

const status = (token: string | undefined) => client.get('/rest/2fa/status', { token });

/** Makes each call from an address of its own, so that the rate limit doesn't matter here. */
function post(path: string, body: unknown, token?: string) {
  count += 1;
  const headers = { 'x-forwarded-for': `10.3.${Math.floor(count / 250)}.${count % 250}` };
  return client.post(path, body, { token, headers });
}
const setup = (body: unknown, token?: string) => post('/rest/2fa/setup', body, token);
const disable = (body: unknown, token?: string) => post('/rest/2fa/disable', body, token);

/** Returns what the page sends to turn on the second factor. */
async function rightFields(token: string) {
  const { secret, setupToken } = (await status(token)).json();
  return { password: 'secret', setupToken, initialToken: oneTimeCode(secret) };
}

const storedSecret = ({ email }: Customer) =>
  app.databases.shop.get<{ totpSecret: string }>('SELECT totpSecret FROM Users WHERE email = ?', email)?.totpSecret;

describe('the state of the second factor', () => {
  it('offers a user without one a new secret each time, and a token that carries it', async () => {
    const { email, token } = await customer();
    const first = await status(token);
    expect(first.status).toBe(200);
    expect(Object.keys(first.json())).toEqual(['setup', 'secret', 'email', 'setupToken']);
    const { secret, setupToken } = first.json();
    expect(first.json()).toMatchObject({ setup: false, email, secret: expect.stringMatching(/^[A-Z2-7]{16}$/) });
    expect(claimsOf(setupToken)).toEqual({ secret, type: 'totp_setup_secret', iat: expect.any(Number) });
    expect((await status(token)).json().secret).not.toBe(secret);
  });

  it('is refused without a body to a token that has no session', async () => {
    const forged = unsignedToken({ data: { id: 2, totpSecret: '' } });
    const answer = await status(forged);
    expect([answer.status, answer.text]).toEqual([401, '']);
  });

  it('is refused to an invalid token', async () => {
    for (const token of [undefined, 'junk']) {
      expect((await status(token)).json().error.name).toBe('UnauthorizedError');
    }
  });

  it('counts everything but the empty string as set up', async () => {
    for (const totpSecret of [undefined, null, 0, 'x']) {
      const forged = await forgedSession(client, { id: 2, totpSecret });
      expect((await status(forged)).text).toBe('{"setup":true}');
    }
  });
});

describe('turning on the second factor', () => {
  it('stores the secret in plain text, and then asks for its code at login', async () => {
    const jane = await customer();
    const fields = await rightFields(jane.token);
    const answer = await setup(fields, jane.token);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(storedSecret(jane)).toBe(claimsOf(fields.setupToken).secret);
    expect((await status(jane.token)).text).toBe('{"setup":true}');
    const login = await client.post('/rest/user/login', { email: jane.email, password: 'secret' });
    expect(login.json().status).toBe('totp_token_required');
  });

  it('leaves the caller logged in', async () => {
    const { token } = await customer();
    await setup(await rightFields(token), token);
    expect((await client.get('/rest/user/whoami', { cookie: token })).json().user.id).toBeGreaterThan(22);
  });

  it('accepts a secret that the caller signed, or did not sign', async () => {
    const jane = await customer();
    const secret = 'JBSWY3DPEHPK3PXP';
    const forged = unsignedToken({ secret, type: 'totp_setup_secret' });
    const fields = { password: 'secret', setupToken: forged, initialToken: oneTimeCode(secret) };
    expect((await setup(fields, jane.token)).status).toBe(200);
    expect(storedSecret(jane)).toBe(secret);
  });

  const changes: readonly (readonly [what: string, change: object])[] = [
    ['a wrong password', { password: 'wrong' }],
    ['no password', { password: undefined }],
    ['a password that is a number', { password: 5 }],
    ['a password in a list', { password: ['secret'] }],
    ['a wrong code', { initialToken: '000000' }],
    ['no code', { initialToken: undefined }],
    ['a code that is a list', { initialToken: ['000000'] }],
    ['no secret', { setupToken: undefined }],
    ['a secret that is not a token', { setupToken: 'JBSWY3DPEHPK3PXP' }],
    ['a token of another type', { setupToken: unsignedToken({ secret: '', type: 'x' }), initialToken: '328482' }],
    ['a secret that is not a string', { setupToken: unsignedToken({ secret: 7, type: 'totp_setup_secret' }) }],
    ['a secret that is a list', { setupToken: unsignedToken({ secret: ['A'], type: 'totp_setup_secret' }) }],
    ['a body of nothing', { password: undefined, setupToken: undefined, initialToken: undefined }],
  ];
  it.each(changes)('fails without a body for %s', async (_what, change) => {
    const jane = await customer();
    const answer = await setup({ ...(await rightFields(jane.token)), ...change }, jane.token);
    expect([answer.status, answer.text]).toEqual([401, '']);
    expect(storedSecret(jane)).toBe('');
    expect((await status(jane.token)).json().setup).toBe(false);
  });

  it('fails for a user who has one already', async () => {
    const jane = await customer();
    await setup(await rightFields(jane.token), jane.token);
    const before = storedSecret(jane);
    const other = { password: 'secret', ...(await otherSecret()) };
    expect((await setup(other, jane.token)).status).toBe(401);
    expect(storedSecret(jane)).toBe(before);
  });

  it('fails for a token without a session, and for a user who does not exist', async () => {
    const other = { password: 'secret', ...(await otherSecret()) };
    const before = contentsOf(app.databases.shop, 'Users');
    for (const [what, token] of strangeTokens(app.content.keys)) {
      expect([what, (await setup(other, token)).status]).toEqual([what, 401]);
    }
    const password = '5ebe2294ecd0e08eab7690d2a6ee69ed';
    const forged = await forgedSession(client, { id: 4711, password, totpSecret: '' });
    expect((await setup(other, forged)).status).toBe(401);
    expect(contentsOf(app.databases.shop, 'Users')).toEqual(before);
  });

  it.each(fieldlessBodies)('fails for %s', async (_what, call) => {
    const { token } = await customer();
    expect((await client.call('POST', '/rest/2fa/setup', { ...call, token })).status).toBe(401);
  });

  it('fails for JSON null', async () => {
    const { token } = await customer();
    const headers = { 'content-type': 'application/json' };
    const answer = await client.post('/rest/2fa/setup', 'null', { token, headers });
    expect([answer.status, answer.text]).toEqual([401, '']);
  });
});

describe('turning off the second factor', () => {
  it('needs only the password, and then login needs no code', async () => {
    const jane = await customer();
    await setup(await rightFields(jane.token), jane.token);
    const answer = await disable({ password: 'secret' }, jane.token);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(storedSecret(jane)).toBe('');
    expect((await status(jane.token)).json().setup).toBe(false);
    await client.login(jane.email, 'secret');
  });

  it.each([{ password: 'wrong' }, { password: ['secret'] }, { password: null }, {}, [], 7])(
    'fails without a body for %j',
    async (body) => {
      const jane = await customer();
      await setup(await rightFields(jane.token), jane.token);
      const answer = await disable(body, jane.token);
      expect([answer.status, answer.text]).toEqual([401, '']);
      expect(storedSecret(jane)).toMatch(/^[A-Z2-7]{16}$/);
    },
  );

  it('fails for a token without a session', async () => {
    for (const [what, token] of strangeTokens(app.content.keys)) {
      expect([what, (await disable({ password: 'secret' }, token)).status]).toEqual([what, 401]);
    }
  });
});

/** Returns a secret with its token and code, as the shop would offer them. */
async function otherSecret() {
  const secret = 'KRSXG5CTMVRXEZLU';
  const setupToken = signedToken({ secret, type: 'totp_setup_secret' }, app.content.keys.jwtPrivateKey);
  return { setupToken, initialToken: oneTimeCode(secret) };
}
