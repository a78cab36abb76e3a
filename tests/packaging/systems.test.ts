import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Arch } from 'electron-builder';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { afterAll, describe, expect, test } from 'vitest';
import type { Packed } from '../../build/packaging/pack.ts';
import { listArchive, listFiles } from '../../build/packaging/packed-app.ts';
import { only, packForTests, packingPatience, scratchFolder, smallProject } from './pack-for-tests.ts';

/*
 * Every system's package can be made on every system, except for the last steps: signing, merging the halves of a
 * universal app, and the installers themselves. The project here is a small one; linux.test.ts packs what was built.
 */

const scratch = scratchFolder();
const project = smallProject(scratch);
const packFor = (name: string, system: 'win32' | 'darwin', archs: readonly Arch[]) =>
  packForTests(scratch, name, system, archs, null, project);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function nativeFiles({ folder }: Packed): readonly string[] {
  return listArchive(folder.resources)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.node'));
}

const prebuilds = 'node_modules/better-sqlite3/prebuilds';

describe('packed around a stand-in for Electron', () => {
  test(
    'the app for Windows has its name, its icon, the hash of its archive and its own native library',
    async () => {
      const packed = only(await packFor('windows', 'win32', [Arch.x64]));

      expect(nativeFiles(packed)).toEqual([`${prebuilds}/win32-x64.node`]);
      expect(listFiles(packed.folder.resources)).toContain('backup.ico');
      const program = NtExecutable.from(readFileSync(join(scratch, 'windows/win-unpacked/Juice Range.exe')));
      const { entries } = NtExecutableResource.from(program);
      const [version] = Resource.VersionInfo.fromEntries(entries);
      const [language] = version?.getAllLanguagesForStringValues() ?? [];
      expect(language && version?.getStringValues(language)).toMatchObject({ ProductName: 'Juice Range' });
      expect(Resource.IconGroupEntry.fromEntries(entries)[0]?.icons.map(({ width }) => width)).toEqual([
        16, 20, 24, 32, 40, 48, 64, 128, 0,
      ]);
      const integrity = entries.find(({ type }) => type === 'INTEGRITY');
      expect(Buffer.from(integrity?.bin ?? new ArrayBuffer()).toString()).toContain('app.asar');
    },
    packingPatience,
  );

  test(
    'the app for Windows on ARM has the native library for it',
    async () => {
      const packed = only(await packFor('windows-arm64', 'win32', [Arch.arm64]));

      expect(nativeFiles(packed)).toEqual([`${prebuilds}/win32-arm64.node`]);
    },
    packingPatience,
  );

  test(
    'both halves of the app for macOS hold the same archive, so they can be merged',
    async () => {
      const halves = await packFor('macos', 'darwin', [Arch.x64, Arch.arm64]);

      expect(halves.map(nativeFiles)).toEqual([
        [`${prebuilds}/darwin-arm64.node`, `${prebuilds}/darwin-x64.node`],
        [`${prebuilds}/darwin-arm64.node`, `${prebuilds}/darwin-x64.node`],
      ]);
      const [first, second] = halves.map(({ folder }) => readFileSync(join(folder.resources, 'app.asar')));
      expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
      const information = readFileSync(join(scratch, 'macos/mac-arm64/Juice Range.app/Contents/Info.plist'), 'utf8');
      expect(information).toContain('<string>juicerange.json</string>');
      expect(information).toContain('<key>ElectronAsarIntegrity</key>');
      expect(information).toMatch(/<key>LSMinimumSystemVersion<\/key>\s*<string>13\.0<\/string>/);
      expect(listFiles(join(scratch, 'macos/mac-arm64/Juice Range.app/Contents/Resources'))).toEqual(
        expect.arrayContaining(['icon.icns', 'backup.icns']),
      );
    },
    packingPatience,
  );
});
