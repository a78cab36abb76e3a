import type { SqlDatabase } from '../shop-database.ts';

/** Inserts a row and returns its id. `createdAt` and `updatedAt` are set to the time of seeding. */
export type Insert = (table: string, row: Readonly<Record<string, unknown>>) => number;

/**
 * Makes the insert function of one seeding run, whose rows all have the same time.
 * @param now a stored date (see `dates.ts`)
 */
export function createInsert(database: SqlDatabase, now: string): Insert {
  return (table, row) => {
    const columns = [...Object.keys(row), 'createdAt', 'updatedAt'];
    const names = columns.map((column) => `\`${column}\``).join(', ');
    const sql = `INSERT INTO \`${table}\` (${names}) VALUES (${columns.map(() => '?').join(', ')})`;
    return database.run(sql, ...Object.values(row), now, now).lastInsertRowid;
  };
}
