import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { installerKinds, tryInstallers } from '../../build/packaging/try-installers.ts';
import { root, scratchFolder } from './pack-for-tests.ts';

const scratch = scratchFolder();

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Makes a folder with a file that is named like an AppImage, and runs these shell commands. */
function folderWith(words: string): string {
  const folder = mkdtempSync(join(scratch, 'release-'));
  const file = join(folder, 'juice-range-0.1.0-linux-x86_64.AppImage');
  writeFileSync(file, `#!/bin/sh\n${words}\n`);
  chmodSync(file, 0o644);
  return folder;
}

const [appImage, debianPackage] = installerKinds.linux ?? [];
const kinds = appImage === undefined ? [] : [appImage];

describe('trying installers', { skip: process.platform === 'win32' }, () => {
  test('starts what they installed, and says how long that took', async () => {
    // The server accepts the app's flags, except for the dashes before them.
    const folder = folderWith(`shift; exec '${process.execPath}' '${join(root, 'dist/server/cli.js')}' "$@"`);

    const sentences = await tryInstallers(folder, kinds);

    expect(sentences).toEqual([
      expect.stringMatching(/^juice-range-0\.1\.0-linux-x86_64\.AppImage: its shop answered after \d+ ms\.$/),
    ]);
  });

  test('fails with one that installs something that does not start', async () => {
    await expect(tryInstallers(folderWith('exit 3'), kinds)).rejects.toThrow('It ended by itself (exit code 3).');
  });

  test('fails before it installs anything, where one kind is missing', async () => {
    const folder = folderWith('exit 3');

    await expect(tryInstallers(folder, debianPackage === undefined ? [] : [...kinds, debianPackage])).rejects.toThrow(
      `There is no installer /\\.deb$/ in ${folder}.`,
    );
  });

  test.each([
    ['juice-range-0.1.0-portable-x64.exe', 0],
    ['juice-range-0.1.0-win-arm64.exe', 1],
    ['juice-range-0.1.0-win-x64.msi', 2],
  ])('recognises %s on Windows', (name, index) => {
    expect(installerKinds.win32?.findIndex(({ ending }) => ending.test(name))).toBe(index);
  });
});
