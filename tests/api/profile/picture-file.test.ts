import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, strangeIds, strangeTokens } from '../../support/bad-requests.ts';
import type { Answer } from '../../support/client.ts';
import { multipartBody, multipartType, type Part } from '../../support/multipart.ts';
import { tinyPictures } from '../../support/pictures.ts';
import { contentsOf } from '../../support/table-contents.ts';
import { sendRaw } from '../frame/raw-http.ts';

const path = '/profile/image/file';
let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

async function send(body: Buffer, cookie: string | undefined = token, type = multipartType): Promise<Answer> {
  const response = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json', 'content-type': type, ...(cookie && { cookie: `token=${cookie}` }) },
    body: new Uint8Array(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}
const picture = (content: Buffer | string, part: Partial<Part> = {}): Part => ({
  field: 'file',
  fileName: 'me.png',
  type: 'image/png',
  content,
  ...part,
});
const upload = (content: Buffer | string, part: Partial<Part> = {}) => send(multipartBody(picture(content, part)));
const storedPicture = () =>
  app.databases.shop.get<{ profileImage: string }>('SELECT profileImage FROM Users WHERE id = 2')?.profileImage;
const served = async (name: string) => {
  const response = await fetch(`${app.url}/assets/public/images/uploads/${name}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};
const users = () => contentsOf(app.databases.shop, 'Users');

describe('an uploaded picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
    ['bmp', 'image/bmp'],
  ] as const)('that is a %s by its bytes is stored and served as one', async (ending, type) => {
    const answer = await upload(tinyPictures[ending], { fileName: 'anything.exe', type: 'application/x-anything' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile']);
    expect(storedPicture()).toBe(`assets/public/images/uploads/2.${ending}`);
    expect(await served(`2.${ending}`)).toEqual({ type, bytes: tinyPictures[ending] });
  });

  it('replaces the previous one, or one that ships with the shop', async () => {
    const larger = Buffer.concat([tinyPictures.png, Buffer.alloc(1000)]);
    await upload(larger);
    expect((await served('2.png')).bytes).toEqual(larger);
    const shipped = await served('12.png');
    const bjoern = await forgedSession(client, { id: 12 });
    await send(multipartBody(picture(tinyPictures.png)), bjoern);
    expect((await served('12.png')).bytes).toEqual(tinyPictures.png);
    expect(shipped.bytes).not.toEqual(tinyPictures.png);
  });

  it('is recognised by its entity tag', async () => {
    await upload(tinyPictures.png);
    const url = `${app.url}/assets/public/images/uploads/2.png`;
    const first = await fetch(url);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0');
    // By default, fetch sends no-cache along with a tag, which asks for the whole file.
    const known = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await fetch(url, { headers: known });
    expect(again.status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(tinyPictures.png.length)]);
  });

  it('may have 200,000 bytes and not one more', async () => {
    const padded = (length: number) =>
      Buffer.concat([tinyPictures.png, Buffer.alloc(length - tinyPictures.png.length)]);
    expect((await upload(padded(200_000))).status).toBe(302);
    const refused = await upload(padded(200_001));
    expect(refused.status).toBe(500);
    expect(refused.json().error).toMatchObject({
      message: 'File too large',
      name: 'MulterError',
      code: 'LIMIT_FILE_SIZE',
      field: 'file',
    });
    expect((await served('2.png')).bytes).toHaveLength(200_000);
  });

  it('may be sent with text fields, which are ignored', async () => {
    const fields = [
      { field: 'a', content: 'b' },
      { field: 'file', content: 'text' },
    ];
    expect((await send(multipartBody(...fields, picture(tinyPictures.gif)))).status).toBe(302);
  });

  it('may have any name', async () => {
    const names = ['../../../etc/passwd', 'C:\\\\windows\\\\win.ini', '\u0001\u202e管理🍹.png', 'x'.repeat(5000)];
    for (const fileName of names) {
      expect((await upload(tinyPictures.png, { fileName })).status).toBe(302);
      expect(storedPicture()).toBe('assets/public/images/uploads/2.png');
    }
  });

  it('is not stored for a user who does not exist', async () => {
    const before = users();
    for (const id of [4711, 14, ...strangeIds.filter((id) => id !== '2'), '../../2']) {
      const cookie = await forgedSession(client, { id });
      expect((await send(multipartBody(picture(tinyPictures.png)), cookie)).status).toBe(302);
    }
    expect(users()).toEqual(before);
  });
});

describe('an upload is refused', () => {
  it.each([
    ['plain text', 'hello', 500, 'Illegal file type'],
    ['nothing', '', 500, 'Illegal file type'],
    ['a drawing without a prolog', '<svg xmlns="http://www.w3.org/2000/svg"/>', 500, 'Illegal file type'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 500, 'Illegal file type'],
    ['half a PNG’s signature', tinyPictures.png.subarray(0, 4), 500, 'Illegal file type'],
    ['a PDF', '%PDF-1.4\n%%EOF', 415, 'Profile image upload does not accept this file type: application/pdf'],
    ['a drawing with a prolog', '<?xml version="1.0"?><svg/>', 415, 'application/xml'],
    ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 415, 'application/zip'],
    ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)]), 415, 'application/x-elf'],
  ])('for %s, whatever its name', async (_what, content, status, text) => {
    const before = users();
    const answer = await upload(content);
    expect(answer.status).toBe(status);
    expect(answer.json().error.message).toContain(text);
    expect(users()).toEqual(before);
  });

  it('in another field, or with a second file', async () => {
    for (const parts of [
      [picture(tinyPictures.png, { field: 'image' })],
      [picture(tinyPictures.png), picture(tinyPictures.png)],
      [picture(tinyPictures.png), picture(tinyPictures.png, { field: 'other' })],
    ]) {
      const answer = await send(multipartBody(...parts));
      expect(answer.status).toBe(500);
      const field = parts.at(-1)?.field;
      expect(answer.json().error).toMatchObject({
        message: 'Unexpected field',
        name: 'MulterError',
        code: 'LIMIT_UNEXPECTED_FILE',
        field,
      });
    }
  });

  it.each([
    ['no parts', multipartBody(), multipartType],
    ['no file', multipartBody({ field: 'file', content: 'text' }), multipartType],
    ['no name', multipartBody({ field: 'file', fileName: '', content: tinyPictures.png }), multipartType],
    ['JSON', Buffer.from('{"file":"x"}'), 'application/json'],
    ['broken JSON', Buffer.from('{"file'), 'application/json'],
    ['a form', Buffer.from('file=x'), 'application/x-www-form-urlencoded'],
    ['text', Buffer.from('x'), 'text/plain'],
    ['an invalid type', Buffer.from('x'), ';;;'],
    ['a bare picture', tinyPictures.png, 'image/png'],
    ['nothing at all', Buffer.alloc(0), multipartType],
  ])('without a file: %s', async (_what, body, type) => {
    const answer = await send(body, token, type);
    expect([answer.status, answer.text]).toEqual([400, '{"error":"File is not passed"}']);
  });

  it('without a session, but only after the file was checked', async () => {
    const before = users();
    for (const [what, cookie] of strangeTokens(app.content.keys)) {
      const answer = await send(multipartBody(picture(tinyPictures.png)), cookie ?? '');
      expect([what, answer.status]).toEqual([what, 500]);
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    }
    expect((await send(multipartBody(picture('text')), '')).json().error.message).toBe('Illegal file type');
    expect((await send(multipartBody(), '')).status).toBe(400);
    expect(users()).toEqual(before);
  });

  it.each([
    ['is cut off in the file', (body: Buffer) => body.subarray(0, 150), multipartType],
    ['is cut off in a part’s headers', (body: Buffer) => body.subarray(0, 40), multipartType],
    ['lacks its last boundary', (body: Buffer) => body.subarray(0, -8), multipartType],
    ['has no boundary in its type', (body: Buffer) => body, 'multipart/form-data'],
    ['has another boundary in its type', (body: Buffer) => body, 'multipart/form-data; boundary=other'],
    ['is garbage', () => Buffer.from('\u0000\u0001garbage'.repeat(100)), multipartType],
    [
      'has a field that names the prototype',
      () => multipartBody({ field: '__proto__', content: 'x' }, picture(tinyPictures.png)),
      multipartType,
    ],
    [
      'has a field of 1 MB',
      () => multipartBody({ field: 'a', content: 'x'.repeat(1_000_000) }, picture(tinyPictures.png)),
      multipartType,
    ],
    [
      'has a thousand fields',
      () => multipartBody(...Array.from({ length: 1000 }, () => ({ field: 'a', content: 'x' }))),
      multipartType,
    ],
  ])('when it %s', async (_what, change, type) => {
    const before = users();
    const answer = await send(change(multipartBody(picture(tinyPictures.png))), token, type);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.json().error.message).toMatch(/^[^\n]+$/);
    expect(users()).toEqual(before);
  });

  it('long before all of it has arrived', async () => {
    const head = multipartBody(picture('x')).subarray(0, 120).toString().split('\r\n\r\n')[0];
    // 100 MB are announced, but only one is sent.
    const request = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'Accept: application/json',
      `Content-Type: ${multipartType}`,
      'Content-Length: 100000000',
      '',
      `${head}\r\n\r\n${'x'.repeat(1_000_000)}`,
    ].join('\r\n');
    const answer = await sendRaw(app.port, request);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('"LIMIT_FILE_SIZE"');
  });

  it.each(['file', 'other'])('and the next request on the same connection is answered: %s', async (field) => {
    const body = multipartBody(picture('x'.repeat(8_000_000), { field }));
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${multipartType}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n');
    const next = 'GET /rest/admin/application-version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const answer = await sendRaw(app.port, Buffer.concat([Buffer.from(head), body, Buffer.from(next)]));
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('{"version":');
  });

  it('when the client leaves, and the next client is served', async () => {
    const { connect } = await import('node:net');
    await new Promise<void>((resolve) => {
      const start = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nContent-Length: 5000\r\n\r\n`;
      const half = multipartBody(picture(tinyPictures.png)).subarray(0, 150);
      const socket = connect(app.port, '127.0.0.1', () =>
        socket.write(Buffer.concat([Buffer.from(start), half]), () => socket.destroy()),
      );
      socket.on('close', () => resolve());
      socket.on('error', () => {});
    });
    expect((await upload(tinyPictures.png)).status).toBe(302);
  });
});
