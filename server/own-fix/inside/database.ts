import type { Bound } from '../database.ts';
import type { HostCalls } from '../host-calls.ts';

type Row = Record<string, unknown>;

/** The shop's database, as far as snippets use it. Values are bound as its library binds them. */
export interface Database {
  all(sql: string, ...values: readonly unknown[]): readonly Row[];
  get(sql: string, ...values: readonly unknown[]): Row | undefined;
  run(sql: string, ...values: readonly unknown[]): { readonly changes: number };
  queryText(sql: string): Promise<readonly Row[]>;
  transaction<Result>(work: () => Result): Result;
  prepare(sql: string): {
    all(...values: readonly unknown[]): readonly Row[];
    get(...values: readonly unknown[]): Row | undefined;
    run(...values: readonly unknown[]): { readonly changes: number };
  };
}

export function createDatabase({ sql: ask }: HostCalls): Database {
  const result = (sql: unknown, values: readonly unknown[]): { rows: readonly Row[]; changes: number } => {
    if (typeof sql !== 'string') {
      throw new TypeError('Expected first argument to be a string');
    }
    // The host returns either.
    const answer = ask({ sql, values: boundValues(values) }) as
      | { readonly error: string }
      | { readonly rows: readonly Row[]; readonly changes: number };
    if ('error' in answer) {
      throw new Error(answer.error);
    }
    return answer;
  };
  const database: Database = {
    all: (sql, ...values) => result(sql, values).rows,
    get: (sql, ...values) => result(sql, values).rows[0],
    run: (sql, ...values) => ({ changes: result(sql, values).changes }),
    queryText: async (sql) => result(sql, []).rows,
    transaction: (work) => work(),
    prepare: (sql) => ({
      all: (...values) => database.all(sql, ...values),
      get: (...values) => database.get(sql, ...values),
      run: (...values) => database.run(sql, ...values),
    }),
  };
  return database;
}

/** @throws TypeError for what SQLite has no type for, in the words of the shop's library */
function boundValues(values: readonly unknown[]): readonly Bound[] | Readonly<Record<string, Bound>> {
  const [first] = values;
  if (values.length === 1 && typeof first === 'object' && first !== null && !Array.isArray(first)) {
    return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, boundValue(value)]));
  }
  return values.flat().map(boundValue);
}

function boundValue(value: unknown): Bound {
  if (value === null || typeof value === 'string' || typeof value === 'number') {
    return value;
  }
  throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null');
}
