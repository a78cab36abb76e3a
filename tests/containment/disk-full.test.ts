import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, realpathSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedKeys } from '../exploits/support.ts';
import { createClient } from '../support/client.ts';
import { multipartBody, multipartType } from '../support/multipart.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

/*
 * Uses a data folder on a file system of its own, of 64 MiB, which other files fill while the shop runs. Only the shop's own
 * processes see that file system (`unshare`), so it disappears with them.
 */

const cli = join(import.meta.dirname, '../../dist/server/cli.js');
const mount = 'mount -t tmpfs -o size=64m none "$0"';

const canMount = spawnSync('unshare', ['-m', 'sh', '-c', mount, tmpdir()]).status === 0;
if (!canMount) {
  console.log('SKIPPED: this user may not mount a file system, so no disk is filled.');
}

describe.skipIf(!canMount)('a disk that fills while the shop runs', () => {
  let disk: string;
  let shop: RunningShop;

  beforeAll(async () => {
    disk = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-disk-')));
    shop = await startShop({
      data: join(disk, 'data'),
      command: ['unshare', '-m', 'sh', '-c', `${mount} && exec "$@"`, disk, process.execPath, cli],
    });
  });
  afterAll(async () => {
    await shop?.stop();
    rmSync(disk, { recursive: true, force: true });
  });

  const client = () => createClient(shop.url);
  /** Another file that takes up room there, by its path as the shop's processes see it. */
  const filler = () => join(`/proc/${shop.supervisorPid}/root`, disk, 'filler');
  const review = { message: 'x'.repeat(9000), author: 'me' };

  /** Writes until the disk is full. A file may still grow within the room that it already has. */
  const writeUntilFull = async () => {
    for (let count = 0; count < 2000; count += 1) {
      const answer = await client().put('/rest/products/1/reviews', review);
      if (answer.status !== 201) {
        return answer;
      }
    }
    throw new Error('The disk never fills.');
  };

  test('is reported in a sentence, with 507, and reading still works', async () => {
    await client().login("admin@juice-sh.op'--", 'x');
    expect(await solvedKeys(shop.url)).toContain('loginAdminChallenge');
    fill(filler());
    const refused = await writeUntilFull();
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('The disk is full: free some space')]);
    expect((await client().get('/rest/products/search?q=apple')).status).toBe(200);
    expect((await client().get('/rest/products/1/reviews')).json().data.length).toBeGreaterThan(0);
  });

  test('refuses pictures the same way', async () => {
    const token = await client().login("jim@juice-sh.op'--", 'x');
    const photo = { field: 'image', fileName: 'p.png', type: 'image/png', content: Buffer.alloc(900_000, 'x') };
    const body = new Uint8Array(multipartBody(photo));
    const answer = await client().call('POST', '/rest/memories', {
      body,
      headers: { 'content-type': multipartType },
      token,
    });
    expect([answer.status, answer.text]).toEqual([507, expect.stringContaining('The disk is full')]);
  });

  test('is logged, and nobody is told to start anew because of it', () => {
    expect(shop.output()).toContain('The disk is full: free some space on it to go on.');
    expect(shop.output()).not.toContain('--fresh');
    expect(shop.output()).not.toContain('reset it');
  });

  test('keeps what was solved, even when the process ends, and the shop works once there is room again', async () => {
    const solved = await solvedKeys(shop.url);
    expect(solved).toContain('loginAdminChallenge');
    rmSync(filler());
    expect((await client().put('/rest/products/1/reviews', review)).status).toBe(201);
    await client().login("bender@juice-sh.op'--", 'x');
    expect(await solvedKeys(shop.url)).toContain('loginBenderChallenge');
    shop.kill();
    await shop.waitForRestart();
    expect([...(await solvedKeys(shop.url))]).toEqual(
      expect.arrayContaining([...solved, 'loginAdminChallenge', 'loginBenderChallenge']),
    );
  });
});

/** Takes up all the room that is left, down to the last page. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1024 * 1024; size >= 512; ) {
    try {
      if (writeSync(file, Buffer.alloc(size)) < size) {
        size /= 2;
      }
    } catch {
      size /= 2;
    }
  }
  closeSync(file);
}
