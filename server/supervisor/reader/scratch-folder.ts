import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the readers' copies of the shop's tables, where Node's SQLite can't take them in memory. */
export interface ScratchFolder {
  /** The folder in which it is made; null where none is needed. */
  readonly parent: string | null;
  /** Returns the folder, which is made at the first call; null where none is needed. */
  path(): string | null;
  remove(): void;
}

/** @param version of the Node that runs the readers; by default our own, since it is the same program */
export function createScratchFolder(version: string = process.versions.node): ScratchFolder {
  const parent = takesCopies(version) ? null : realpathSync(tmpdir());
  let folder: string | undefined;
  return {
    parent,
    path: () => {
      if (parent === null) {
        return null;
      }
      folder ??= mkdtempSync(join(parent, 'juice-range-reader-'));
      return folder;
    },
    remove: () => {
      if (folder !== undefined) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Returns whether SQLite takes copies in memory: `DatabaseSync.deserialize` came with Node 24.16 and 26. */
function takesCopies(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 25 || (major === 24 && minor >= 16);
}
