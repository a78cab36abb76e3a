import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, describe, expect, test } from 'vitest';
import { writeLinuxStandIn } from '../../build/packaging/stand-in/linux.ts';
import { copyPackedApp } from './packed-copy.ts';

const scratch = mkdtempSync(join(tmpdir(), 'juice-range-smoke-'));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const isLinux = process.platform === 'linux';
if (!isLinux) {
  console.log('SKIPPED: the copy of a packed app, since only the stand-in package for Linux is available here.');
}

describe.runIf(isLinux)('the copy of a packed app that can be driven', () => {
  test('differs in one fuse, and the packed app stays unchanged', async () => {
    const release = join(scratch, 'release');
    const packed = join(release, 'linux-unpacked');
    mkdirSync(release);
    writeLinuxStandIn(packed);
    renameSync(join(packed, 'electron'), join(packed, 'juice-range'));
    await flipFuses(join(packed, 'juice-range'), {
      version: FuseVersion.V1,
      [FuseV1Options.EnableNodeCliInspectArguments]: false,
    });
    const before = await getCurrentFuseWire(join(packed, 'juice-range'));

    const program = await copyPackedApp(release, join(scratch, 'copy'));

    expect(await getCurrentFuseWire(join(packed, 'juice-range'))).toEqual(before);
    expect(await getCurrentFuseWire(program)).toEqual({
      ...before,
      [FuseV1Options.EnableNodeCliInspectArguments]: '1'.charCodeAt(0),
    });
    expect(before[FuseV1Options.EnableNodeCliInspectArguments]).toBe('0'.charCodeAt(0));
  });

  test('is not made where nothing has been packed', async () => {
    await expect(copyPackedApp(join(scratch, 'nothing'), scratch)).rejects.toThrow('run npm run dist first');
  });
});
