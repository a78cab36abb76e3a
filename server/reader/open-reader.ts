import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import { SqlTextError } from '../database/shop-database.ts';
import { isAllowedPragma } from '../database/sqlite/gate.ts';

// Kept from before the seals, which refuse it.
const Sqlite = DatabaseSync;

/**
 * A database that only answers, to be filled with a copy of the shop's tables.
 * @param file a file with a copy, where the copy cannot be in memory
 */
export function openReader(file?: string): DatabaseSync {
  const database = new Sqlite(file ?? ':memory:', {
    allowExtension: false,
    readOnly: file !== undefined,
    // As the contract's SQLite was built: text in double quotes that is the name of no column is a string. Published payloads use it.
    enableDoubleQuotedStringLiterals: true,
  });
  limit(database);
  database.function('randomblob', randomBlob);
  // What sorting needs goes to no file.
  database.exec('PRAGMA temp_store = MEMORY');
  return database;
}

/**
 * Fills a database, in place of what it holds. From then on it takes no text that does more than to read.
 * @param scratch folder for the copy, where Node does not take one in memory (before 24.16)
 * @returns the database to be asked from now on
 */
export function load(opened: DatabaseSync, bytes: Buffer, scratch: string | null = null): DatabaseSync {
  const database = scratch === null ? opened : openWritten(opened, bytes, join(scratch, `copy-${process.pid}.sqlite`));
  // Node has it since 24.10; without it, the gate and `query_only` remain.
  database.setAuthorizer?.(null);
  if (scratch === null) {
    database.deserialize(bytes);
  }
  database.exec('PRAGMA query_only = ON');
  database.setAuthorizer?.((action, name) =>
    action === constants.SQLITE_PRAGMA ? allowIf(isAllowedPragma(name ?? '')) : allowIf(reading.has(action)),
  );
  return database;
}

function openWritten(opened: DatabaseSync, bytes: Buffer, file: string): DatabaseSync {
  opened.close();
  writeFileSync(file, bytes);
  return openReader(file);
}

const reading: ReadonlySet<number> = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_READ,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_RECURSIVE,
]);

function allowIf(isAllowed: boolean): number {
  return isAllowed ? constants.SQLITE_OK : constants.SQLITE_DENY;
}

/** Longest text or blob, in bytes. SQLite itself would make a gigabyte out of a few characters. */
const longestValue = 1024 * 1024;

/** Longest text of a statement: longer than the body of a request. */
const longestText = 256 * 1024;

/** Node has limits since 24.15; without them, the supervisor's of time and memory remain. */
function limit({ limits }: DatabaseSync): void {
  if (limits !== undefined) {
    limits.length = longestValue;
    limits.sqlLength = longestText;
    limits.vdbeOp = 1_000_000;
    limits.attach = 0;
    limits.triggerDepth = 10;
  }
}

/** What making random bytes costs, in milliseconds for each of them, and the longest that it may seem to take. */
const pace = 1e-5;
const longestSleep = 30_000;

/**
 * `randomblob`, which time-based injection measures: a huge number takes as long as SQLite would need for it, but neither the
 * processor nor the memory.
 */
function randomBlob(size: unknown): Uint8Array {
  const bytes = Math.max(Math.trunc(Number(size) || 0), 1);
  if (bytes > longestValue) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.min(bytes * pace, longestSleep));
    throw new SqlTextError('SQLITE_TOOBIG', 18, 'string or blob too big', '');
  }
  return randomBytes(bytes);
}
