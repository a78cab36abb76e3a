import { storedNow } from '../../database/dates.ts';
import { type SqlDatabase, SqlTextError } from '../../database/shop-database.ts';

/** A row that was added. */
export interface InsertedRow {
  readonly id: number;
  /** As stored. */
  readonly createdAt: string;
}

/** Adds a row that is created now. @param values by column; the column names are the shop's own and never a learner's */
export function insertRow(
  database: SqlDatabase,
  table: string,
  values: Readonly<Record<string, unknown>>,
): InsertedRow {
  const createdAt = storedNow();
  const row = { ...values, createdAt, updatedAt: createdAt };
  const columns = Object.keys(row);
  const { lastInsertRowid: id } = database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
  return { id, createdAt };
}

/** Adds a row in the same way for a user whom a forged session may have made up. @returns undefined when there is no such user */
export function insertRowOfUser(...row: Parameters<typeof insertRow>): InsertedRow | undefined {
  try {
    return insertRow(...row);
  } catch (error) {
    if (error instanceof SqlTextError && error.code === 'SQLITE_CONSTRAINT') {
      return undefined;
    }
    throw error;
  }
}
