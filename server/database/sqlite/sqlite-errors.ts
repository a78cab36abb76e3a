import Database from 'better-sqlite3';
import { SqlTextError } from '../shop-database.ts';
import { primaryCode, primaryNumber } from './primary-codes.ts';

/**
 * Returns an error of the driver in the words that clients of the contract match (api-account.md 11.4). Other errors
 * are returned unchanged.
 */
export function toSqlTextError(error: unknown, sql: string): unknown {
  if (!(error instanceof Database.SqliteError)) {
    return error;
  }
  const code = primaryCode(error.code);
  return new SqlTextError(code, primaryNumber(code), error.message, sql);
}
