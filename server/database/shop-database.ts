/** A value that SQLite stores or accepts. Booleans are stored as 0 and 1, and dates as the contract's strings (data.md 2.2). */
export type SqlValue = string | number | bigint | null | Buffer;

export type SqlRow = Record<string, SqlValue>;

/**
 * One open SQLite file. Every statement passes a gate that refuses ATTACH, DETACH, VACUUM INTO, load_extension and
 * writable PRAGMAs (decision 9). Statements are prepared once and kept.
 */
export interface SqlDatabase {
  all<Row = SqlRow>(sql: string, ...parameters: readonly unknown[]): Row[];
  get<Row = SqlRow>(sql: string, ...parameters: readonly unknown[]): Row | undefined;
  run(sql: string, ...parameters: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
  /** Runs `work` in one transaction. An error rolls it back and is rethrown. Nested calls join the outer transaction. */
  transaction<Result>(work: () => Result): Result;
  /**
   * Returns how many rows were ever written over this connection, by anyone. While the count doesn't change, earlier
   * results are still valid. A call takes about a microsecond.
   */
  changes(): number;
  close(): void;
}

/** Which rows of a result are wanted. SQLite finds them all in either case, so errors and times are the same. */
export type WantedRows = 'all' | 'first';

/**
 * Runs SQL that holds learners' input, without parameters. Only the first statement runs; the rest isn't even parsed
 * (api-account.md 11.1). Rows are returned raw. Other callers may be given the same ones, so they must not be changed.
 * @param wanted all rows when absent
 * @throws SqlTextError with SQLite's own message behind the contract's prefix (api-account.md 11.4, api-shop.md 2.1)
 */
export type LearnerQuery = (sql: string, wanted?: WantedRows) => Promise<readonly SqlRow[]>;

/** The target database, with the one door through which learners' input reaches SQL. */
export interface ShopDatabase extends SqlDatabase {
  readonly queryText: LearnerQuery;
}

/** An error of SQLite, in the words that clients of the contract match: `SQLITE_ERROR: near "x": syntax error`. */
export class SqlTextError extends Error {
  /** SQLite's primary result code, such as `SQLITE_ERROR` or `SQLITE_CONSTRAINT`. */
  readonly code: string;
  /** SQLite's primary result number. */
  readonly errno: number;
  /** The complete statement. */
  readonly sql: string;

  constructor(code: string, errno: number, text: string, sql: string) {
    super(`${code}: ${text}`);
    this.code = code;
    this.errno = errno;
    this.sql = sql;
  }
}
