import { accessSync, closeSync, constants, lstatSync, openSync, readFileSync, readSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DataFolderError, missingRight } from '../data-folder-error.ts';
import { type DataFile, faultOf } from './data-files.ts';

const signature = 'SQLite format 3\0';
const headerSize = 100;

/**
 * The size in bytes of the largest file that is checked page by page. Our files stay below it within their budgets. Of
 * a larger file, which an earlier version left behind, only the header is read: a full check would take too long and
 * load the whole file into memory.
 */
const checkedInFull = 96 * 1024 * 1024;

/**
 * Checks one database file without opening it for writing. The file may be missing or empty. Otherwise it must be a
 * complete SQLite file of ours, in a version that this app knows. If a killed process left a write-ahead log beside it,
 * only that log can tell what the file holds, so the other checks are left to {@link checkOpenDatabase}.
 * @throws DataFolderError
 */
export function checkDatabaseFile(path: string, file: DataFile): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) {
    return;
  }
  if (!entry.isFile()) {
    throw notOurs(file, `In the data folder, ${file.name} is not a file.`);
  }
  const header = readHeader(path, file);
  if (header.length === 0) {
    return;
  }
  if (header.length < headerSize || header.toString('latin1', 0, signature.length) !== signature) {
    throw notOurs(file, `The file ${file.name} in the data folder is not a database.`);
  }
  const log = lstatSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log !== undefined && log.size > 0) {
    return;
  }
  if (isCutShort(header, entry.size)) {
    throw damaged(file);
  }
  if (entry.size <= checkedInFull) {
    checkCopy(path, file);
  } else {
    checkMarks(file, {
      isEmpty: false,
      applicationId: header.readInt32BE(68),
      version: header.readInt32BE(60),
    });
  }
}

function readHeader(path: string, file: DataFile): Buffer {
  let handle: number | undefined;
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    handle = openSync(path, 'r');
    const header = Buffer.alloc(headerSize);
    return header.subarray(0, readSync(handle, header, 0, headerSize, 0));
  } catch (error) {
    throw missingRight(
      `The file ${file.name} in the data folder cannot be read and written.`,
      'read and write it',
      error,
    );
  } finally {
    if (handle !== undefined) {
      closeSync(handle);
    }
  }
}

/**
 * Returns whether the file is shorter than its header says. The header holds the page size and the number of pages
 * (SQLite file format, offsets 16 and 28).
 */
function isCutShort(header: Buffer, length: number): boolean {
  const size = header.readUInt16BE(16);
  const pageSize = size === 1 ? 65536 : size;
  return pageSize < 512 || length < pageSize * header.readUInt32BE(28);
}

/** Checks a copy in memory. Opening the file itself, even for reading, would leave a log beside it. */
function checkCopy(path: string, file: DataFile): void {
  const copy = readFileSync(path);
  // A copy in memory has no write-ahead log. These two bytes say that the file uses none.
  copy[18] = 1;
  copy[19] = 1;
  let handle: Database.Database | undefined;
  try {
    handle = new Database(copy);
    checkOpenDatabase(handle, file);
  } catch (error) {
    throw error instanceof Database.SqliteError ? damaged(file, error) : error;
  } finally {
    handle?.close();
  }
}

/**
 * Checks that an open database is sound, that it is empty or ours, and that it isn't newer than this app.
 * @throws DataFolderError, or SqliteError when the database can't be read at all
 */
export function checkOpenDatabase(handle: Database.Database, file: DataFile): void {
  const number = (pragma: string) => Number(handle.pragma(pragma, { simple: true }));
  const size = number('page_count') * number('page_size');
  if (size <= checkedInFull && handle.pragma('quick_check(1)', { simple: true }) !== 'ok') {
    throw damaged(file);
  }
  checkMarks(file, {
    isEmpty: handle.prepare('SELECT 1 FROM sqlite_master').get() === undefined,
    applicationId: number('application_id'),
    version: number('user_version'),
  });
}

/** What distinguishes our files from others, and the version of a file. */
interface FileMarks {
  readonly isEmpty: boolean;
  readonly applicationId: number;
  readonly version: number;
}

function checkMarks(file: DataFile, { isEmpty, applicationId, version }: FileMarks): void {
  if (applicationId !== file.applicationId && (!isEmpty || applicationId !== 0)) {
    throw notOurs(file, `The file ${file.name} in the data folder holds something other than ${file.holds}.`);
  }
  if (file.version !== null && version > file.version) {
    throw new DataFolderError(
      `The file ${file.name} in the data folder was written by a newer version of Juice Range.`,
      'Start that version, or choose another folder.',
      faultOf(file),
    );
  }
}

export function damaged(file: DataFile, cause?: unknown): DataFolderError {
  return new DataFolderError(
    `The file ${file.name} in the data folder, which holds ${file.holds}, is damaged.`,
    faultOf(file) === 'shopFiles'
      ? 'Start it anew with --fresh, which keeps what was solved, or restore the file from a copy.'
      : 'Restore it from a copy, or move it away to start without it.',
    faultOf(file),
    { cause },
  );
}

function notOurs(file: DataFile, reason: string): DataFolderError {
  return new DataFolderError(reason, 'Move it away, or choose another folder.', faultOf(file));
}
