import type { SqlDatabase } from '../shop-database.ts';

/** Inserts a row; `createdAt` and `updatedAt` are the moment of seeding. Returns its id. */
export type Insert = (table: string, row: Readonly<Record<string, unknown>>) => number;

/**
 * Makes the insert of one seeding run, which has one point in time.
 * @param now stored date, see `dates.ts`
 */
export function createInsert(database: SqlDatabase, now: string): Insert {
  return (table, row) => {
    const columns = [...Object.keys(row), 'createdAt', 'updatedAt'];
    const names = columns.map((column) => `\`${column}\``).join(', ');
    const sql = `INSERT INTO \`${table}\` (${names}) VALUES (${columns.map(() => '?').join(', ')})`;
    return database.run(sql, ...Object.values(row), now, now).lastInsertRowid;
  };
}
