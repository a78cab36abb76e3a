import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, forgedSession, strangeIds, strangeTokens } from '../../support/bad-requests.ts';
import type { Call } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/user/change-password';

const app = appForTests();
const { client } = app;

const change = (query: Readonly<Record<string, string>>, call: Call = {}) =>
  client.get(`${path}?${new URLSearchParams(query)}`, call);
const twice = (password: string) => ({ new: password, repeat: password });

let count = 0;

/** Creates a customer whose password is `secret`, logged in. */
async function customer(): Promise<{ readonly email: string; readonly token: string }> {
  count += 1;
  const email = `customer-${count}@example.org`;
  await client.post('/api/Users', { email, password: 'secret' });
  return { email, token: await client.login(email, 'secret') };
}

describe('a changed password', () => {
  it('is answered with the whole row: new hash, secret and ISO dates', async () => {
    const { email, token } = await customer();
    const answer = await change({ current: 'secret', ...twice('newpass1') }, { token });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json())).toEqual(['user']);
    expect(answer.json().user).toMatchObject({
      email,
      // MD5 of newpass1
      password: 'fcccca750f896af3625966911a276bc8',
      totpSecret: '',
      isActive: true,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      deletedAt: null,
    });
    await client.login(email, 'newpass1');
  });

  it.each([{}, { current: '' }])('needs no current one when that is left out: %j', async (current) => {
    const { email, token } = await customer();
    expect((await change({ ...current, ...twice('slurmCl4ssic') }, { token })).status).toBe(200);
    await client.login(email, 'slurmCl4ssic');
  });

  it.each([
    (token: string) => `Bearer=${token}`,
    (token: string) => `abcdef:${token}`,
    (token: string) => `Bearer "${token}"`,
  ])('accepts any seven characters before the token (%#)', async (header) => {
    const { email, token } = await customer();
    const headers = { authorization: header(token) };
    expect((await change(twice('newpass1'), { headers })).status).toBe(200);
    await client.login(email, 'newpass1');
  });

  it('leaves the session with the old password', async () => {
    const { token } = await customer();
    await change(twice('newpass1'), { token });
    expect((await change({ current: 'newpass1', ...twice('a') }, { token })).status).toBe(401);
    expect((await change({ current: 'secret', ...twice('a') }, { token })).status).toBe(200);
  });

  it('may be any string', async () => {
    const { email, token } = await customer();
    for (const [, text] of awkwardTexts.filter(([, awkward]) => awkward.length < 1000)) {
      const password = text.toWellFormed();
      expect((await change(twice(password), { token })).status).toBe(200);
      await client.login(email, password);
    }
  });
});

describe('a password is not changed', () => {
  it.each([
    ['an empty one', 'new=&repeat=', 'Password cannot be empty.'],
    ['none', '', 'Password cannot be empty.'],
    ['the word undefined', 'new=undefined&repeat=undefined', 'Password cannot be empty.'],
    ['another repetition', 'new=a&repeat=b', 'New and repeated password do not match.'],
    ['no repetition', 'new=a', 'New and repeated password do not match.'],
    ['a list', 'new=a&new=a&repeat=a&repeat=a', 'New and repeated password do not match.'],
    ['an object', 'new[a]=1&repeat[a]=1', 'New and repeated password do not match.'],
    ['a wrong current one', 'current=wrong&new=a&repeat=a', 'Current password is not correct.'],
  ])('to, or because of, %s', async (_what, query, text) => {
    const { email, token } = await customer();
    const before = contentsOf(app.databases.shop, 'Users');
    const answer = await client.get(`${path}?${query}`, { token });
    expect([answer.status, answer.text]).toEqual([401, text]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(contentsOf(app.databases.shop, 'Users')).toEqual(before);
    await client.login(email, 'secret');
  });

  it('without a new one, even when nobody is logged in', async () => {
    expect((await client.get(path)).text).toBe('Password cannot be empty.');
    expect((await change({ new: 'a', repeat: 'b' })).text).toBe('New and repeated password do not match.');
  });

  it('by anyone without a session', async () => {
    const before = contentsOf(app.databases.shop, 'Users');
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await change(twice('newpass1'), { token });
      expect([what, answer.status]).toEqual([what, 500]);
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    }
    expect((await change(twice('a'), { headers: { authorization: '' } })).status).toBe(500);
    expect((await change(twice('a'), { headers: { authorization: 'x' } })).status).toBe(500);
    expect(contentsOf(app.databases.shop, 'Users')).toEqual(before);
  });

  it('when the current one is a list: the hash function complains', async () => {
    const { email, token } = await customer();
    const answer = await client.get(`${path}?current=a&current=b&new=c&repeat=c`, { token });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toContain('Received an instance of Array');
    await client.login(email, 'secret');
  });

  it('of a user who does not exist', async () => {
    const token = await forgedSession(client, { id: 4711, email: 'nobody@juice-sh.op' });
    const answer = await change(twice('newpass1'), { token });
    expect([answer.status, answer.text]).toEqual([404, 'User not found.']);
  });

  it('of a deleted user', async () => {
    const token = await forgedSession(client, { id: 14 });
    expect((await change(twice('newpass1'), { token })).status).toBe(404);
  });

  it('of anyone by a session whose id is invalid', async () => {
    const before = contentsOf(app.databases.shop, 'Users');
    for (const id of strangeIds.filter((id) => id !== '2')) {
      const token = await forgedSession(client, { id });
      expect((await change(twice('newpass1'), { token })).status).toBe(404);
    }
    expect(contentsOf(app.databases.shop, 'Users')).toEqual(before);
  });
});
