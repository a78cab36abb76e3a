import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';

/** What is copied of a packed app, and what in it is the program and carries the fuses; below the folder of packages. */
interface PackedApp {
  readonly folder: string;
  /** Inside `folder`. */
  readonly program: string;
  readonly fuses: string;
}

const ofMac = (folder: string): PackedApp => ({
  folder: `${folder}/Juice Range.app`,
  program: 'Contents/MacOS/Juice Range',
  fuses: '.',
});

/** Where electron-builder leaves them. */
const packedApps: Readonly<Partial<Record<NodeJS.Platform, readonly PackedApp[]>>> = {
  linux: ['linux-unpacked', 'linux-arm64-unpacked'].map((folder) => ({
    folder,
    program: 'juice-range',
    fuses: 'juice-range',
  })),
  win32: ['win-unpacked', 'win-arm64-unpacked'].map((folder) => ({
    folder,
    program: 'Juice Range.exe',
    fuses: 'Juice Range.exe',
  })),
  darwin: ['mac-universal', 'mac', 'mac-arm64'].map(ofMac),
};

/**
 * Copies the app that was packed for this system, and lets the copy be driven: a shipped app takes no `--inspect`. Nothing but that
 * one fuse differs; on macOS the copy is signed for nobody, since a changed program does not start under the old signature.
 * @param release folder of packages
 * @returns path of the copy's program
 * @throws when there is no packed app
 */
export async function copyPackedApp(release: string, into: string): Promise<string> {
  const app = (packedApps[process.platform] ?? []).find(({ folder }) => existsSync(join(release, folder)));
  if (app === undefined) {
    throw new Error(`There is no packed app in ${release}: run npm run dist first.`);
  }
  const copy = join(into, basename(app.folder));
  cpSync(join(release, app.folder), copy, { recursive: true, verbatimSymlinks: true });
  await flipFuses(join(copy, app.fuses), {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    resetAdHocDarwinSignature: process.platform === 'darwin',
  });
  return join(copy, app.program);
}
