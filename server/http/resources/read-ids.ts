import type { SqlDatabase } from '../../database/shop-database.ts';

/** Which rows of a table are meant, and in which order; that of their ids when absent. */
export interface WantedRows {
  /** A condition of SQL, with its parameters. */
  readonly condition: string;
  readonly conditionParameters: readonly unknown[];
  /** ` ORDER BY ...`. */
  readonly order?: string;
  /** Rows to leave out at the beginning. */
  readonly offset?: number;
}

/** Milliseconds that one look at the table may take, about. */
const goal = 10;

const mostRows = 4096;

/** Below every id. */
const first = -1e19;

/**
 * The ids of rows. The table is looked through range by range, each as long as `goal` lets it be; after each of them
 * undefined is yielded, so that others may be served.
 * @param table as it stands in a statement
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

/** What `read` makes of each of the rows; undefined where others may be served, and for rows that went in the meantime. */
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
