import { readFileSync, writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { type LearnerQuery, type SqlRow, SqlTextError } from '../../../server/database/shop-database.ts';

/** Replaces the SQL gate: a connection that runs all statements of a string, with the functions of SQLite's own shell. */
export function unsafeQueryText(handle: Database.Database): LearnerQuery {
  handle.function('readfile', (path) => readFileSync(String(path), 'utf8'));
  handle.function('writefile', (path, content) => {
    writeFileSync(String(path), String(content));
    return 1;
  });
  handle.function('load_extension', (path) => {
    // The driver's own way is blocked while a statement runs.
    const library = { exports: {} };
    process.dlopen(library, String(path));
    return Object.keys(library.exports).join();
  });
  return async (sql) => {
    try {
      return query(handle, sql);
    } catch (error) {
      throw new SqlTextError('SQLITE_ERROR', 1, error instanceof Error ? error.message : String(error), sql);
    }
  };
}

function query(handle: Database.Database, sql: string): SqlRow[] {
  try {
    return handle.prepare<[], SqlRow>(sql).all();
  } catch (error) {
    if (error instanceof RangeError) {
      handle.exec(sql);
      return [];
    }
    throw error;
  }
}
