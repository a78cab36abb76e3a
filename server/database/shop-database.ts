/** A value SQLite stores or takes. Booleans are 0 and 1, dates the contract's text (data.md 2.2). */
export type SqlValue = string | number | bigint | null | Buffer;

export type SqlRow = Record<string, SqlValue>;

/**
 * One open SQLite file. Every statement passes one gate that refuses ATTACH, DETACH, VACUUM INTO, load_extension and
 * writable PRAGMAs (decision 9). Statements are prepared once and kept.
 */
export interface SqlDatabase {
  all<Row = SqlRow>(sql: string, ...parameters: readonly unknown[]): Row[];
  get<Row = SqlRow>(sql: string, ...parameters: readonly unknown[]): Row | undefined;
  run(sql: string, ...parameters: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number };
  /** Runs `work` in one transaction; an error rolls it back and is thrown on. Nested calls join the outer one. */
  transaction<Result>(work: () => Result): Result;
  /**
   * How many rows were ever written over this connection, by whomever: while it stands, so do all answers. Asking takes about a
   * microsecond.
   */
  changes(): number;
  close(): void;
}

/**
 * Runs SQL text that holds learner input, without parameters. Only the first statement of the text runs, the rest is not even
 * parsed (api-account.md 11.1). Rows come raw, and may be somebody else's as well: they are not to be changed.
 * @throws SqlTextError with SQLite's own text behind the contract's prefix (api-account.md 11.4, api-shop.md 2.1)
 */
export type LearnerQuery = (sql: string) => Promise<readonly SqlRow[]>;

/** The target database, with the one door through which learner text reaches SQL. */
export interface ShopDatabase extends SqlDatabase {
  readonly queryText: LearnerQuery;
}

/** An error of SQLite, worded as clients of the contract match it: `SQLITE_ERROR: near "x": syntax error`. */
export class SqlTextError extends Error {
  /** Primary result code, such as `SQLITE_ERROR` or `SQLITE_CONSTRAINT`. */
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
