import initSqlJs, { type Cell, type Database } from 'sql.js/dist/sql-wasm-browser.js';
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?inline';
import { notAuthorized, passGate } from '../database/sqlite/gate.ts';

/** What SQLite may allocate, and how large one database may grow, in bytes. */
const heapLimit = 8 * 1024 * 1024;
const databaseLimit = 4 * 1024 * 1024;

const pageSize = 4096;

/** Neither a file nor a journal is written anywhere: what a statement needs is in memory, and so within the limit. */
const limits = `
  PRAGMA hard_heap_limit = ${heapLimit};
  PRAGMA page_size = ${pageSize};
  PRAGMA max_page_count = ${databaseLimit / pageSize};
  PRAGMA journal_mode = MEMORY;
  PRAGMA temp_store = MEMORY;
`;

/** The most rows of one statement that are handed on. */
const mostRows = 1000;

/** A value for a placeholder, as the learner's code binds it. */
export type Bound = string | number | null;

/** A statement with the values for its placeholders: by position, or by their names without a prefix. */
export interface BoundStatement {
  readonly sql: string;
  readonly values: readonly Bound[] | Readonly<Record<string, Bound>>;
}

/** The rows of a statement, and how many rows it has changed. */
export interface StatementResult {
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  readonly changes: number;
}

/** A small database of its own for one check. */
export interface CheckDatabase {
  /** Runs the first statement of a string, as the shop does (api-account.md 11.1). @throws Error in SQLite's words */
  run(statement: BoundStatement): StatementResult;
  close(): void;
}

/** Compiles SQLite once. The function that it returns opens an empty database and fills it by the statements in `seed`. */
export async function compileSqlite(): Promise<(seed: string) => CheckDatabase> {
  const bytes = Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64');
  const compiled = await WebAssembly.compile(bytes);
  const sqlite = await initSqlJs({
    instantiateWasm: (imports, done) => {
      done(new WebAssembly.Instance(compiled, imports));
      return {};
    },
    useOldExtensionFunctions: false,
  });
  return (seed) => {
    const database = new sqlite.Database();
    database.exec(limits + seed);
    return { run: (statement) => run(database, statement), close: () => database.close() };
  };
}

function run(database: Database, { sql, values }: BoundStatement): StatementResult {
  passGate(sql);
  // A limit that one learner lowers would be lowered for everybody.
  if (/heap_limit/i.test(sql)) {
    throw notAuthorized(sql);
  }
  const statement = database.prepare(sql);
  try {
    statement.bind(Array.isArray(values) ? values : prefixed(values as Readonly<Record<string, Bound>>));
    const rows: Record<string, Cell>[] = [];
    while (rows.length < mostRows && statement.step()) {
      rows.push(statement.getAsObject());
    }
    return { rows, changes: database.getRowsModified() };
  } finally {
    statement.free();
  }
}

/** SQLite's names of placeholders have a prefix, and the shop's library finds them without. */
function prefixed(values: Readonly<Record<string, Bound>>): Readonly<Record<string, Bound>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => [':', '@', '$'].map((prefix) => [`${prefix}${name}`, value])),
  );
}
