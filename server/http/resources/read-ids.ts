import type { SqlDatabase } from '../../database/shop-database.ts';

/** Which rows of a table to read, and in which order: that of their ids when absent. */
export interface WantedRows {
  /** An SQL condition, with its parameters. */
  readonly condition: string;
  readonly conditionParameters: readonly unknown[];
  /** An ` ORDER BY ...` clause. */
  readonly order?: string;
  /** How many rows to skip at the beginning. */
  readonly offset?: number;
}

/** Roughly how many milliseconds one look at the table may take. */
const goal = 10;

const mostRows = 4096;

/** A number below every id. */
const first = -1e19;

/**
 * Yields the ids of rows. The table is searched range by range, each as long as `goal` allows. After each range,
 * undefined is yielded so that others may be served.
 * @param table quoted, as in a statement
 */
export function* readIds(
  database: SqlDatabase,
  table: string,
  { condition, conditionParameters, order, offset = 0 }: WantedRows,
): Generator<number | undefined> {
  const found = new Set<number>();
  let rows = 16;
  for (let from = first; ; ) {
    const begun = performance.now();
    const end = database.get<{ end: number | null }>(
      `SELECT max(id) AS end FROM (SELECT rowid AS id FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?)`,
      from,
      rows,
    )?.end;
    if (end === null || end === undefined) {
      break;
    }
    const ids = database.all<{ id: number }>(
      `SELECT rowid AS id FROM ${table} WHERE rowid > ? AND rowid <= ? AND (${condition}) ORDER BY rowid`,
      from,
      end,
      ...conditionParameters,
    );
    for (const { id } of ids) {
      found.add(id);
    }
    from = end;
    const took = performance.now() - begun;
    rows = took > goal ? Math.max(1, Math.floor(rows / 4)) : Math.min(mostRows, rows * 2);
    yield undefined;
  }
  const inOrder = order ? database.all<{ id: number }>(`SELECT rowid AS id FROM ${table}${order}`) : undefined;
  let skipped = 0;
  for (const id of inOrder?.map((row) => row.id) ?? found) {
    if (found.has(id)) {
      skipped += 1;
      if (skipped > offset) {
        yield id;
      }
    }
  }
}

/** Yields what `read` returns for each row; undefined where others may be served, and for rows that were deleted in the meantime. */
export function* readRows<Row>(
  database: SqlDatabase,
  table: string,
  wanted: WantedRows,
  read: (id: number) => Row | undefined,
): Generator<Row | undefined> {
  for (const id of readIds(database, table, wanted)) {
    yield id === undefined ? undefined : read(id);
  }
}
