import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';

const file = readFileSync(join(import.meta.dirname, '../../../resources/public/assets/public/videos/owasp_promo.mp4'));
const size = file.length;
let app: StartedApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function video(range?: string, method = 'GET') {
  const answer = await fetch(`${app.url}/video`, { method, headers: range === undefined ? {} : { range } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the promotion video', () => {
  it('is sent whole', async () => {
    const { status, headers, bytes } = await video();
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
      200,
      'video/mp4',
      String(size),
    ]);
    expect(bytes.equals(file)).toBe(true);
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=0-', 0, size - 1],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=5-9,20-30', 5, 9],
  ])('is sent in parts: %s', async (range, start, end) => {
    const { status, headers, bytes } = await video(range);
    expect(status).toBe(206);
    expect(
      Object.fromEntries(
        ['content-range', 'content-length', 'accept-ranges', 'content-type', 'content-location'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-location': '/assets/public/videos/owasp_promo.mp4',
    });
    expect(bytes.equals(file.subarray(start, end + 1))).toBe(true);
  });

  it.each([
    [`bytes=10-${size + 100}`, size - 10],
    [`bytes=${size}-`, 0],
    [`bytes=${size + 5}-${size + 10}`, 0],
    ['bytes=99-10', 0],
    ['bytes=-99999999999', size],
  ])('ignores conditions, and is sent all the same: %s', async (range, length) => {
    const { status, headers, bytes } = await video(range);
    expect([status, headers.get('content-length'), bytes.length]).toEqual([206, String(length), length]);
  });

  it.each([
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes',
    'items=0-5',
    'bytes = 0-5',
    '\u00ff',
    `bytes=1-${'9'.repeat(400)}`,
    `bytes=${'9'.repeat(400)}-`,
  ])('is sent whole when the range is invalid: %s', async (range) => {
    const { status, bytes } = await video(range);
    expect([status, bytes.length]).toEqual([200, size]);
  });

  it('tells its size in response to HEAD', async () => {
    const { status, headers, bytes } = await video(undefined, 'HEAD');
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, String(size), 0]);
  });

  it('is also one of the front end’s files', async () => {
    const answer = await fetch(`${app.url}/assets/public/videos/owasp_promo.mp4`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    await answer.arrayBuffer();
  });

  it('is not found when another one is configured that does not exist', async () => {
    const promotion = { video: 'https://example.org/videos/none.mp4', subtitles: 'none.vtt' };
    const other = await startApp({ configuration: { application: { promotion } } });
    const client = createClient(other.url);
    const answer = await client.get('/video', { headers: { range: 'bytes=0-' } });
    const page = await client.get('/promotion');
    await other.stop();
    expect([answer.status, answer.json().error.message]).toEqual([
      404,
      "ENOENT: no such file or directory, stat '/assets/public/videos/none.mp4'",
    ]);
    expect(page.status).toBe(200);
  });
});
