import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DataFolderError, missingRight } from '../data-folder-error.ts';
import { primaryCode } from '../sqlite/primary-codes.ts';
import { checkOpenDatabase, damaged } from './check-file.ts';
import type { DataFile } from './data-files.ts';

/** How long to wait for a lock, in milliseconds. A restarted shop may have to wait until the killed one has let go of the file. */
const lockTimeout = 2_000;

/**
 * Opens one file of a data folder that {@link checkFolder} has passed, or a database in memory when `folder` is null.
 * The file stays locked, so a second shop on the same folder is refused.
 * @throws DataFolderError
 */
export function openFile(folder: string | null, file: DataFile): Database.Database {
  let handle: Database.Database | undefined;
  try {
    handle = new Database(folder === null ? ':memory:' : join(folder, file.name), { timeout: lockTimeout });
    handle.pragma('locking_mode = EXCLUSIVE');
    handle.pragma('journal_mode = WAL');
    handle.pragma(`synchronous = ${file.synchronous}`);
    handle.pragma('foreign_keys = ON');
    // Keeps temporary data from being written outside the data folder.
    handle.pragma('temp_store = MEMORY');
    // This takes the lock. If the file can't be written, it fails here rather than later.
    handle.exec('BEGIN IMMEDIATE');
    checkOpenDatabase(handle, file);
    if (handle.pragma('application_id', { simple: true }) !== file.applicationId) {
      handle.pragma(`application_id = ${file.applicationId}`);
    }
    handle.exec('COMMIT');
    return handle;
  } catch (error) {
    if (handle?.inTransaction) {
      handle.exec('ROLLBACK');
    }
    handle?.close();
    throw error instanceof Database.SqliteError ? explain(error, file) : error;
  }
}

/** Returns the error for a disk that has no room for a file. The file has no size limit here, so nothing in it has to be deleted. */
export function noRoom(file: DataFile, cause?: unknown): DataFolderError {
  return new DataFolderError(
    `The disk is full: there is no room left for the file ${file.name} in the data folder.`,
    'Free some space on it, or choose a folder on another disk.',
    'folder',
    { cause },
  );
}

function explain(error: InstanceType<typeof Database.SqliteError>, file: DataFile): DataFolderError {
  const code = primaryCode(error.code);
  switch (code) {
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return new DataFolderError(
        `The file ${file.name} in the data folder is in use by another program, perhaps another Juice Range.`,
        'Close the other one, or choose another folder.',
        'inUse',
        { cause: error },
      );
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return damaged(file, error);
    case 'SQLITE_FULL':
      return noRoom(file, error);
    default:
      return missingRight(
        `The file ${file.name} in the data folder cannot be opened for writing (${error.message}).`,
        'write there',
        error,
      );
  }
}
