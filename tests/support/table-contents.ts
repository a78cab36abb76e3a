import type { SqlDatabase } from '../../server/database/shop-database.ts';

/** Returns everything in these tables, to compare before and after: a refused request must have left nothing behind. */
export function contentsOf(database: SqlDatabase, ...tables: readonly string[]): unknown {
  return tables.map((table) => database.all(`SELECT * FROM ${table} ORDER BY id`));
}
