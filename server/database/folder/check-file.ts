import { accessSync, constants, lstatSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DataFolderError } from '../data-folder-error.ts';
import { type DataFile, faultOf } from './data-files.ts';

const signature = 'SQLite format 3\0';
const headerSize = 100;

/**
 * Checks one database file without opening it for writing: it may be missing or empty; else it must be a whole SQLite
 * file of ours, of a version this app knows. Where a write-ahead log of a killed process lies beside it, only that can tell
 * what the file holds, so the inner checks are left to {@link checkOpenDatabase}.
 * @throws DataFolderError
 */
export function checkDatabaseFile(path: string, file: DataFile): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) {
    return;
  }
  if (!entry.isFile()) {
    throw new DataFolderError(
      `In the data folder, ${file.name} is not a file.`,
      `Move it away, or choose another folder.`,
      faultOf(file),
    );
  }
  const content = readUsable(path, file);
  if (content.length === 0) {
    return;
  }
  if (content.length < headerSize || content.toString('latin1', 0, signature.length) !== signature) {
    throw notADatabase(file);
  }
  const log = lstatSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log !== undefined && log.size > 0) {
    return;
  }
  if (isCutShort(content)) {
    throw damaged(file);
  }
  checkCopy(content, file);
}

function readUsable(path: string, file: DataFile): Buffer {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return readFileSync(path);
  } catch (error) {
    throw new DataFolderError(
      `The file ${file.name} in the data folder cannot be read and written.`,
      'Give this user the right to read and write it, or choose another folder.',
      'folder',
      { cause: error },
    );
  }
}

/** The header says how many pages of which size the file has (SQLite file format, offsets 16 and 28). */
function isCutShort(content: Buffer): boolean {
  const size = content.readUInt16BE(16);
  const pageSize = size === 1 ? 65536 : size;
  return pageSize < 512 || content.length < pageSize * content.readUInt32BE(28);
}

function checkCopy(content: Buffer, file: DataFile): void {
  const copy = Buffer.from(content);
  // A copy in memory has no log: these two bytes say that the file uses none.
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
 * Checks that an open database is sound, empty or ours, and not newer than this app.
 * @throws DataFolderError, or SqliteError when it cannot even be read
 */
export function checkOpenDatabase(handle: Database.Database, file: DataFile): void {
  if (handle.pragma('quick_check(1)', { simple: true }) !== 'ok') {
    throw damaged(file);
  }
  const tables = handle.prepare('SELECT count(*) FROM sqlite_master').pluck().get();
  const applicationId = handle.pragma('application_id', { simple: true });
  if (applicationId !== file.applicationId && (tables !== 0 || applicationId !== 0)) {
    throw new DataFolderError(
      `The file ${file.name} in the data folder holds something else than ${file.holds}.`,
      'Move it away, or choose another folder.',
      faultOf(file),
    );
  }
  const version = Number(handle.pragma('user_version', { simple: true }));
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
    'Restore it from a copy, or move it away to start without it.',
    faultOf(file),
    { cause },
  );
}

function notADatabase(file: DataFile): DataFolderError {
  return new DataFolderError(
    `The file ${file.name} in the data folder is not a database.`,
    'Move it away, or choose another folder.',
    faultOf(file),
  );
}
