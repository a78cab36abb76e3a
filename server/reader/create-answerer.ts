import type { DatabaseSync } from 'node:sqlite';
import { type Budgets, budgets } from '../budgets.ts';
import { SqlTextError, type WantedRows } from '../database/shop-database.ts';
import { isStatementOfReading, notAuthorized, passGate } from '../database/sqlite/gate.ts';
import { primaryName } from '../database/sqlite/primary-codes.ts';
import { firstStatement } from '../database/sqlite/sql-tokens.ts';
import { type AnswerTable, toJsonValue } from './answer-table.ts';
import { createCopy } from './copy.ts';
import type { CopyMessage, ReaderOutcome } from './messages.ts';
import { load, openReader } from './open-reader.ts';

/** Runs learners' SQL on a copy of the shop's tables. */
export interface Answerer {
  take(message: CopyMessage): void;
  /** Never throws. */
  run(sql: string, wanted?: WantedRows): ReaderOutcome;
}

/**
 * Makes the one door through which learners' input reaches SQL. The SQL may read whatever it can reach in the tables:
 * that is the weakness. It can't write, and nothing else is within its reach.
 */
export function createAnswerer(
  limits: Budgets['learnerSql'] = budgets.learnerSql,
  scratch: string | null = null,
): Answerer {
  const copy = createCopy();
  let database = openReader();
  return {
    take: copy.take,
    run: (sql, wanted = 'all') => {
      try {
        const changed = copy.takeChanged();
        if (changed !== undefined) {
          database = load(database, changed, scratch);
        }
        return { outcome: 'rows', json: query(database, sql, wanted, limits) };
      } catch (error) {
        return failed(error);
      }
    },
  };
}

/** @returns the JSON of an `AnswerTable` @throws SqlTextError, or an error of SQLite */
function query(database: DatabaseSync, sql: string, wanted: WantedRows, limits: Budgets['learnerSql']): string {
  const first = firstStatement(sql);
  if (first === undefined) {
    throw new SqlTextError('SQLITE_ERROR', 1, 'incomplete input', sql);
  }
  passGate(first);
  const statement = database.prepare(first);
  if (!isStatementOfReading(first)) {
    throw notAuthorized(sql);
  }
  statement.setReturnArrays(true);
  try {
    return tableOf(statement, wanted, limits);
  } catch (error) {
    if (!isOutOfRange(error)) {
      throw error;
    }
    // A whole number is too large for a JavaScript number. It is read as a bigint and rounded, which takes time that few statements need.
    statement.setReadBigInts(true);
    return tableOf(statement, wanted, limits);
  }
}

/** Takes every row in any case, since a later one may fail, take long, or make the answer too large. */
function tableOf(
  statement: ReturnType<DatabaseSync['prepare']>,
  wanted: WantedRows,
  limits: Budgets['learnerSql'],
): string {
  const rows: unknown[][] = [];
  let count = 0;
  let length = 0;
  for (const row of statement.iterate()) {
    // Rows are arrays because of `setReturnArrays`.
    const values = row as unknown as unknown[];
    for (const [index, value] of values.entries()) {
      if (typeof value === 'string') {
        length += value.length;
      } else if (value !== null && !Number.isFinite(value)) {
        length += value instanceof Uint8Array ? 2 * value.length : 0;
        values[index] = toJsonValue(value);
      }
    }
    length += perValue * values.length;
    count += 1;
    if (wanted === 'all' || count === 1) {
      rows.push(values);
    }
    if (count > limits.rows || length > limits.answer) {
      throw new SqlTextError('SQLITE_TOOBIG', 18, 'string or blob too big', '');
    }
  }
  const table: AnswerTable = { columns: statement.columns().map(({ name }) => name), rows };
  return JSON.stringify(table);
}

/** Roughly how many characters a value adds to the answer besides its own text. */
const perValue = 10;

function isOutOfRange(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
}

/** SQLite's result number for a statement that would write. */
const readOnly = 8;

function failed(error: unknown): ReaderOutcome {
  if (error instanceof SqlTextError) {
    return {
      outcome: 'failed',
      code: error.code,
      errno: error.errno,
      text: error.message.slice(error.code.length + 2),
    };
  }
  const { errcode, message }: { readonly errcode?: unknown; readonly message?: unknown } = Object(error);
  // The last byte of an extended code is the primary one.
  const errno = typeof errcode === 'number' ? errcode & 255 : 1;
  if (errno === readOnly) {
    return failed(notAuthorized(''));
  }
  return { outcome: 'failed', code: primaryName(errno), errno, text: String(message) };
}
