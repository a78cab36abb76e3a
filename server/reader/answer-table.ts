import type { SqlRow, SqlValue } from '../database/shop-database.ts';

/** A result as it is sent between processes: the column names, and the values of each row in the same order. */
export interface AnswerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Returns a value that JSON can hold. Bytes and infinite numbers, which JSON lacks, become objects. */
export function toJsonValue(value: unknown): unknown {
  if (value instanceof Uint8Array) {
    return { bytes: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  }
  if (typeof value === 'bigint') {
    return Number(value);
  }
  return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value;
}

/** Returns the rows of a result from a process that runs hostile SQL. Anything that isn't a value of SQLite counts as NULL. */
export function toRows(json: string): SqlRow[] {
  // The form is checked value by value.
  const { columns, rows }: AnswerTable = JSON.parse(json);
  return rows.map((values) => {
    const row: SqlRow = {};
    for (const [index, column] of columns.entries()) {
      row[column] = toSqlValue(values[index]);
    }
    return row;
  });
}

function toSqlValue(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number') {
    return value;
  }
  const { bytes, number }: { readonly bytes?: unknown; readonly number?: unknown } = Object(value);
  if (typeof bytes === 'string') {
    return Buffer.from(bytes, 'base64');
  }
  return typeof number === 'string' ? Number(number) : null;
}
