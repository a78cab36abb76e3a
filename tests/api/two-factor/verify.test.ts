import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, fieldlessBodies, signedToken, unreadableBodies } from '../../support/bad-requests.ts';
import { claimsOf, unsignedToken } from '../../support/client.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/2fa/verify';
const secret = 'IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH';
const type = 'password_valid_needs_second_factor_token';
let tmpToken: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  const login = await client.post('/rest/user/login', { email: "wurstbrot@juice-sh.op'--", password: 'x' });
  tmpToken = login.json().data.tmpToken;
});

let address = 0;

/** Makes each call from an address of its own, so that the rate limit doesn't matter here. */
const fresh = () => ({ 'x-forwarded-for': `10.2.${Math.floor(++address / 250)}.${address % 250}` });
const verify = (body: unknown) => client.post(path, body, { headers: fresh() });

describe('the second step of a login', () => {
  it('answers with token, basket and email, and sets no cookie', async () => {
    const answer = await verify({ tmpToken, totpToken: oneTimeCode(secret) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { authentication } = answer.json();
    expect(Object.keys(authentication)).toEqual(['token', 'bid', 'umail']);
    expect(authentication.umail).toBe('wurstbrot@juice-sh.op');
    const claims = claimsOf(authentication.token);
    expect(Object.keys(claims)).toEqual(['status', 'data', 'iat']);
    expect(claims.data).toMatchObject({ id: 10, totpSecret: secret, isActive: true });
    expect(claims.data.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('starts a session that holds the basket', async () => {
    const { token, bid } = (await verify({ tmpToken, totpToken: oneTimeCode(secret) })).json().authentication;
    expect((await client.get(`/rest/basket/${bid}`, { token })).json().data).toMatchObject({ UserId: 10 });
    expect((await client.get('/rest/user/whoami', { cookie: token })).json().user.id).toBe(10);
  });

  it.each([-1, 0, 1])('accepts the code of %i times 30 seconds from now', async (steps) => {
    expect((await verify({ tmpToken, totpToken: oneTimeCode(secret, steps) })).status).toBe(200);
  });

  it('accepts a code that is a number', async () => {
    const code = oneTimeCode(secret);
    const answer = await verify({ tmpToken, totpToken: code.startsWith('0') ? code : Number(code) });
    expect(answer.status).toBe(200);
  });

  it('accepts an expired token, and one that was made up', async () => {
    const expired = signedToken({ userId: 10, type, exp: 1000 }, app.content.keys.jwtPrivateKey);
    const forged = unsignedToken({ userId: 10, type });
    for (const token of [expired, forged]) {
      expect((await verify({ tmpToken: token, totpToken: oneTimeCode(secret) })).status).toBe(200);
    }
  });

  it('accepts the code of an empty secret from a user without one', async () => {
    const answer = await verify({ tmpToken: unsignedToken({ userId: 2, type }), totpToken: oneTimeCode('') });
    expect(answer.json().authentication.umail).toBe('jim@juice-sh.op');
  });
});

describe('the second step of a login fails, without a body,', () => {
  const right = () => oneTimeCode(secret);
  const failures: readonly (readonly [what: string, fields: () => unknown])[] = [
    ['for a wrong code', () => ({ tmpToken, totpToken: wrongCode() })],
    ['for a code from two minutes ago', () => ({ tmpToken, totpToken: oneTimeCode(secret, -4) })],
    ['for five digits', () => ({ tmpToken, totpToken: right().slice(1) })],
    ['for seven digits', () => ({ tmpToken, totpToken: `0${right()}` })],
    ['for digits in a list', () => ({ tmpToken, totpToken: [right()] })],
    ['for digits in an object', () => ({ tmpToken, totpToken: { toString: right() } })],
    ['for spaces around a code', () => ({ tmpToken, totpToken: ` ${right()} ` })],
    ['for digits of another alphabet', () => ({ tmpToken, totpToken: '\u0661\u0662\u0663\u0664\u0665\u0666' })],
    ['for a negative number', () => ({ tmpToken, totpToken: -12345 })],
    ['for no code', () => ({ tmpToken })],
    ['without a token', () => ({ totpToken: right() })],
    ['for a token in a list', () => ({ tmpToken: [tmpToken], totpToken: right() })],
    ['for a string that is not a token', () => ({ tmpToken: 'a.b.c', totpToken: right() })],
    ['for a token cut short', () => ({ tmpToken: tmpToken.slice(0, -9), totpToken: right() })],
    ['for a token of another type', () => ({ tmpToken: unsignedToken({ userId: 10, type: 'x' }), totpToken: right() })],
    ['for a token of null', () => ({ tmpToken: unsignedToken(null), totpToken: right() })],
    ['for a token of plain text', () => ({ tmpToken: unsignedToken(type), totpToken: right() })],
    ['for a user who does not exist', () => ({ tmpToken: unsignedToken({ userId: 99, type }), totpToken: right() })],
    ['for a deleted user', () => ({ tmpToken: unsignedToken({ userId: 14, type }), totpToken: oneTimeCode('') })],
    ['for an id in a list', () => ({ tmpToken: unsignedToken({ userId: [10], type }), totpToken: right() })],
    ['for an injected id', () => ({ tmpToken: unsignedToken({ userId: '10 or 1=1', type }), totpToken: right() })],
    ['for no fields', () => ({})],
    ['for a list', () => []],
    ['for a number', () => 7],
  ];
  it.each(failures)('%s', async (_what, fields) => {
    const before = contentsOf(app.databases.shop, 'Users', 'Baskets');
    const answer = await verify(fields());
    expect([answer.status, answer.text]).toEqual([401, '']);
    expect(contentsOf(app.databases.shop, 'Users', 'Baskets')).toEqual(before);
  });

  it('for a secret that was registered as null', async () => {
    const user = await client.post('/api/Users', { email: 'null@example.org', password: 'x', totpSecret: null });
    const token = unsignedToken({ userId: user.json().data.id, type });
    expect((await verify({ tmpToken: token, totpToken: oneTimeCode('') })).status).toBe(401);
  });

  it.each(awkwardTexts)('for codes and tokens of %s', async (_what, text) => {
    const code = text.slice(0, 40_000);
    expect((await verify({ tmpToken: text, totpToken: code })).status).toBe(text.length > 60_000 ? 413 : 401);
    expect((await verify({ tmpToken, totpToken: code })).status).toBe(401);
  });

  it('for JSON null', async () => {
    const headers = { ...fresh(), 'content-type': 'application/json' };
    const answer = await client.post(path, 'null', { headers });
    expect([answer.status, answer.text]).toEqual([401, '']);
  });

  it.each(fieldlessBodies)('for %s', async (_what, call) => {
    expect((await client.call('POST', path, { ...call, headers: { ...call.headers, ...fresh() } })).status).toBe(401);
  });

  it.each(unreadableBodies)('or is answered by the frame: %s', async (_what, call, status) => {
    expect((await client.call('POST', path, { ...call, headers: { ...call.headers, ...fresh() } })).status).toBe(
      status,
    );
  });

  it('for secrets that are not base32, however long', async () => {
    for (const [index, strange] of ['häßlich!', '1', '='.repeat(100), 'A'.repeat(60_000)].entries()) {
      const email = `strange-${index}@example.org`;
      const user = await client.post('/api/Users', { email, password: 'x', totpSecret: strange });
      const token = unsignedToken({ userId: user.json().data.id, type });
      expect((await verify({ tmpToken: token, totpToken: '000000' })).status).toBe(401);
    }
  });
});

/** Returns six digits that are none of the current codes. */
function wrongCode(): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => oneTimeCode(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}
