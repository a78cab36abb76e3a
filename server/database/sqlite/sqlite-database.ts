import type Database from 'better-sqlite3';
import { boundedMap } from '../../bounded-map.ts';
import type { SqlDatabase } from '../shop-database.ts';
import { passGate } from './gate.ts';
import { toSqlTextError } from './sqlite-errors.ts';

/** How many prepared statements are kept. The least recently used ones are dropped. */
const keptStatements = 512;

/** Wraps an open file so that every statement passes the gate, is prepared once, and fails in the contract's words. */
export function createSqlDatabase(handle: Database.Database): SqlDatabase {
  const statements = boundedMap<string, Database.Statement<unknown[]>>({ entries: keptStatements });

  const prepare = (sql: string) => {
    passGate(sql);
    return handle.prepare<unknown[]>(sql);
  };

  const prepared = <Result>(sql: string, use: (statement: Database.Statement<unknown[]>) => Result): Result => {
    try {
      const statement = statements.get(sql) ?? prepare(sql);
      statements.set(sql, statement);
      return use(statement);
    } catch (error) {
      throw toSqlTextError(error, sql);
    }
  };

  return {
    // The caller vouches for the row type: it wrote the statement, which names the columns.
    all: <Row>(sql: string, ...parameters: readonly unknown[]) =>
      prepared(sql, (statement) => statement.all(...parameters.map(bindable)) as Row[]),
    get: <Row>(sql: string, ...parameters: readonly unknown[]) =>
      prepared(sql, (statement) => statement.get(...parameters.map(bindable)) as Row | undefined),
    run: (sql, ...parameters) =>
      prepared(sql, (statement) => {
        const { changes, lastInsertRowid } = statement.run(...parameters.map(bindable));
        return { changes, lastInsertRowid: Number(lastInsertRowid) };
      }),
    transaction: (work) => {
      if (handle.inTransaction) {
        return work();
      }
      return prepared('BEGIN IMMEDIATE', (begin) => {
        begin.run();
        try {
          const result = work();
          handle.exec('COMMIT');
          return result;
        } catch (error) {
          // SQLite has already rolled back after some errors, such as a full disk.
          if (handle.inTransaction) {
            handle.exec('ROLLBACK');
          }
          throw error;
        }
      });
    },
    changes: createChangeCount(handle),
    close: () => {
      handle.close();
    },
  };
}

/** Makes the counter of written rows. Its statement is prepared on the first call, since a new file has nothing to count. */
function createChangeCount(handle: Database.Database): () => number {
  let count: Database.Statement<[], number> | undefined;
  return () => {
    count ??= handle.prepare<[], number>('SELECT total_changes()').pluck();
    return count.get() ?? 0;
  };
}

/** Returns a value in the form that SQLite accepts: booleans become 0 and 1, and undefined becomes NULL (data.md 2.2). */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') {
    return value ? 1 : 0;
  }
  return value === undefined ? null : value;
}
