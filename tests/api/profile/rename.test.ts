import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import {
  awkwardTexts,
  fieldlessBodies,
  forgedSession,
  strangeIds,
  strangeTokens,
  unreadableBodies,
} from '../../support/bad-requests.ts';
import { claimsOf, createClient } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const rename = (username: string, cookie: string | undefined = token) =>
  client.post('/profile', new URLSearchParams({ username }).toString(), { cookie, headers: form });
const storedName = (id = 2) =>
  app.databases.shop.get<{ username: string }>('SELECT username FROM Users WHERE id = ?', id)?.username;
const users = () => contentsOf(app.databases.shop, 'Users');

describe('a new user name', () => {
  it('is stored, and leads back to the profile with a new token', async () => {
    const answer = await rename('captain');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile']);
    expect(storedName()).toBe('captain');
    const renewed = /^token=([^;]+); Path=\/$/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const { status, data } = claimsOf(renewed);
    expect(status).toBe('success');
    expect(data).toMatchObject({ id: 2, username: 'captain', isActive: true });
    expect(data.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect((await client.get('/rest/user/whoami', { cookie: renewed })).json().user.id).toBe(2);
  });

  it('is answered as text, or as a paragraph for a client that wants HTML', async () => {
    const text = await client.post('/profile', 'username=a', { cookie: token, headers: { ...form, accept: '*/*' } });
    expect(text.text).toBe('Found. Redirecting to /profile');
    const html = await client.post('/profile', 'username=a', {
      cookie: token,
      headers: { ...form, accept: 'text/html' },
    });
    expect(html.text).toBe('<p>Found. Redirecting to /profile</p>');
  });

  it('may be sent as JSON', async () => {
    expect((await client.post('/profile', { username: 'json' }, { cookie: token })).status).toBe(302);
    expect(storedName()).toBe('json');
  });

  it('passes through the old filter once', async () => {
    await rename('<h1>Hello</h1>');
    expect(storedName()).toBe('ello</h1>');
    await rename('<<a|ascript>alert(`xss`)</script>');
    expect(storedName()).toBe('<script>alert(`xss`)</script>');
    await rename('#{1+1}');
    expect(storedName()).toBe('#{1+1}');
  });

  it.each([
    ['no field', 'other=1'],
    ['an empty field', 'username='],
    ['no body', ''],
  ])('is empty for %s', async (_what, body) => {
    await rename('before');
    expect((await client.post('/profile', body, { cookie: token, headers: form })).status).toBe(302);
    expect(storedName()).toBe('');
  });

  it.each(fieldlessBodies)('is empty for %s', async (_what, call) => {
    await rename('before');
    expect((await client.call('POST', '/profile', { ...call, cookie: token })).status).toBe(302);
    expect(storedName()).toBe('');
  });

  it.each(awkwardTexts.filter(([what]) => what !== 'markup' && what !== '10 kB'))('may be %s', async (_what, text) => {
    expect((await rename(text)).status).toBe(302);
    expect(storedName()).toBe(text.toWellFormed());
  });

  it('may be sent from another site’s page, as nothing checks the origin', async () => {
    const headers = { ...form, origin: 'http://htmledit.squarefree.com' };
    expect((await client.post('/profile', 'username=CSRF', { cookie: token, headers })).status).toBe(302);
    expect(storedName()).toBe('CSRF');
  });
});

describe('a user name is not changed', () => {
  it('without a session in the cookie', async () => {
    const before = users();
    for (const [what, cookie] of strangeTokens(app.content.keys)) {
      const answer = await client.post('/profile', 'username=x', { cookie, headers: form });
      expect([what, answer.status]).toEqual([what, 500]);
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    }
    expect((await client.post('/profile', 'username=x', { token, headers: form })).status).toBe(500);
    expect(users()).toEqual(before);
  });

  it('of users who do not exist', async () => {
    for (const id of [4711, 14, ...strangeIds.filter((id) => id !== '2')]) {
      const answer = await rename('x', await forgedSession(client, { id }));
      expect(answer.status).toBe(500);
      expect(answer.json().error.message).toBe('User not found');
    }
  });

  it.each([
    ['a number', 5],
    ['a list', ['a']],
    ['an object', { a: 1 }],
    ['true', true],
  ])('to %s', async (_what, username) => {
    const before = users();
    const answer = await client.post('/profile', { username }, { cookie: token });
    expect(answer.status).toBe(400);
    expect(answer.json().error.message).toBe('The user name must be a string.');
    expect(users()).toEqual(before);
  });

  it.each(unreadableBodies)('by %s', async (_what, call, status) => {
    const before = users();
    expect((await client.call('POST', '/profile', { ...call, cookie: token })).status).toBe(status);
    expect(users()).toEqual(before);
  });
});

describe('in other settings', () => {
  it('the profile may have a prefix', async () => {
    const other = await startApp({ configuration: { server: { basePath: '/shop' } } });
    const otherClient = createClient(other.url);
    const cookie = await otherClient.login('jim@juice-sh.op', 'ncc-1701');
    const answer = await otherClient.post('/profile', { username: 'a' }, { cookie });
    expect(answer.headers.get('location')).toBe('/shop/profile');
    await other.stop();
  });

  it('the strict filter is used when the weakness is switched off', async () => {
    const other = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    const otherClient = createClient(other.url);
    const cookie = await otherClient.login('jim@juice-sh.op', 'ncc-1701');
    await otherClient.post('/profile', { username: 'a<<a|ascript>alert(`xss`)</script>b' }, { cookie });
    const user = other.databases.shop.get<{ username: string }>('SELECT username FROM Users WHERE id = 2');
    expect(user?.username).not.toContain('script>');
    await other.stop();
  });
});
