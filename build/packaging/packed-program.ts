import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A packed app that can be started. */
export interface PackedProgram {
  /** The folder of the app, relative to the folder of packages. */
  readonly folder: string;
  /** Path of the program inside `folder`. */
  readonly program: string;
  /** Path of the file that contains Electron's fuses, inside `folder`. */
  readonly fuses: string;
}

const named = (program: string) => (folder: string) => ({ folder, program, fuses: program });

const ofMac = (folder: string): PackedProgram => ({
  folder: `${folder}/Juice Range.app`,
  program: 'Contents/MacOS/Juice Range',
  fuses: '.',
});

/** Where electron-builder leaves the packed apps. */
const packedPrograms: Readonly<Partial<Record<NodeJS.Platform, readonly PackedProgram[]>>> = {
  linux: ['linux-unpacked', 'linux-arm64-unpacked'].map(named('juice-range')),
  win32: ['win-unpacked', 'win-arm64-unpacked'].map(named('Juice Range.exe')),
  darwin: ['mac-universal', 'mac', 'mac-arm64'].map(ofMac),
};

/**
 * Finds the app that was packed for this system.
 * @param release folder of packages
 * @throws when there is none
 */
export function findPackedProgram(release: string): PackedProgram {
  const found = (packedPrograms[process.platform] ?? []).find(({ folder }) => existsSync(join(release, folder)));
  if (found === undefined) {
    throw new Error(`There is no packed app in ${release}: run npm run dist first.`);
  }
  return found;
}
