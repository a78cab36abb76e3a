import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solvedKeys } from '../exploits/support.ts';
import { createClient } from '../support/client.ts';
import { type RunningShop, runCommand, startShop } from '../support/shop.ts';
import { type Supervised, supervise } from './support/supervised.ts';

let root: string;
let data: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-fresh-')));
  data = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('--fresh', () => {
  test.each([
    ['a shop file that is not a database', () => writeFileSync(join(data, 'shop.sqlite'), 'Dear diary, '.repeat(1000))],
    ['reviews of a newer version', () => writeAt(join(data, 'documents.sqlite'), 60, 99)],
    ['half of a shop file, with the log of another one next to it', () => halve(join(data, 'shop.sqlite'))],
    ['a folder where a file should be', () => replaceByFolder(join(data, 'overlay.sqlite'))],
    ['garbage for blocks and pictures', () => writeFileSync(join(data, 'chain.jsonl'), '{"no block')],
  ])('starts a new shop in place of %s, and keeps what was solved', async (_what, harm) => {
    await visit(async (shop) => {
      await createClient(shop.url).login("admin@juice-sh.op'--", 'x');
      await createClient(shop.url).put('/rest/products/1/reviews', { message: 'mine', author: 'me' });
    });
    const progress = readFileSync(join(data, 'progress.sqlite'));
    harm();
    await visit(
      async (shop) => {
        expect(await solvedKeys(shop.url)).toContain('loginAdminChallenge');
        const reviews = await createClient(shop.url).get('/rest/products/1/reviews');
        expect(reviews.text).not.toContain('mine');
      },
      ['--fresh'],
    );
    expect(readFileSync(join(data, 'progress.sqlite')).equals(progress)).toBe(true);
    expect(existsSync(join(data, 'logs'))).toBe(true);
  });

  test('is what the message about a damaged shop suggests', async () => {
    await visit(async () => {});
    halve(join(data, 'shop.sqlite'));
    rmSync(join(data, 'shop.sqlite-wal'), { force: true });
    const { output } = await runCommand(['--port', '0', '--data', data]).finished;
    expect(output).toContain('is damaged. Start it anew with --fresh, which keeps what was solved');
  });
});

describe('"Reset shop"', () => {
  let supervised: Supervised;
  afterEach(() => supervised.stop());

  test('frees the disk space, without a restart', async () => {
    supervised = await supervise();
    const { pid, url } = supervised.ready();
    const files = () => ['shop.sqlite', 'documents.sqlite'].map((name) => sizeOf(join(supervised.dataFolder, name)));
    const before = files();
    await write(url, 300);
    await supervised.supervisor.resetShop();
    const freed = files();
    expect(freed[0]).toBeLessThan(1.2 * (before[0] ?? 0) + 100_000);
    expect(freed[1]).toBeLessThan(1.2 * (before[1] ?? 0) + 100_000);
    expect(supervised.ready().pid).toBe(pid);
    expect((await createClient(url).get('/rest/products/1/reviews')).text).not.toContain('xxx');
  });

  test('makes a new shop even when the old one dies during the reset', async () => {
    supervised = await supervise();
    const { pid, url } = supervised.ready();
    await createClient(url).login("admin@juice-sh.op'--", 'x');
    await write(url, 3);
    const reset = supervised.supervisor.resetShop();
    process.kill(pid, 'SIGKILL');
    await reset;
    expect(supervised.ready().pid).not.toBe(pid);
    expect(supervised.ready().url).toBe(url);
    expect((await createClient(url).get('/rest/products/1/reviews')).text).not.toContain('xxx');
    expect(await solvedKeys(url)).toContain('loginAdminChallenge');
  });
});

async function visit(use: (shop: RunningShop) => Promise<void>, flags: readonly string[] = []): Promise<void> {
  const shop = await startShop({ data, flags });
  try {
    await use(shop);
  } finally {
    await shop.stop();
  }
}

/** Writes reviews and complaints of some 10 kB each. */
async function write(url: string, count: number): Promise<void> {
  const client = createClient(url);
  const token = await client.login("jim@juice-sh.op'--", 'x');
  const message = 'x'.repeat(10_000);
  for (let done = 0; done < count; done += 1) {
    await client.put('/rest/products/1/reviews', { message, author: 'me' });
    await client.post('/api/Complaints', { message }, { token });
  }
}

function sizeOf(path: string): number {
  return [path, `${path}-wal`].reduce((sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0), 0);
}

function writeAt(path: string, offset: number, value: number): void {
  const content = readFileSync(path);
  content.writeUInt32BE(value, offset);
  writeFileSync(path, content);
}

function halve(path: string): void {
  const content = readFileSync(path);
  writeFileSync(path, content.subarray(0, content.length / 2));
  writeFileSync(`${path}-wal`, 'no log');
}

function replaceByFolder(path: string): void {
  rmSync(path);
  mkdirSync(path);
  writeFileSync(join(path, 'inside'), '');
}
