import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import { SqlTextError } from '../database/shop-database.ts';
import { isAllowedPragma } from '../database/sqlite/gate.ts';

// This reference was kept from before the seals, which refuse to open any other database.
const Sqlite = DatabaseSync;

/**
 * Opens a database that is only read, to be filled with a copy of the shop's tables.
 * @param file a file with a copy, where the copy can't be in memory
 */
export function openReader(file?: string): DatabaseSync {
  const database = new Sqlite(file ?? ':memory:', {
    allowExtension: false,
    readOnly: file !== undefined,
    // As in the contract's build of SQLite, a double-quoted word that names no column is a string. Published payloads rely on it.
    enableDoubleQuotedStringLiterals: true,
  });
  limit(database);
  database.function('randomblob', randomBlob);
  // Sorting writes no temporary files.
  database.exec('PRAGMA temp_store = MEMORY');
  return database;
}

/**
 * Replaces what a database holds with a copy. From then on, it refuses SQL that does more than read.
 * @param scratch the folder for the copy, where Node can't load one into memory (before 24.16)
 * @returns the database to query from now on
 */
export function load(opened: DatabaseSync, bytes: Buffer, scratch: string | null = null): DatabaseSync {
  const database = scratch === null ? opened : openWritten(opened, bytes, join(scratch, `copy-${process.pid}.sqlite`));
  // Node has had `setAuthorizer` since 24.10. Without it, the gate and `query_only` remain.
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

/** The longest string or blob, in bytes. SQLite itself would make a gigabyte out of a few characters. */
const longestValue = 1024 * 1024;

/** The longest statement, in bytes: longer than any request body. */
const longestText = 256 * 1024;

/** Sets SQLite's limits, which Node has had since 24.15. Without them, the supervisor's limits on time and memory remain. */
function limit({ limits }: DatabaseSync): void {
  if (limits !== undefined) {
    limits.length = longestValue;
    limits.sqlLength = longestText;
    limits.vdbeOp = 1_000_000;
    limits.attach = 0;
    limits.triggerDepth = 10;
  }
}

/** The milliseconds that each random byte costs, and the longest that a call may seem to take. */
const pace = 1e-5;
const longestSleep = 30_000;

/**
 * Implements `randomblob`, which time-based injection relies on. A huge size takes as long as SQLite would need for it,
 * but uses neither the processor nor memory.
 */
function randomBlob(size: unknown): Uint8Array {
  const bytes = Math.max(Math.trunc(Number(size) || 0), 1);
  if (bytes > longestValue) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.min(bytes * pace, longestSleep));
    throw new SqlTextError('SQLITE_TOOBIG', 18, 'string or blob too big', '');
  }
  return randomBytes(bytes);
}
