import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { claimsOf, unsignedToken } from '../../support/client.ts';

let adminToken: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  adminToken = await client.login('admin@juice-sh.op', 'admin123');
});

/** A token of the contract whose check value must be accepted (api-account.md 6.4). */
const knownForgery =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJkYXRhIjp7ImVtYWlsIjoicnNhX2xvcmRAanVpY2Utc2gub3AifSwiaWF0IjoxNTgzMDM3NzExfQ.gShXDT5TrE5736mpIbfVDEcQbLfteJaQUG7Z0PH8Xc8';

function encoded(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/** Makes a token that is signed with the public key as if it were a shared secret. */
function confusedToken(header: object, payload: unknown, digest = 'sha256'): string {
  const signed = `${encoded(header)}.${encoded(payload)}`;
  const signature = createHmac(digest, app.content.keys.jwtPublicKey).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

/** Returns the status of a route that any valid token opens. */
async function guarded(authorization: string): Promise<number> {
  return (await client.get('/api/Users/1', { headers: { authorization } })).status;
}

async function refusal(authorization: string | undefined) {
  const { status, text } = await client.get(
    '/api/Users/1',
    authorization === undefined ? {} : { headers: { authorization } },
  );
  expect(status).toBe(401);
  return JSON.parse(text).error;
}

describe('an issued token', () => {
  test('is signed with RS256, carries its user with the password hash, and never expires', () => {
    const header = JSON.parse(Buffer.from(adminToken.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ typ: 'JWT', alg: 'RS256' });
    const claims = claimsOf(adminToken);
    expect(Object.keys(claims)).toEqual(['status', 'data', 'iat']);
    expect(claims.status).toBe('success');
    expect(claims.data).toMatchObject({ id: 1, password: '0192023a7bbd73250516f069df18b500', isActive: true });
    expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(60);
  });
});

describe('the token guard lets pass', () => {
  test.each([
    ['an issued token', () => `Bearer ${adminToken}`],
    ['a scheme in any case', () => `bEaReR ${adminToken}`],
    ['the contract’s forged token', () => `Bearer ${knownForgery}`],
    ['an unsigned token', () => `Bearer ${unsignedToken({ data: { email: 'jwtn3d@juice-sh.op' } })}`],
    ['an unsigned token in odd spelling', () => `Bearer ${encoded({ alg: 'NoNe' })}.${encoded({})}.`],
    ['a token without claims', () => `Bearer ${confusedToken({ typ: 'JWT', alg: 'HS256' }, {})}`],
    ['a longer digest', () => `Bearer ${confusedToken({ typ: 'JWT', alg: 'HS512' }, {}, 'sha512')}`],
    ['an algorithm in unusual case', () => `Bearer ${confusedToken({ typ: 'JWT', alg: 'xHS256y' }, {})}`],
    ['an expired token without a type', () => `Bearer ${confusedToken({ alg: 'HS256' }, { exp: 1 })}`],
    ['a token that is not valid yet', () => `Bearer ${confusedToken({ typ: 'JWT', alg: 'HS256' }, { nbf: 9e9 })}`],
  ])('%s', async (_what, authorization) => {
    expect(await guarded(authorization())).toBe(200);
  });
});

describe('the token guard refuses', () => {
  test('no header', async () => {
    expect(await refusal(undefined)).toEqual({
      message: 'No Authorization header was found',
      name: 'UnauthorizedError',
      code: 'credentials_required',
      status: 401,
      inner: { message: 'No Authorization header was found' },
    });
  });

  test.each(['Bearer', 'Bearer a b', 'Bearer  a'])('a header that does not have two parts: %s', async (header) => {
    const message = 'Format is Authorization: Bearer [token]';
    expect(await refusal(header)).toMatchObject({ message, code: 'credentials_bad_format', inner: { message } });
  });

  test('another scheme', async () => {
    const message = "Cannot read properties of undefined (reading 'split')";
    expect(await refusal('Basic YTpi')).toMatchObject({ message, code: 'invalid_token', inner: {} });
  });

  test.each(['nonsense', 'a.b.c', `${encoded('null')}.e30.`])('a token without a header: %s', async (token) => {
    expect(await refusal(`Bearer ${token}`)).toMatchObject({
      message: `Invalid token: no header in signature '${token}'`,
      code: 'invalid_token',
      inner: { code: 'MISSING_HEADER', signature: token },
    });
  });

  test('a header without algorithm', async () => {
    const token = `${encoded({ typ: 'JWT' })}.e30.`;
    expect(await refusal(`Bearer ${token}`)).toMatchObject({
      message: `Missing \`alg\` field in header for signature '${token}'`,
      inner: { code: 'MISSING_ALGORITHM', header: { typ: 'JWT' }, signature: token },
    });
  });

  test.each([
    ['a changed token', () => `${adminToken.slice(0, -5)}AAAAA`],
    ['an unsigned token with a signature', () => `${unsignedToken({})}abc`],
    ['an unsigned token without its last dot', () => unsignedToken({}).slice(0, -1)],
    ['an HMAC with another secret', () => `${encoded({ typ: 'JWT', alg: 'HS256' })}.e30.abc`],
    ['elliptic curves', () => adminToken.replace(/^[^.]+/, encoded({ typ: 'JWT', alg: 'ES256' }))],
  ])('%s', async (_what, token) => {
    expect(await refusal(`Bearer ${token()}`)).toMatchObject({ message: 'invalid signature', inner: {} });
  });

  test('a token that has expired', async () => {
    const past = Math.floor(Date.now() / 1000) - 1;
    const token = confusedToken({ typ: 'JWT', alg: 'HS256' }, { exp: past });
    expect(await refusal(`Bearer ${token}`)).toMatchObject({ message: 'jwt expired', code: 'invalid_token' });
  });

  test.each([
    ['an unknown algorithm', { typ: 'JWT', alg: 'XX' }, '{}'],
    ['an algorithm without its key length', { typ: 'JWT', alg: 'HS' }, '{}'],
    ['an algorithm that is a number', { typ: 'JWT', alg: 5 }, '{}'],
  ])('%s, without an error', async (_what, header, payload) => {
    expect(await refusal(`Bearer ${encoded(header)}.${encoded(payload)}.`)).toMatchObject({ code: 'invalid_token' });
  });
});

test.each([
  ['no payload', '', 'SyntaxError: Unexpected end of JSON input'],
  ['a payload that is not JSON', 'nonsense', 'SyntaxError: Unexpected token'],
  ['a payload that is null', 'null', "TypeError: Cannot read properties of null (reading 'exp')"],
])('an unsigned token with %s is an error that nobody caught', async (_what, payload, message) => {
  const header = encoded({ typ: 'JWT', alg: 'none' });
  const token = `${header}.${Buffer.from(payload).toString('base64url')}.`;
  const { status, text } = await client.get('/api/Users', { token, headers: { accept: 'text/plain' } });
  expect([status, text.slice(0, message.length)]).toEqual([500, message]);
});

describe('the deny guard', () => {
  const denied = (token: string) => client.delete('/api/Products/1', { token });

  test('refuses a good token with a message of the cryptography library', async () => {
    const { status, text } = await denied(adminToken);
    expect(status).toBe(401);
    expect(JSON.parse(text).error).toMatchObject({
      message: 'error:1E08010C:DECODER routines::unsupported',
      code: 'invalid_token',
      inner: { library: 'DECODER routines', reason: 'unsupported', code: 'ERR_OSSL_UNSUPPORTED' },
    });
  });

  test('refuses a forged one', async () => {
    expect((await denied(knownForgery)).json().error.message).toBe('invalid signature');
  });

  test('lets an unsigned token through to the real handler', async () => {
    expect((await denied(unsignedToken({}))).json()).toEqual({ status: 'success', data: {} });
    expect((await client.get('/api/Products/1')).status).toBe(404);
  });
});
