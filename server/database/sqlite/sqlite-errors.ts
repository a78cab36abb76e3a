import Database from 'better-sqlite3';
import { SqlTextError } from '../shop-database.ts';
import { primaryCode, primaryNumber } from './primary-codes.ts';

/** Words an error of the driver as clients of the contract match it (api-account.md 11.4); other errors come back as they are. */
export function toSqlTextError(error: unknown, sql: string): unknown {
  if (!(error instanceof Database.SqliteError)) {
    return error;
  }
  const code = primaryCode(error.code);
  return new SqlTextError(code, primaryNumber(code), error.message, sql);
}
