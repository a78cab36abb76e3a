import { join } from 'node:path';
import { type Need, needsOf } from './binary-needs.ts';
import { listFiles } from './packed-app.ts';

/** The oldest systems that Juice Range runs on: Windows 10, macOS 13, and Linux with libraries as old as those of RHEL 9. */
export const oldestSystems: Readonly<Record<Need['what'], string>> = {
  glibc: '2.34',
  'libstdc++': '3.4.29',
  macos: '13.0',
  windows: '10.0',
};

/**
 * Reads the system requirements of all programs and libraries in a folder and its sub-folders.
 * @returns one sentence for each that does not run on the oldest systems
 */
export function findTooNew(folder: string): readonly string[] {
  return listFiles(folder).flatMap((name) =>
    needsOf(join(folder, name))
      .filter(({ what, version }) => isNewer(version, oldestSystems[what]))
      .map(({ what, version }) => `${name} needs ${what} ${version}; the oldest system has ${oldestSystems[what]}.`),
  );
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
