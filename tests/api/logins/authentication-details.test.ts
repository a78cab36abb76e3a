import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { unsignedToken } from '../../support/client.ts';

const path = '/rest/user/authentication-details';

const app = appForTests();
const { client } = app;

/** Returns a row of the response, found by email. */
async function detailsOf(email: string) {
  const answer = await client.get(path, { token: unsignedToken({}) });
  const users: readonly { readonly email: string | null; readonly [column: string]: unknown }[] = answer.json().data;
  return users.find((user) => user.email === email);
}

describe('the authentication details', () => {
  it('name every user who is not deleted, with all columns and ISO dates', async () => {
    const token = await client.login('jim@juice-sh.op', 'ncc-1701');
    const answer = await client.get(path, { token });
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toHaveLength(21);
    expect(data.map((user: { id: number }) => user.id)).not.toContain(14);
    expect(Object.keys(data[0])).toEqual([
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
      'lastLoginTime',
    ]);
    expect(data[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('mask passwords and secrets with stars, character by character', async () => {
    expect(await detailsOf('admin@juice-sh.op')).toMatchObject({ password: '*'.repeat(32), totpSecret: '' });
    expect(await detailsOf('wurstbrot@juice-sh.op')).toMatchObject({ totpSecret: '*'.repeat(32) });
    expect(await detailsOf('ciso@juice-sh.op')).toMatchObject({ deluxeToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('omit a missing password', async () => {
    await client.post('/api/Users', { email: 'without@example.org' });
    expect(await detailsOf('without@example.org')).not.toHaveProperty('password');
  });

  it('show the time of the last login to the second', async () => {
    expect((await detailsOf('amy@juice-sh.op'))?.lastLoginTime).toBeNull();
    await client.login('amy@juice-sh.op', 'K1f.....................');
    expect(Number((await detailsOf('amy@juice-sh.op'))?.lastLoginTime) - Date.now() / 1000).toBeGreaterThan(-30);
  });

  it('are shown to anyone with a token that verifies', async () => {
    expect((await client.get(path, { token: unsignedToken({}) })).status).toBe(200);
  });

  it.each([undefined, 'junk', 'a.b.c'])('are refused to the token "%s"', async (token) => {
    const answer = await client.get(path, { token });
    expect(answer.status).toBe(401);
    expect(answer.json().error.name).toBe('UnauthorizedError');
  });
});
