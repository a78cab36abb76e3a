import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';

const app = appForTests();
const { client } = app;

const memories = async () => (await client.get('/rest/memories')).json().data;

describe('the photo wall', () => {
  it('shows the seeded photos, in the order of their ids, to anyone', async () => {
    const { status, json } = await client.get('/rest/memories/');
    expect(status).toBe(200);
    expect(json().status).toBe('success');
    const { data } = json();
    expect(data.map(({ id, UserId }: Record<string, number>) => [id, UserId])).toEqual([
      [1, 13],
      [2, 4],
      [3, 4],
      [4, 21],
      [5, 13],
      [6, 13],
      [7, 13],
      [8, 13],
      [9, 18],
      [10, 19],
    ]);
  });

  it('names the first picture unencoded, including characters that end a URL’s path', async () => {
    const [first] = await memories();
    expect(first.imagePath).toBe('assets/public/images/uploads/ᓚᘏᗢ-#zatschi-#whoneedsfourlegs-1572600969477.jpg');
    const encoded = first.imagePath.split('/').map(encodeURIComponent).join('/');
    const picture = await fetch(`${app.url}/${encoded}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('reveals whole rows of their owners', async () => {
    const [first] = await memories();
    expect(Object.keys(first)).toEqual(['UserId', 'id', 'caption', 'imagePath', 'createdAt', 'updatedAt', 'User']);
    expect(Object.keys(first.User)).toEqual([
      ...['id', 'username', 'email', 'password', 'role', 'deluxeToken', 'lastLoginIp', 'profileImage', 'totpSecret'],
      ...['isActive', 'createdAt', 'updatedAt', 'deletedAt'],
    ]);
    expect(first.User).toMatchObject({ id: 13, email: 'bjoern@owasp.org', isActive: true, deletedAt: null });
    expect(first.User.password).toMatch(/^[\da-f]{32}$/);
    for (const date of [first.createdAt, first.updatedAt, first.User.createdAt]) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  it('has no owner for photos of users who were deleted, or of nobody', async () => {
    app.databases.shop.run("UPDATE Users SET deletedAt = '2020-01-01 00:00:00.000 +00:00' WHERE id = 18");
    app.databases.shop.run('UPDATE Memories SET UserId = NULL WHERE id = 10');
    const photos = await memories();
    expect(photos.slice(8).map(({ User }: { User: unknown }) => User)).toEqual([null, null]);
  });

  it('ignores any query', async () => {
    expect((await client.get('/rest/memories?q[a]=1&id=%27')).status).toBe(200);
  });
});
