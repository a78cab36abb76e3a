import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { downloadHost } from '../start/download-host.ts';
import { findElectronBinary } from '../start/electron-binary.ts';
import { canReach } from '../start/network.ts';
import type { PackedFolder } from './packed-app.ts';
import { writeLinuxStandIn } from './stand-in/linux.ts';
import { writeMacStandIn } from './stand-in/macos.ts';
import { writeWindowsStandIn } from './stand-in/windows.ts';

/** The Electron with which an app is packed. */
export type Distribution =
  /** An unpacked distribution. */
  | { readonly kind: 'folder'; readonly path: string }
  /** A download by electron-builder. */
  | { readonly kind: 'download' }
  /** A folder that only looks like a distribution, for machines that have none and cannot get one. `remove` deletes it. */
  | { readonly kind: 'standIn'; readonly path: string; readonly reason: string; readonly remove: () => void };

/** Timeout for the test connection to the download host, in milliseconds. */
const probe = 3_000;

const standIns = { linux: writeLinuxStandIn, win32: writeWindowsStandIn, darwin: writeMacStandIn } as const;

/** The distribution to look for. */
export interface Wanted {
  /** A folder named on the command line. */
  readonly named: string | null;
  readonly platform: PackedFolder['platform'];
  /** Whether a stand-in will do, because nobody receives the result. */
  readonly mayStandIn: boolean;
}

/**
 * Finds the named distribution, or else the one that `npm start` installed (for this system), a download, or a stand-in.
 * @throws when there is none
 */
export async function findDistribution({ named, platform, mayStandIn }: Wanted): Promise<Distribution> {
  if (named !== null) {
    if (!existsSync(named)) {
      throw new Error(`There is no folder ${named}.`);
    }
    return { kind: 'folder', path: named };
  }
  const binary = findElectronBinary();
  // On macOS the program is deep inside its distribution, and a universal app also needs the one for another processor.
  if (binary !== null && platform !== 'darwin') {
    return { kind: 'folder', path: dirname(binary) };
  }
  const host = downloadHost(process.env);
  if (await canReach(host, probe)) {
    return { kind: 'download' };
  }
  const reason = `Electron is not installed, and ${new URL(host).host} cannot be reached to get it`;
  if (!mayStandIn) {
    throw new Error(`${reason}. Name a folder that contains a distribution: --electron FOLDER.`);
  }
  const path = mkdtempSync(join(tmpdir(), 'juice-range-stand-in-'));
  standIns[platform](path);
  return { kind: 'standIn', path, reason, remove: () => rmSync(path, { recursive: true, force: true }) };
}
