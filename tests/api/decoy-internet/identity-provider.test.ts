import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

const authorize = (email: string, redirect = app.url, more: Readonly<Record<string, string>> = {}) =>
  client.get(`/decoy/id/authorize?${new URLSearchParams({ email, redirect_uri: redirect, ...more })}`);

/** Returns what the visitor brings back behind the `#`. */
async function tokenFor(email: string): Promise<string> {
  const answer = await authorize(email);
  const url = new URL(answer.headers.get('location') ?? '');
  return new URLSearchParams(url.hash.slice(1)).get('access_token') ?? '';
}

describe('the decoy identity provider', () => {
  it('sends visitors back with a token that it can tell them by', async () => {
    const answer = await authorize('Ginger@example.com', app.url, { state: 'abc' });
    const url = new URL(answer.headers.get('location') ?? '');
    expect([answer.status, url.origin]).toEqual([302, app.url]);
    const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    expect(fragment).toMatchObject({ token_type: 'Bearer', expires_in: '3600', state: 'abc' });
    const profile = await client.get(`/decoy/id/userinfo?alt=json&access_token=${fragment.access_token}`);
    expect([profile.status, profile.json()]).toEqual([
      200,
      { id: 'grove-Ginger', email: 'Ginger@example.com', verified_email: true, name: 'Ginger' },
    ]);
  });

  it.each(['bjoern.kimminich@gmail.com', 'BJOERN.KIMMINICH@gmail.com', 'admin@juice-sh.op'])(
    'logs nobody in as %s, whose password it does not know',
    async (email) => {
      const answer = await authorize(email);
      expect(answer.headers.get('location')).toMatch(/^\/decoy\/id\/\?.*error=taken$/);
    },
  );

  it.each(['http://example.org', 'https://example.org/', 'javascript:alert(1)', '//example.org', 'nonsense', ''])(
    'sends no token to %j',
    async (redirect) => {
      const answer = await authorize('ginger@example.com', redirect);
      expect(answer.headers.get('location')).toMatch(/^\/decoy\/id\/\?.*error=redirect$/);
    },
  );

  it.each(['', 'ginger', 'a b@example.org', `${'a'.repeat(65)}@example.org`])(
    'refuses the address %j',
    async (email) => {
      expect((await authorize(email)).headers.get('location')).toMatch(/error=address$/);
    },
  );

  it.each(['', 'a.b', 'e30.', `${'x'.repeat(5000)}`])('recognises nobody by the token %j', async (token) => {
    const answer = await client.get(`/decoy/id/userinfo?access_token=${token}`);
    expect([answer.status, answer.json().error.code]).toEqual([401, 401]);
  });

  it('notices a token that was changed', async () => {
    const [content = '', signature] = (await tokenFor('ginger@example.com')).split('.');
    const claims = JSON.parse(Buffer.from(content, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, email: 'admin@juice-sh.op' })).toString('base64url');
    expect((await client.get(`/decoy/id/userinfo?access_token=${forged}.${signature}`)).status).toBe(401);
  });
});
