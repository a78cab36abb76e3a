import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';
import { stolenRows } from '../../support/stolen-rows.ts';

const path = '/api/Users';
const payload = '<iframe src="javascript:alert(`xss`)">';

const app = appForTests();
const { client } = app;

const register = (body: unknown) => client.post(path, body);

describe('a registration', () => {
  it('answers with the new row and its location, without the password and TOTP secret', async () => {
    const answer = await register({
      email: 'kim@example.org',
      password: 'secret',
      passwordRepeat: 'secret',
      securityQuestion: { id: 1 },
      securityAnswer: 'x',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/api/Users/23');
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toEqual({
      id: 23,
      username: '',
      email: 'kim@example.org',
      role: 'customer',
      deluxeToken: '',
      lastLoginIp: '0.0.0.0',
      profileImage: '/assets/public/images/uploads/default.svg',
      isActive: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      deletedAt: null,
    });
  });

  it('opens an empty wallet', async () => {
    const { data } = (await register({ email: 'wallet@example.org', password: 'x' })).json();
    const wallets = await stolenRows(client, ['UserId', 'balance'], `Wallets WHERE UserId=${data.id}`);
    expect(wallets).toEqual([{ UserId: data.id, balance: 0 }]);
  });

  it('stores the hash of the password and nothing of its repetition', async () => {
    await register({ email: 'hash@example.org', password: 'admin123', passwordRepeat: 'something else' });
    const users = await stolenRows(client, ['password', 'totpSecret'], "Users WHERE email='hash@example.org'");
    expect(users).toEqual([{ password: '0192023a7bbd73250516f069df18b500', totpSecret: '' }]);
  });

  it('trims the email and both passwords when all three are sent', async () => {
    const answer = await register({ email: ' trimmed@example.org\t', password: ' a ', passwordRepeat: 'a ' });
    expect(answer.json().data.email).toBe('trimmed@example.org');
    expect(await client.login('trimmed@example.org', 'a')).toBeTruthy();
  });

  it('trims nothing without the repetition', async () => {
    expect((await register({ email: ' blank@example.org', password: ' ' })).json().data.email).toBe(
      ' blank@example.org',
    );
    expect(await client.login(' blank@example.org', ' ')).toBeTruthy();
  });

  it('accepts every attribute that is sent', async () => {
    const answer = await register({
      id: 4000,
      email: 'mass@example.org',
      password: 'x',
      role: 'accounting',
      deluxeToken: 'token',
      lastLoginIp: '6.6.6.6',
      isActive: false,
      username: 'massive',
      totpSecret: 'S',
      nonsense: 1,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/api/Users/4000');
    expect(answer.json().data).toMatchObject({
      id: 4000,
      role: 'accounting',
      deluxeToken: 'token',
      lastLoginIp: '6.6.6.6',
      isActive: false,
      username: 'massive',
    });
    expect(answer.json().data).not.toHaveProperty('nonsense');
    expect(answer.json().data).not.toHaveProperty('totpSecret');
  });

  it('gives administrators their picture', async () => {
    const answer = await register({ email: 'boss', password: 'boss', role: 'admin' });
    expect(answer.json().data).toMatchObject({
      role: 'admin',
      profileImage: '/assets/public/images/uploads/defaultAdmin.png',
    });
  });

  it('refuses any other role', async () => {
    const answer = await register({ email: 'root@example.org', password: 'x', role: 'root' });
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"message":"Validation error: Validation isIn on role failed","errors":[{"field":"role","message":"Validation isIn on role failed"}]}',
    ]);
  });

  it('refuses an email that is taken, even by a deleted user, but not one that differs in case', async () => {
    const unique = '{"message":"Validation error","errors":[{"field":"email","message":"email must be unique"}]}';
    for (const email of ['admin@juice-sh.op', 'chris.pike@juice-sh.op']) {
      const answer = await register({ email, password: 'x' });
      expect([answer.status, answer.text]).toEqual([400, unique]);
    }
    expect((await register({ email: 'Admin@juice-sh.op', password: 'x' })).status).toBe(201);
  });

  it('stores an email that is not an address as it is', async () => {
    const answer = await register({ email: payload, password: 'xss' });
    expect(answer.status).toBe(201);
    expect(answer.json().data.email).toBe(payload);
  });

  it('refuses the accountant, in upper or lower case', async () => {
    const answer = await register({ email: 'ACC0unt4nt@juice-sh.op', password: 'x' });
    expect([answer.status, answer.text]).toEqual([
      500,
      JSON.stringify({
        message: 'internal error',
        errors: ['Nice try, but this is not how the "Ephemeral Accountant" challenge works!'],
      }),
    ]);
  });

  it('filters user names once, so that a nested tag comes out whole', async () => {
    const names = [
      ['<h1>Hello</h1>', 'ello</h1>'],
      ['<<a|ascript>alert(`xss`)</script>', '<script>alert(`xss`)</script>'],
    ];
    for (const [index, [sent, stored]] of names.entries()) {
      const answer = await register({ email: `name${index}@example.org`, password: 'x', username: sent });
      expect(answer.json().data.username).toBe(stored);
    }
  });

  it('works without a password, but then nobody can log in', async () => {
    const answer = await register({ email: 'nopassword@example.org' });
    expect(answer.status).toBe(201);
    expect((await client.post('/rest/user/login', { email: 'nopassword@example.org' })).status).toBe(401);
  });

  it('creates a user without an email from a body that is not JSON', async () => {
    const answer = await client.post(path, 'email=a', { headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(201);
    expect(answer.json().data).toMatchObject({ email: null, role: 'customer' });
  });
});

describe('an empty registration', () => {
  it('succeeds without the repetition, once', async () => {
    const answer = await register({ email: '', password: '' });
    expect([answer.status, answer.json().data.email]).toEqual([201, '']);
    expect((await register({ email: '', password: '' })).status).toBe(400);
    const login = await client.post('/rest/user/login', {});
    expect(login.json().authentication.umail).toBe('');
  });

  it('is refused with the repetition, but leaves a row without a wallet', async () => {
    const answer = await register({ email: 'half@example.org', password: '', passwordRepeat: '' });
    expect([answer.status, answer.text]).toEqual([400, 'Invalid email/password cannot be empty']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await client.login('half@example.org', '')).toBeTruthy();
    expect(
      await stolenRows(client, ['Wallets.id'], "Wallets JOIN Users u ON u.id=UserId WHERE u.email='half@example.org'"),
    ).toEqual([]);
  });

  it('is refused in the same way when the row cannot be stored', async () => {
    const answer = await register({ email: 'admin@juice-sh.op', password: '', passwordRepeat: 'x' });
    expect([answer.status, answer.text]).toEqual([400, 'Invalid email/password cannot be empty']);
  });

  it('succeeds when the fields hold only spaces', async () => {
    const answer = await register({ email: '  ', password: ' ', passwordRepeat: ' ' });
    // The email is trimmed to the empty string, which the first test of this group has taken.
    expect([answer.status, answer.json().errors[0].message]).toEqual([400, 'email must be unique']);
  });
});

describe('a registration with values that are not strings', () => {
  it('ends in an error page where they would be trimmed', async () => {
    const answer = await register({ email: 5, password: 'x', passwordRepeat: 'x' });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/\.trim is not a function$/);
  });

  it.each([
    [
      'a number as password',
      { password: 5 },
      /^The "data" argument must be of type string .*Received type number \(5\)$/,
    ],
    ['null as password', { password: null }, /^The "data" argument must be of type string .*Received null$/],
    ['null as user name', { username: null, password: 'x' }, /^Cannot read properties of null \(reading 'replace'\)$/],
    ['an object as email', { email: { a: 1 }, password: 'x' }, /is not a function$/],
  ])('ends in an internal error for %s', async (_what, fields, message) => {
    const answer = await register({ email: 'types@example.org', ...fields });
    expect(answer.status).toBe(500);
    expect(answer.json()).toEqual({ message: 'internal error', errors: [expect.stringMatching(message)] });
  });

  it('ends in a validation error for a list as email', async () => {
    const answer = await register({ email: ['list@example.org'], password: 'x' });
    expect([answer.status, answer.json().errors]).toEqual([
      400,
      [{ field: 'email', message: 'email cannot be an array or an object' }],
    ]);
  });

  it.each(['yesterday', { a: 1 }, [1, 2]])('shows no date where %j was sent as one', async (createdAt) => {
    const answer = await register({ email: `${JSON.stringify(createdAt)}@example.org`, password: 'x', createdAt });
    expect([answer.status, answer.json().data.createdAt]).toEqual([201, null]);
  });

  it('sets the date of creation where nothing was sent as one', async () => {
    const answer = await register({ email: 'now@example.org', password: 'x', createdAt: '' });
    expect(Date.parse(answer.json().data.createdAt)).toBeGreaterThan(0);
  });

  it('ends in a validation error for a list in a plain column', async () => {
    const answer = await register({ email: 'list@example.org', password: 'x', deluxeToken: ['a'] });
    expect(answer.status).toBe(400);
    expect(answer.json().message).toBe('string violation: deluxeToken cannot be an array or an object');
  });

  it('answers JSON null with an error page', async () => {
    const answer = await client.post(path, 'null', { headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/^Cannot read properties of null/);
  });

  it('stores letters of any alphabet and control characters', async () => {
    const email = 'zoë\u0000\u001b🍹管理@example.org';
    expect((await register({ email, password: 'ünïcödé 🍹' })).json().data.email).toBe(email);
    expect(await client.login("x' OR email LIKE 'zoë%", 'x').catch(() => 'refused')).toBeTruthy();
  });
});

describe('with the weakness of emails switched off', () => {
  it('a registration has its email and user name filtered until nothing is left of the markup', async () => {
    const safe = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    try {
      const nested = '<<script>Foo</script>iframe src="javascript:alert(`xss`)">';
      const answer = await createClient(safe.url).post(path, {
        email: `${nested}safe`,
        password: 'x',
        username: `${nested}me <b>bold</b>`,
      });
      expect(answer.json().data).toMatchObject({ email: 'safe', username: 'me <b>bold</b>' });
    } finally {
      await safe.stop();
    }
  });
});
