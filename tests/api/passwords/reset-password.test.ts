import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, fieldlessBodies, unreadableBodies } from '../../support/bad-requests.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/user/reset-password';

const app = appForTests();
const { client } = app;

let address = 0;

/** Makes each call from an address of its own, so that the rate limit doesn't matter here. */
const fresh = () => ({ 'x-forwarded-for': `10.1.${Math.floor(++address / 250)}.${address % 250}` });
const reset = (body: unknown) => client.post(path, body, { headers: fresh() });

const jim = { email: 'jim@juice-sh.op', answer: 'Samuel', new: 'newpass1', repeat: 'newpass1' };

describe('a reset password', () => {
  it('is answered with the whole row: new hash, secret and ISO dates', async () => {
    const answer = await reset(jim);
    expect(answer.status).toBe(200);
    const { user } = answer.json();
    expect(Object.keys(answer.json())).toEqual(['user']);
    expect(Object.keys(user)).toEqual([
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
    expect(user).toMatchObject({
      id: 2,
      email: 'jim@juice-sh.op',
      // MD5 of newpass1
      password: 'fcccca750f896af3625966911a276bc8',
      totpSecret: '',
      isActive: true,
      deletedAt: null,
    });
    expect(user.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('logs in, and the old one no longer does', async () => {
    await reset({ ...jim, email: 'bender@juice-sh.op', answer: "Stop'n'Drop" });
    await client.login('bender@juice-sh.op', 'newpass1');
    const old = await client.post('/rest/user/login', {
      email: 'bender@juice-sh.op',
      password: 'OhG0dPlease1nsertLiquor!',
    });
    expect(old.status).toBe(401);
  });

  it.each([
    ['bjoern@juice-sh.op', 'West-2082'],
    ['bjoern@owasp.org', 'Zaya'],
    ['morty@juice-sh.op', '5N0wb41L'],
    ['uvogin@juice-sh.op', 'Silence of the Lambs'],
    ['john@juice-sh.op', 'Daniel Boone National Forest'],
    ['emma@juice-sh.op', 'ITsec'],
  ])('of %s is available for "%s"', async (email, answer) => {
    expect((await reset({ ...jim, email, answer })).status).toBe(200);
  });

  it('shows the secret of a user with a second factor', async () => {
    const { id } = await userWithAnswer('second-factor', { totpSecret: 'IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH' });
    const answer = await reset({ ...jim, email: emailOf('second-factor'), answer: 'yes' });
    expect(answer.json().user).toMatchObject({ id, totpSecret: 'IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH' });
  });

  it('may be any string', async () => {
    await userWithAnswer('texts');
    for (const [, text] of awkwardTexts.filter(([, awkward]) => awkward.length < 1000)) {
      const answer = await reset({ email: emailOf('texts'), answer: 'yes', new: text, repeat: text });
      expect(answer.status).toBe(200);
    }
  });

  it('may be requested by url-encoded forms too', async () => {
    const headers = { ...fresh(), 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await client.post(path, new URLSearchParams(jim).toString(), { headers });
    expect(answer.status).toBe(200);
  });
});

/** Everyone has a new password, or nobody has. */
const users = () => contentsOf(app.databases.shop, 'Users', 'SecurityAnswers');

describe('a password is not reset', () => {
  it.each([
    ['an empty one', { ...jim, new: '', repeat: '' }, 'Password cannot be empty.'],
    ['none', { email: jim.email, answer: 'Samuel' }, 'Password cannot be empty.'],
    ['the word undefined', { ...jim, new: 'undefined', repeat: 'undefined' }, 'Password cannot be empty.'],
    ['null', { ...jim, new: null, repeat: null }, 'Password cannot be empty.'],
    ['zero', { ...jim, new: 0, repeat: 0 }, 'Password cannot be empty.'],
    ['another repetition', { ...jim, repeat: 'newpass2' }, 'New and repeated password do not match.'],
    ['no repetition', { ...jim, repeat: undefined }, 'New and repeated password do not match.'],
    ['a number, repeated as text', { ...jim, new: 5, repeat: '5' }, 'New and repeated password do not match.'],
    ['a list', { ...jim, new: ['a'], repeat: ['a'] }, 'New and repeated password do not match.'],
    ['a wrong answer', { ...jim, answer: 'samuel' }, 'Wrong answer to security question.'],
    ['an unknown e-mail', { ...jim, email: 'nobody@juice-sh.op' }, 'Wrong answer to security question.'],
    ['a deleted user', { ...jim, email: 'chris.pike@juice-sh.op' }, 'Wrong answer to security question.'],
    ['a user without an answer', { ...jim, email: 'testing@juice-sh.op' }, 'Wrong answer to security question.'],
    ['an injected e-mail', { ...jim, email: "jim@juice-sh.op'--" }, 'Wrong answer to security question.'],
    ['an email in a list', { ...jim, email: [jim.email] }, 'Wrong answer to security question.'],
    [
      'an answer that nobody gave, as a number',
      { ...jim, email: 'nobody', answer: 7 },
      'Wrong answer to security question.',
    ],
  ])('to, or because of, %s', async (_what, body, text) => {
    const before = users();
    const answer = await reset(body);
    expect([answer.status, answer.text]).toEqual([401, text]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(users()).toEqual(before);
  });

  it.each([
    ['e-mail', { ...jim, email: '' }],
    ['answer', { ...jim, answer: null }],
    ['field', {}],
    ['field in a list', []],
    ['field in a number', 7],
    ['field in a text', '"text"'],
  ])('without an %s', async (_what, body) => {
    const answer = await client.post(path, typeof body === 'string' ? body : JSON.stringify(body), {
      headers: { ...fresh(), 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
  });

  it.each([
    ['answer', { ...jim, answer: 7 }, 'Received type number (7)'],
    ['answer', { ...jim, answer: ['Samuel'] }, 'Received an instance of Array'],
    ['answer', { ...jim, answer: { a: 1 } }, 'Received an instance of Object'],
    ['password', { ...jim, new: 5, repeat: 5 }, 'Received type number (5)'],
    ['password', { ...jim, new: true, repeat: true }, 'Received type boolean (true)'],
  ])('when the %s is not a string: the hash function complains', async (_what, body, ending) => {
    const before = users();
    const answer = await reset(body);
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/^The "(data" argument|key)/);
    expect(answer.json().error.message).toContain(ending);
    expect(users()).toEqual(before);
  });

  it('when the email is an object: the database complains', async () => {
    const answer = await reset({ ...jim, email: { a: 1 } });
    expect([answer.status, answer.json().error.message]).toEqual([500, 'Invalid value { a: 1 }']);
  });

  it.each(awkwardTexts)('with the email and answer of %s', async (_what, text) => {
    expect((await reset({ ...jim, email: text })).status).toBe(401);
    expect((await reset({ ...jim, answer: text })).status).toBe(401);
  });

  it.each(unreadableBodies)('by %s', async (_what, call, status) => {
    expect((await client.call('POST', path, { ...call, headers: { ...call.headers, ...fresh() } })).status).toBe(
      status,
    );
  });

  it.each(fieldlessBodies)('by %s', async (_what, call) => {
    const answer = await client.call('POST', path, { ...call, headers: { ...call.headers, ...fresh() } });
    expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
  });

  it('by JSON null', async () => {
    const answer = await client.post(path, 'null', { headers: { ...fresh(), 'content-type': 'application/json' } });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/^Cannot read properties of null/);
  });

  it('by GET', async () => {
    const answer = await client.get(path, { headers: fresh() });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toBe(`Unexpected path: ${path}`);
  });
});

describe('guessing answers', () => {
  it('ends after a hundred calls from one address, but not for those who make up addresses', async () => {
    const guess = (from: string) =>
      client.post(path, { ...jim, answer: 'x' }, { headers: { 'x-forwarded-for': from } });
    for (let call = 0; call < 100; call += 1) {
      expect((await guess('10.9.9.9')).status).toBe(401);
    }
    const refused = await guess('10.9.9.9');
    expect([refused.status, refused.text]).toEqual([429, 'Too many requests, please try again later.']);
    expect((await guess('10.9.9.10')).status).toBe(401);
  });
});

const emailOf = (name: string) => `${name}@example.org`;

/** Registers a user whose answer is `yes`. */
async function userWithAnswer(name: string, columns: object = {}): Promise<{ readonly id: number }> {
  const registered = await client.post('/api/Users', { email: emailOf(name), password: 'secret', ...columns });
  const { id } = registered.json().data;
  await client.post('/api/SecurityAnswers', { UserId: id, answer: 'yes', SecurityQuestionId: 1 });
  return { id };
}
