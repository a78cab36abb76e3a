import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePortableServer } from '../../../build/packaging/portable-server.ts';
import { createClient } from '../../support/client.ts';
import { runOnWindows, startWindowsShop, windowsOrSkip } from '../windows-shop.ts';

const root = join(import.meta.dirname, '../../..');
const windows = windowsOrSkip();

describe.skipIf(windows === null)('the server folder for Windows', () => {
  let scratch: string;
  let start: string;

  beforeAll(() => {
    // A name that a shell would split.
    scratch = mkdtempSync(join(tmpdir(), 'juice range '));
    const machine = { system: 'win32', processor: 'x64' } as const;
    const folder = writePortableServer({ root, machine, node: windows?.node ?? '', profile: null }, scratch);
    start = join(folder, 'juice-range.cmd');
  });

  afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 10 }));

  test('starts the shop from its one file, confined', async () => {
    const shop = await startWindowsShop({}, start);
    try {
      expect((await createClient(shop.url).get('/rest/products/search?q=apple')).status).toBe(200);
      expect(shop.output()).toContain('(permission model on)');
    } finally {
      shop.kill();
      await shop.stop();
    }
  });

  test('passes on its flags and the exit code', async () => {
    const { code, output } = await runOnWindows(start, ['--port', 'many']);
    expect([code, output]).toEqual([2, expect.stringContaining('--port takes a number')]);
  });
});
