import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, strangeTokens } from '../../support/bad-requests.ts';
import { multipartBody, multipartType, type Part } from '../../support/multipart.ts';
import { tinyPictures } from '../../support/pictures.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/profile/image/url';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const link = (imageUrl: string, cookie: string | undefined = token) =>
  client.post(path, new URLSearchParams({ imageUrl }).toString(), { cookie, headers: form });
const storedPicture = () =>
  app.databases.shop.get<{ profileImage: string }>('SELECT profileImage FROM Users WHERE id = 2')?.profileImage;
const users = () => contentsOf(app.databases.shop, 'Users');
const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

async function sendParts(...parts: readonly Part[]) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json', 'content-type': multipartType, cookie: `token=${token}` },
    body: new Uint8Array(multipartBody(...parts)),
  });
  return { status: response.status, text: await response.text() };
}

describe('a linked picture', () => {
  it('is fetched from the shop itself, at the port that payloads name, and kept', async () => {
    const answer = await link('http://localhost:3000/assets/public/images/uploads/12.png');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile']);
    expect(storedPicture()).toBe('/assets/public/images/uploads/2.png');
    const [original, copy] = ['12.png', '2.png'].map((name) => `${app.url}/assets/public/images/uploads/${name}`);
    expect(await bytesOf(copy ?? '')).toEqual(await bytesOf(original ?? ''));
  });

  it.each([
    ['/assets/public/images/uploads/13.jpg', 'jpg'],
    ['/assets/public/images/uploads/default.svg', 'svg'],
    ['/robots.txt', 'jpg'],
    ['/assets/public/images/uploads/12.png?x=a.GIF', 'gif'],
    ['/rest/admin/application-version', 'jpg'],
    ['/', 'jpg'],
  ])('takes its extension from the address %s, whatever it is', async (address, ending) => {
    await link(`http://localhost:3000${address}`);
    expect(storedPicture()).toBe(`/assets/public/images/uploads/2.${ending}`);
  });

  it.each([
    'http://localhost:3000/api/nothing',
    'http://localhost:3000/profile',
    'http://localhost:1/x.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.0.1/',
    'https://placecats.com/100/100.png',
    'file:///etc/passwd',
    'ftp://localhost/x.png',
    'data:image/png;base64,AAAA',
    'not a url',
    "https://a.png; script-src 'unsafe-inline' 'self'",
    '//x',
    'a\r\nb',
    '管理🍹\u0000',
  ])('that cannot be had is kept as it was sent: %j', async (url) => {
    expect((await link(url)).status).toBe(302);
    expect(storedPicture()).toBe(url);
  });

  it('may be empty', async () => {
    expect((await link('')).status).toBe(302);
    expect(storedPicture()).toBe('');
  });

  it('may be sent as multipart', async () => {
    expect((await sendParts({ field: 'imageUrl', content: 'http://nowhere.example/x.png' })).status).toBe(302);
    expect(storedPicture()).toBe('http://nowhere.example/x.png');
    const file = { field: 'file', fileName: 'a.png', type: 'image/png', content: tinyPictures.png };
    expect((await sendParts({ field: 'imageUrl', content: 'with a file' }, file)).status).toBe(302);
    expect(storedPicture()).toBe('with a file');
  });
});

describe('no picture is linked', () => {
  it.each([
    ['a form without it', 'other=1', form],
    ['an empty form', '', form],
    ['JSON, which is not read here', '{"imageUrl":"x"}', { 'content-type': 'application/json' }],
    ['broken JSON', '{"ima', { 'content-type': 'application/json' }],
    ['text', 'imageUrl=x', { 'content-type': 'text/plain' }],
    ['multipart without it', multipartBody({ field: 'a', content: 'b' }).toString(), { 'content-type': multipartType }],
  ])('by %s, and the session is not checked', async (_what, body, headers) => {
    const before = users();
    for (const cookie of [token, undefined]) {
      const answer = await client.post(path, body, { cookie, headers });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile']);
    }
    expect(users()).toEqual(before);
  });

  it('without a session', async () => {
    const before = users();
    for (const [what, cookie] of strangeTokens(app.content.keys)) {
      const answer = await link('x', cookie ?? '');
      expect([what, answer.status]).toEqual([what, 500]);
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    }
    expect(users()).toEqual(before);
  });

  it('to a user who does not exist', async () => {
    expect((await link('x', await forgedSession(client, { id: 4711 }))).status).toBe(302);
  });

  it.each(['imageUrl=a&imageUrl=b', 'imageUrl[a]=b', 'imageUrl[]=a'])('by %s', async (body) => {
    const answer = await client.post(path, body, { cookie: token, headers: form });
    expect(answer.status).toBe(400);
    expect(answer.json().error.message).toBe('The address must be a string.');
  });

  it('by a field or a form that is too long', async () => {
    expect((await link('x'.repeat(1_000_000))).status).toBe(413);
    expect((await sendParts({ field: 'imageUrl', content: 'x'.repeat(1_000_000) })).text).toContain(
      'Field value too long',
    );
  });

  it('by a file in another field', async () => {
    const answer = await sendParts({ field: 'imageUrl', fileName: 'a.png', content: tinyPictures.png });
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('"LIMIT_UNEXPECTED_FILE"');
  });

  it('by half a body', async () => {
    const body = multipartBody({ field: 'imageUrl', content: 'x' }).subarray(0, 60).toString();
    const answer = await client.post(path, body, { cookie: token, headers: { 'content-type': multipartType } });
    expect([answer.status, answer.json().error.message]).toEqual([500, 'Malformed part header']);
  });
});
