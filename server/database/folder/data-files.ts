import type { DataFault } from '../data-folder-error.ts';

/** One of the SQLite files of a data folder: the three of decision 2, and what learners wrote into the decoy. */
export interface DataFile {
  readonly name: string;
  /** What a reader of an error message knows the file as. */
  readonly holds: string;
  /** `PRAGMA application_id`: tells our files from other SQLite files, and from each other. */
  readonly applicationId: number;
  /**
   * Newest `PRAGMA user_version` that this app reads, where this layer owns it. A file of an older version is brought
   * up to date, one of a newer version is refused.
   */
  readonly version: number | null;
  /** `FULL` also survives a power cut; `NORMAL` survives the death of the process. */
  readonly synchronous: 'NORMAL' | 'FULL';
}

/** The version counts changes of the tables. A changed seed is noticed by its edition, see `edition.ts`. */
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

/** Which kind of fault it is when this file cannot be read. */
export function faultOf(file: DataFile): DataFault {
  return file === progressFile ? 'progressFile' : 'shopFiles';
}
