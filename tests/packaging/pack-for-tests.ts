import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Arch, Platform } from 'electron-builder';
import { type Packed, type PackOrder, pack } from '../../main/packaging/pack.ts';
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
