import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import { askAndLeave } from './slow-readers.ts';

const mebibyte = 1024 * 1024;
const compiler = '/assets/public/solc/0.8.21/soljson.wasm';
const largeFile = '/juice-shop/ftp/large.md';

async function bytesOf(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Returns bytes that differ from one position to the next. */
function pattern(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) {
    bytes.writeUInt32LE((at * 40_503) % 0xffff_fffb, at);
  }
  return bytes;
}

// tests/containment/stalls/answers.ts shows what hundreds of clients cost that read nothing of them.
describe('a long file', () => {
  let app: StartedApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'juice-range-readers-'));
    app = await startApp({ uploads: folder });
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it('on the decoy host is sent whole', async () => {
    const content = pattern(20 * mebibyte);
    app.app.decoy.files.write(largeFile, content);
    const { status, bytes } = await bytesOf(`${app.url}/ftp/large.md`);
    expect([status, bytes.equals(content)]).toEqual([200, true]);
  });

  it('among the uploads is sent whole', async () => {
    const content = pattern(9_000_000);
    const name = await uploaded(content);
    const { status, bytes } = await bytesOf(app.url + name);
    expect([status, bytes.equals(content)]).toEqual([200, true]);
  });

  /**
   * Shares a photo.
   * @returns the path where it is served
   */
  async function uploaded(content: Buffer): Promise<string> {
    const token = await createClient(app.url).login('jim@juice-sh.op', 'ncc-1701');
    const answer = await fetch(`${app.url}/rest/memories`, {
      method: 'POST',
      headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
      body: new Uint8Array(multipartBody({ field: 'image', fileName: 'a.png', type: 'image/png', content })),
    });
    return `/${(await answer.json()).data.imagePath}`;
  }

  it('of which there is only a compressed copy is sent whole, to several at once', async () => {
    const unpacked = (await bytesOf(app.url + compiler)).bytes;
    expect(unpacked.subarray(0, 4).toString('latin1')).toBe('\0asm');
    const whole = await Promise.all(Array.from({ length: 4 }, () => bytesOf(app.url + compiler)));
    expect(whole.map(({ status, bytes }) => [status, bytes.equals(unpacked)])).toEqual(whole.map(() => [200, true]));
  });

  it('is told apart from its next version by its readers', async () => {
    app.app.decoy.files.write(largeFile, pattern(20 * mebibyte));
    const reader = askAndLeave(app.port, '/ftp/large.md');
    await once(reader, 'readable');
    app.app.decoy.files.write(largeFile, Buffer.alloc(20 * mebibyte));
    let taken = 0;
    reader.on('data', (chunk: Buffer) => {
      taken += chunk.length;
    });
    await once(reader, 'close');
    expect(taken).toBeLessThan(20 * mebibyte);
  });

  it.each([
    [0, 65_535],
    [65_535, 65_536],
    [65_536, 131_071],
    [100_000, 300_000],
    [3 * mebibyte - 1, 3 * mebibyte - 1],
  ])('sends the part from %i to %i of a file stored in parts', async (start, end) => {
    const content = pattern(3 * mebibyte);
    app.app.decoy.files.write(largeFile, content);
    const { status, bytes } = await bytesOf(`${app.url}/ftp/large.md`, { range: `bytes=${start}-${end}` });
    expect([status, bytes.equals(content.subarray(start, end + 1))]).toEqual([206, true]);
  });
});

describe('responses for which there is no room', () => {
  const answers = { ...budgets.answers, inFlight: 20 * mebibyte, stalled: 300 };
  let app: StartedApp;
  beforeAll(async () => {
    const documents = { ...budgets.documents, bytes: 64 * mebibyte };
    app = await startApp({ budgets: { ...budgets, answers, documents } });
    for (let product = 1; product <= 2; product += 1) {
      for (let count = 0; count < 1000; count += 1) {
        app.databases.documents.reviews.insert({
          product,
          message: 'x'.repeat(10_000),
          author: 'a@juice-sh.op',
          likesCount: 0,
          likedBy: [],
        });
      }
    }
  });
  afterAll(() => app.stop());
  const reviews = (product: number) => `/rest/products/${product}/reviews`;

  it('are refused with 503 at first, then clients that read nothing make room', async () => {
    const idle = askAndLeave(app.port, reviews(1));
    await once(idle, 'readable');
    const refused = await fetch(app.url + reviews(2));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.has('etag')).toBe(false);
    // Whatever the operating system buffers for a client that reads nothing counts as progress, too.
    const taken = async () => {
      const { status, bytes } = await bytesOf(app.url + reviews(2));
      expect(status).toBe(200);
      return bytes;
    };
    const bytes = await vi.waitFor(taken, { timeout: 10_000, interval: answers.stalled + 100 });
    expect(JSON.parse(bytes.toString()).data).toHaveLength(1001);
    idle.resume();
    await once(idle, 'close');
  });

  it('are sent to any number of clients that read them, however slowly', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => bytesOf(app.url + reviews(1))));
    expect(all.every(({ status }) => status === 200)).toBe(true);
  });
});
