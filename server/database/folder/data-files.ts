import type { DataFault } from '../data-folder-error.ts';

/** One of the SQLite files in a data folder: the three of decision 2, and the one for what learners wrote into the decoy. */
export interface DataFile {
  readonly name: string;
  /** What the file holds, in the words of error messages. */
  readonly holds: string;
  /** The `PRAGMA application_id`, which distinguishes our files from other SQLite files and from each other. */
  readonly applicationId: number;
  /**
   * The newest `PRAGMA user_version` that this app reads; null where another layer owns the version. A file of an older
   * version is brought up to date. One of a newer version is refused.
   */
  readonly version: number | null;
  /** `NORMAL` survives the death of the process; `FULL` survives a power cut, too. */
  readonly synchronous: 'NORMAL' | 'FULL';
}

/** The version counts changes to the tables. A changed seed is noticed by its edition (see `edition.ts`). */
export const shopFile: DataFile = {
  name: 'shop.sqlite',
  holds: 'the shop',
  applicationId: 0x4a523031,
  version: 1,
  synchronous: 'NORMAL',
};

export const documentsFile: DataFile = {
  name: 'documents.sqlite',
  holds: 'reviews and orders',
  applicationId: 0x4a523032,
  version: 1,
  synchronous: 'NORMAL',
};

export const progressFile: DataFile = {
  name: 'progress.sqlite',
  holds: 'your progress',
  applicationId: 0x4a523033,
  // The training layer versions its own tables.
  version: null,
  synchronous: 'FULL',
};

export const overlayFile: DataFile = {
  name: 'overlay.sqlite',
  holds: "what was written to the decoy host's files",
  applicationId: 0x4a523034,
  version: 1,
  synchronous: 'NORMAL',
};

/** Returns the kind of fault to report when this file can't be used. */
export function faultOf(file: DataFile): DataFault {
  return file === progressFile ? 'progressFile' : 'shopFiles';
}
