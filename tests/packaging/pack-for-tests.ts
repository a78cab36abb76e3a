import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractFile } from '@electron/asar';
import { Arch, Platform } from 'electron-builder';
import { type Packed, type PackOrder, pack } from '../../main/packaging/pack.ts';
import { listArchive } from '../../main/packaging/packed-app.ts';
import { writeLinuxStandIn } from '../../main/packaging/stand-in/linux.ts';

export const root = join(import.meta.dirname, '../..');

/** A new folder below this one; whoever makes it removes this. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'juice-range-packaging-'));
}

/** Packs the built app for Linux into a folder, around a distribution of Electron that only looks like one. */
export async function packForLinux(scratch: string, name: string, changes: Partial<PackOrder> = {}): Promise<Packed> {
  const electron = mkdtempSync(join(scratch, 'electron-'));
  writeLinuxStandIn(electron);
  const [packed] = await pack({
    root,
    electron,
    output: join(scratch, name),
    platform: 'linux',
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    profile: null,
    ...changes,
  });
  if (packed === undefined) {
    throw new Error('Nothing was packed.');
  }
  return packed;
}

/**
 * Lays a packed app out as Electron sees it, with a folder in place of the archive, which only Electron reads.
 * @returns path of its main bundle
 */
export function unpackedApp({ folder: { resources } }: Packed, target: string): string {
  for (const { path, isUnpacked } of listArchive(resources)) {
    if (!isUnpacked) {
      const file = join(target, 'app.asar', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, extractFile(join(resources, 'app.asar'), path));
    }
  }
  cpSync(join(resources, 'app.asar.unpacked'), join(target, 'app.asar.unpacked'), { recursive: true });
  return join(target, 'app.asar/dist/main/main.js');
}
