import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the readers' copies of the shop's tables, where Node's SQLite takes none in memory. */
export interface ScratchFolder {
  /** Made when somebody asks first; null where none is needed. */
  path(): string | null;
  remove(): void;
}

/** @param version of the Node that runs the readers; ours, since it is the same program */
export function createScratchFolder(version: string = process.versions.node): ScratchFolder {
  let folder: string | undefined;
  return {
    path: () => {
      if (takesCopies(version)) {
        return null;
      }
      folder ??= mkdtempSync(join(realpathSync(tmpdir()), 'juice-range-reader-'));
      return folder;
    },
    remove: () => {
      if (folder !== undefined) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** `DatabaseSync.deserialize` came with 24.16, and with 26. */
function takesCopies(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 25 || (major === 24 && minor >= 16);
}
