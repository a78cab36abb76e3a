import Database from 'better-sqlite3';
import { SqlTextError } from '../shop-database.ts';

/** SQLite's primary result numbers. */
const primaryNumbers: Readonly<Record<string, number>> = {
  SQLITE_ERROR: 1,
  SQLITE_INTERNAL: 2,
  SQLITE_PERM: 3,
  SQLITE_ABORT: 4,
  SQLITE_BUSY: 5,
  SQLITE_LOCKED: 6,
  SQLITE_NOMEM: 7,
  SQLITE_READONLY: 8,
  SQLITE_INTERRUPT: 9,
  SQLITE_IOERR: 10,
  SQLITE_CORRUPT: 11,
  SQLITE_NOTFOUND: 12,
  SQLITE_FULL: 13,
  SQLITE_CANTOPEN: 14,
  SQLITE_PROTOCOL: 15,
  SQLITE_EMPTY: 16,
  SQLITE_SCHEMA: 17,
  SQLITE_TOOBIG: 18,
  SQLITE_CONSTRAINT: 19,
  SQLITE_MISMATCH: 20,
  SQLITE_MISUSE: 21,
  SQLITE_NOLFS: 22,
  SQLITE_AUTH: 23,
  SQLITE_FORMAT: 24,
  SQLITE_RANGE: 25,
  SQLITE_NOTADB: 26,
};

/** The primary name in an extended code: `SQLITE_CONSTRAINT` of `SQLITE_CONSTRAINT_FOREIGNKEY`. */
export function primaryCode(code: string): string {
  return code.split('_', 2).join('_');
}

/** Words an error of the driver as clients of the contract match it (api-account.md 11.4); other errors come back as they are. */
export function toSqlTextError(error: unknown, sql: string): unknown {
  if (!(error instanceof Database.SqliteError)) {
    return error;
  }
  const code = primaryCode(error.code);
  return new SqlTextError(code, primaryNumbers[code] ?? 1, error.message, sql);
}
