import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { SqlTextError } from '../shop-database.ts';

/** Longest value that one call makes out of a number, in bytes. SQLite itself would make a gigabyte. */
const longest = 1024 * 1024;

/**
 * Replaces the functions of SQL that make something huge out of a few characters, by the same with a limit. To be called while
 * functions can still be added.
 */
export function boundFunctions(handle: Database.Database): void {
  handle.function('randomblob', (size: unknown) => randomBytes(Math.max(sizeOf(size), 1)));
  handle.function('zeroblob', (size: unknown) => Buffer.alloc(sizeOf(size)));
  const original = new Database(':memory:');
  for (const name of ['printf', 'format']) {
    handle.function(name, { varargs: true, deterministic: true }, (...values: readonly unknown[]) => {
      const [format] = values;
      for (const [number] of String(format).matchAll(/\d+|\*/g)) {
        sizeOf(number === '*' ? Math.max(...values.map((value) => Number(value) || 0)) : number);
      }
      const holes = values.map(() => '?').join();
      return original
        .prepare(`SELECT ${name}(${holes})`)
        .pluck()
        .get(...values);
    });
  }
}

/** @throws SqlTextError for more than may be */
function sizeOf(value: unknown): number {
  const size = Math.max(Math.trunc(Number(value) || 0), 0);
  if (size > longest) {
    throw new SqlTextError('SQLITE_TOOBIG', 18, 'string or blob too big', '');
  }
  return size;
}
