import type Database from 'better-sqlite3';
import { type SqlRow, SqlTextError } from '../shop-database.ts';
import { boundFunctions } from './bounded-functions.ts';
import { notAuthorized, passGate } from './gate.ts';
import { firstStatement, isMeaningful, meaningOf, type SqlToken, sqlTokens } from './sql-tokens.ts';
import { toSqlTextError } from './sqlite-errors.ts';
import { createStatementCache } from './statement-cache.ts';
import { limitWork } from './work-limit.ts';

type LearnerStatement = Database.Statement<[], SqlRow>;

/** A compiled text, and how to read its rows. */
interface LearnerQuery {
  readonly statement: LearnerStatement;
  readonly read: (statement: LearnerStatement, sql: string) => SqlRow[];
}

/** A learner's result never grows beyond this; no challenge needs more than a few hundred rows. */
const rowLimit = 20_000;

/** Different strings in double quotes that one text may hold: each costs one more compilation. */
const quotedStringLimit = 64;

/** Longer texts are compiled anew each time, so that the cache stays small. */
const cachedLength = 2_000;

/**
 * Makes the one door through which learner text reaches SQL. What the text can reach in `shop.sqlite` it may read: that is
 * the weakness. It can write nothing and leave the file by no way.
 */
export function createLearnerQuery(handle: Database.Database): (sql: string) => SqlRow[] {
  boundFunctions(handle);
  const compile = (sql: string) => compileForReading(handle, sql);
  const cache = createStatementCache(64, compile);
  return (sql) => {
    try {
      const query = sql.length <= cachedLength ? cache.get(sql) : compile(sql);
      return query.read(query.statement, sql);
    } catch (error) {
      throw toSqlTextError(error, sql);
    }
  };
}

function compileForReading(handle: Database.Database, sql: string): LearnerQuery {
  const first = firstStatement(sql);
  const tokens = [...sqlTokens(first)];
  if (!tokens.some(isMeaningful)) {
    throw new SqlTextError('SQLITE_ERROR', 1, 'incomplete input', sql);
  }
  passGate(first);
  const statement = tokens.some(isVariable)
    ? compileTolerantly(handle, withNullVariables(handle, first))
    : compileTolerantly(handle, first);
  if (!statement.readonly || !statement.reader) {
    throw notAuthorized(sql);
  }
  if (readsOneTable(first, tokens)) {
    return { statement, read: readAll };
  }
  limitWork(handle, statement.source);
  return { statement, read: readUpToLimit };
}

/** True for a text that cannot give more rows than one table holds: one SELECT, no join. */
function readsOneTable(sql: string, tokens: readonly SqlToken[]): boolean {
  const words = tokens.map((token) => sql.slice(token.start, token.end).toUpperCase());
  return words.filter((word) => word === 'SELECT').length === 1 && !words.some((word) => multiplying.has(word));
}

const multiplying: ReadonlySet<string> = new Set([',', 'JOIN', 'VALUES', 'WITH']);

const unknownColumn = /^no such column: "(.*)" - should this be a string literal in single-quotes\?$/s;

/**
 * Compiles by the rule of the contract's SQLite build, which ours lacks: text in double quotes that is the name of no
 * column is a string. Published payloads use it.
 */
function compileTolerantly(handle: Database.Database, sql: string): LearnerStatement {
  let text = sql;
  for (let round = 0; ; round += 1) {
    try {
      return handle.prepare<[], SqlRow>(text);
    } catch (error) {
      const name = error instanceof Error ? unknownColumn.exec(error.message)?.[1] : undefined;
      const replaced = name === undefined ? text : withString(text, name);
      if (replaced === text || round === quotedStringLimit) {
        throw error;
      }
      text = replaced;
    }
  }
}

/** The text with every `"name"` written as a string. */
function withString(sql: string, name: string): string {
  return replaceTokens(sql, (token) =>
    token.kind === 'quotedName' && sql[token.start] === '"' && meaningOf(sql, token) === name
      ? `'${name.replaceAll("'", "''")}'`
      : undefined,
  );
}

/**
 * The text with NULL for every variable: the contract's driver binds NULL to what nobody gave a value. The text must compile
 * before, so that an error names what the learner wrote.
 */
function withNullVariables(handle: Database.Database, sql: string): string {
  compileTolerantly(handle, sql);
  return replaceTokens(sql, (token) => (isVariable(token) ? 'NULL' : undefined));
}

function isVariable(token: SqlToken): boolean {
  return token.kind === 'variable';
}

function replaceTokens(sql: string, replacement: (token: SqlToken) => string | undefined): string {
  return [...sqlTokens(sql)].map((token) => replacement(token) ?? sql.slice(token.start, token.end)).join('');
}

// Twice as fast as stepping through the rows, which the search of the shop's own page lives on.
function readAll(statement: LearnerStatement): SqlRow[] {
  return statement.all();
}

function readUpToLimit(statement: LearnerStatement, sql: string): SqlRow[] {
  const rows: SqlRow[] = [];
  for (const row of statement.iterate()) {
    rows.push(row);
    if (rows.length > rowLimit) {
      throw new SqlTextError('SQLITE_TOOBIG', 18, 'string or blob too big', sql);
    }
  }
  return rows;
}
