import { FullError } from './full-error.ts';
import { type SqlDatabase, SqlTextError } from './shop-database.ts';

/**
 * Returns the same database, which throws a {@link FullError} for the disk when SQLite reports that something is full.
 * SQLite has one code for a full disk and a full file. None of our files has a limit within SQLite (see
 * `within-budget.ts`), so the code always means the disk.
 */
export function tellingFullDisk<Wrapped extends SqlDatabase>(database: Wrapped): Wrapped {
  const telling = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw error instanceof SqlTextError && error.code === 'SQLITE_FULL'
        ? new FullError('disk', { cause: error })
        : error;
    }
  };
  return {
    ...database,
    run: (sql, ...parameters) => telling(() => database.run(sql, ...parameters)),
    transaction: (work) => telling(() => database.transaction(work)),
  };
}
