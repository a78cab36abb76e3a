import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { claimsOf } from '../../support/client.ts';

const path = '/rest/user/login';

const app = appForTests();
const { client } = app;

const login = (email: unknown, password: unknown = 'x') => client.post(path, { email, password });

describe('a login with the right password', () => {
  it('answers with token, basket and email, in this order, and sets no cookie', async () => {
    const answer = await login('admin@juice-sh.op', 'admin123');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.text).toMatch(/^\{"authentication":\{"token":"[^"]+","bid":1,"umail":"admin@juice-sh\.op"\}\}$/);
  });

  it('signs the whole row into the token, in column order, with stored dates and without an expiry', async () => {
    const claims = claimsOf(await client.login('admin@juice-sh.op', 'admin123'));
    expect(Object.keys(claims)).toEqual(['status', 'data', 'iat']);
    expect(Object.keys(claims.data)).toEqual([
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
    expect(claims.data).toMatchObject({
      id: 1,
      password: '0192023a7bbd73250516f069df18b500',
      role: 'admin',
      isActive: true,
      deletedAt: null,
    });
    expect(claims.data.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/);
    expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(30);
  });

  it('ignores further fields, such as the flag of third-party sign-in', async () => {
    const answer = await client.post(path, { email: 'jim@juice-sh.op', password: 'ncc-1701', oauth: true, id: 1 });
    expect(answer.json().authentication).toMatchObject({ bid: 2, umail: 'jim@juice-sh.op' });
  });

  it('creates the next free basket at the first login and finds it at the next', async () => {
    const email = `basket-${Date.now()}@example.org`;
    await client.post('/api/Users', { email, password: 'secret' });
    const first = await login(email, 'secret');
    const second = await login(email, 'secret');
    expect(first.json().authentication.bid).toBeGreaterThan(5);
    expect(second.json().authentication.bid).toBe(first.json().authentication.bid);
  });

  it('asks for the second factor where one is set up, with a pending token', async () => {
    const answer = await login("wurstbrot@juice-sh.op'--");
    expect(answer.status).toBe(401);
    const { status, data } = answer.json();
    expect(status).toBe('totp_token_required');
    expect(Object.keys(data)).toEqual(['tmpToken']);
    expect(claimsOf(data.tmpToken)).toMatchObject({ userId: 10, type: 'password_valid_needs_second_factor_token' });
  });
});

describe('a login by injection', () => {
  it.each([
    ["' or 1=1--", 1, 'admin@juice-sh.op'],
    ["admin@juice-sh.op'--", 1, 'admin@juice-sh.op'],
    ["jim@juice-sh.op'--", 2, 'jim@juice-sh.op'],
    ["bender@juice-sh.op'--", 3, 'bender@juice-sh.op'],
    ["' OR id=2 --", 2, 'jim@juice-sh.op'],
  ])('%s logs in with basket %i', async (email, bid, umail) => {
    const answer = await login(email);
    expect(answer.status).toBe(200);
    expect(answer.json().authentication).toMatchObject({ bid, umail });
  });

  it('runs the first statement only and does not even parse the rest', async () => {
    const loggedIn = await login("admin@juice-sh.op'; junk");
    expect(loggedIn.json().authentication.umail).toBe('admin@juice-sh.op');
    const nobody = await login("';");
    expect([nobody.status, nobody.text]).toEqual([401, 'Invalid email or password.']);
    const dropped = await login("'; DROP TABLE Users; --");
    expect(dropped.status).toBe(401);
    expect((await login('admin@juice-sh.op', 'admin123')).status).toBe(200);
  });

  it('reaches deleted users when the tail is a comment', async () => {
    expect((await login("chris.pike@juice-sh.op'--")).json().authentication.umail).toBe('chris.pike@juice-sh.op');
    expect((await login('chris.pike@juice-sh.op', 'uss enterprise')).status).toBe(401);
  });

  it('accepts a made-up row as it is', async () => {
    const answer = await login(
      `' UNION SELECT * FROM (SELECT 15 AS 'id', '' AS 'username', 'acc0unt4nt@juice-sh.op' AS 'email', '12345' AS 'password', 'accounting' AS 'role', '123' AS 'deluxeToken', '1.2.3.4' AS 'lastLoginIp', '/assets/public/images/uploads/default.svg' AS 'profileImage', '' AS 'totpSecret', 1 AS 'isActive', '1999-08-16 14:14:41.644 +00:00' AS 'createdAt', '1999-08-16 14:33:41.930 +00:00' AS 'updatedAt', null AS 'deletedAt')--`,
    );
    expect(answer.status).toBe(200);
    const { token, umail } = answer.json().authentication;
    expect(umail).toBe('acc0unt4nt@juice-sh.op');
    expect(claimsOf(token).data).toMatchObject({ id: 15, role: 'accounting', isActive: true, lastLoginIp: '1.2.3.4' });
  });

  it('gives no basket to a made-up user who does not exist', async () => {
    const answer = await login("' UNION SELECT 4711,'','a','b','customer','','','','',1,'','',null--");
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe('SQLITE_CONSTRAINT: FOREIGN KEY constraint failed');
  });

  it('treats a row without an id as no row, and one without a TOTP column as protected', async () => {
    expect((await login("' UNION SELECT 0,'','a','b','','','','','',1,'','',null--")).status).toBe(401);
    expect((await login("' UNION SELECT null,'','a','b','','','','','',1,'','',null--")).text).toBe(
      'Invalid email or password.',
    );
    expect((await login("' UNION SELECT 1,'','a','b','','','','',null,1,'','',null--")).json().status).toBe(
      'totp_token_required',
    );
  });
});

describe('a login that fails', () => {
  it.each([
    ['a wrong password', { email: 'admin@juice-sh.op', password: 'admin124' }],
    ['an unknown e-mail', { email: 'nobody@juice-sh.op', password: 'admin123' }],
    ['another case in the email', { email: 'ADMIN@juice-sh.op', password: 'admin123' }],
    ['a space after the password', { email: 'admin@juice-sh.op', password: 'admin123 ' }],
    ['no fields', {}],
    ['null fields', { email: null, password: null }],
    ['zero and false', { email: 0, password: false }],
    ['an array as body', []],
    ['a number as body', 7],
    ['an email in an array', { email: ['admin@juice-sh.op', 'x'], password: 'admin123' }],
    ['an email that is an object', { email: { $gt: '' }, password: 'admin123' }],
    ['an email that cannot become a string', { email: { toString: 1 }, password: 'admin123' }],
    ['letters of other alphabets', { email: 'ådmïn@juice-sh.op 🍹 管理', password: 'пароль' }],
    ['control characters', { email: 'a\u0001\u001b\r\n\t', password: '\u0000' }],
    ['half of a surrogate pair', { email: 'x\ud800', password: '\udc00' }],
    ['a very long password', { email: 'admin@juice-sh.op', password: 'x'.repeat(90_000) }],
  ])('because of %s always gets the same text', async (_what, body) => {
    const answer = await client.post(path, body);
    expect([answer.status, answer.text]).toEqual([401, 'Invalid email or password.']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('reads no fields from a body that is not JSON', async () => {
    const answer = await client.post(path, '{"email":"admin@juice-sh.op","password":"admin123"}', {
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, answer.text]).toEqual([401, 'Invalid email or password.']);
  });

  it('reads url-encoded fields', async () => {
    const answer = await client.post(path, 'email=admin%40juice-sh.op&password=admin123', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json().authentication.umail).toBe('admin@juice-sh.op');
  });

  it.each([
    ['a number', 5, 'Received type number (5)'],
    ['true', true, 'Received type boolean (true)'],
    ['an array', ['x'], 'Received an instance of Array'],
    ['an object', { a: 1 }, 'Received an instance of Object'],
  ])('because the password is %s shows the hash function complaining', async (_what, password, ending) => {
    const answer = await login('admin@juice-sh.op', password);
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe(
      `The "data" argument must be of type string or an instance of Buffer, TypedArray, or DataView. ${ending}`,
    );
  });

  it('shows the whole statement in the JSON form of a statement error', async () => {
    const sql =
      "SELECT * FROM Users WHERE email = ''' AND password = '9dd4e461268c8034f5c8564e155c67a6' AND deletedAt IS NULL";
    const answer = await login("'");
    expect(answer.status).toBe(500);
    const { error } = answer.json();
    expect(error.message).toBe('SQLITE_ERROR: unrecognized token: "9dd4e461268c8034f5c8564e155c67a6"');
    expect(error.stack.split('\n')[0]).toBe('Error');
    const parent = { errno: 1, code: 'SQLITE_ERROR', sql };
    expect(error).toMatchObject({ name: 'SequelizeDatabaseError', parent, original: parent, sql, parameters: {} });
  });

  it('shows only "Error", and no statement, in the HTML form', async () => {
    const answer = await client.post(path, { email: "'", password: 'x' }, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('<h2><em>500</em> Error</h2>');
    expect(answer.text).not.toContain('SELECT');
  });

  it.each([
    ["' y", 'SQLITE_ERROR: near "y": syntax error'],
    ["' OR (", 'SQLITE_ERROR: '],
    ["' UNION SELECT 1--", 'SELECTs to the left and right of UNION do not have the same number of result columns'],
    ["' OR missing=1--", 'SQLITE_ERROR: no such column: missing'],
  ])('names what is wrong with %s', async (email, text) => {
    const answer = await login(email);
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toContain(text);
  });

  it('answers JSON null with an error page', async () => {
    const answer = await client.post(path, 'null', { headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/^Cannot read properties of null/);
  });
});
