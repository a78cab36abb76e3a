import type Database from 'better-sqlite3';
import { type Budgets, budgets } from '../../budgets.ts';
import {
  type LearnerQuery,
  type ShopDatabase,
  type SqlRow,
  SqlTextError,
  type WantedRows,
} from '../../database/shop-database.ts';
import { toRows } from '../answer-table.ts';
import type { ReaderOutcome } from '../messages.ts';
import { createCopySender } from './copy-sender.ts';
import type { ReaderLink } from './reader-link.ts';
import { createSettledAnswers } from './settled-answers.ts';

/** How many times a statement is sent before giving up, if no process has the copy any more. */
const rounds = 3;

/**
 * Makes the function that runs learners' SQL. The statements of ordinary logins and searches are answered here, and the
 * others by the reader, a process that can be ended.
 */
export function createLearnerQuery(
  handle: Database.Database,
  link: ReaderLink,
  { learnerSql }: Budgets = budgets,
): LearnerQuery {
  const count = handle.prepare<[], number>('SELECT total_changes()').pluck();
  const changes = () => count.get() ?? 0;
  const answerKnown = createKnownTexts(handle, changes, learnerSql.searchSteps);
  const settled = createSettledAnswers(changes);
  const copies = createCopySender({ changes, serialize: () => handle.serialize() }, link);

  const ask = async (sql: string, wanted: WantedRows): Promise<readonly SqlRow[]> => {
    for (let round = 0; round < rounds; round += 1) {
      const copy = await copies.current();
      const asked = changes();
      const outcome = await link.ask({ sql, copy, wanted });
      if (outcome.outcome === 'rows') {
        const rows = toRows(outcome.json);
        settled.keep(sql, wanted, asked, outcome.json.length, rows);
        return rows;
      }
      if (outcome.outcome !== 'noCopy') {
        throw errorOf(outcome, sql);
      }
      copies.forget();
    }
    throw errorOf({ outcome: 'busy' }, sql);
  };
  return async (sql, wanted = 'all') => answerKnown(sql) ?? settled.find(sql, wanted) ?? ask(sql, wanted);
}

/** What SQLite would say in place of a reader that didn't finish. */
const codes = {
  timedOut: ['SQLITE_INTERRUPT', 9, 'interrupted'],
  busy: ['SQLITE_BUSY', 5, 'database is locked'],
  outOfMemory: ['SQLITE_NOMEM', 7, 'out of memory'],
  crashed: ['SQLITE_NOMEM', 7, 'out of memory'],
} as const;

function errorOf(failure: Exclude<ReaderOutcome, { outcome: 'rows' | 'noCopy' }>, sql: string): SqlTextError {
  const [code, errno, text] =
    failure.outcome === 'failed' ? [failure.code, failure.errno, failure.text] : codes[failure.outcome];
  return new SqlTextError(code, errno, text, sql);
}

/** Statements of the shop whose learner input is one plain string without a quote. They do what they look like, and nothing else. */
const known = [
  {
    form: /^SELECT \* FROM Products WHERE \(\(name LIKE '(%[^'\0]{0,200}%)' OR description LIKE '(\1)'\) AND deletedAt IS NULL\) ORDER BY name$/,
    statement: 'SELECT * FROM Products WHERE ((name LIKE ? OR description LIKE ?) AND deletedAt IS NULL) ORDER BY name',
    searches: true,
  },
  {
    form: /^SELECT \* FROM Users WHERE email = '([^'\0]{0,200})' AND password = '([0-9a-f]{32})' AND deletedAt IS NULL$/,
    statement: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL',
    searches: false,
  },
] as const;

/** Sums up the length of the texts that the search looks through. The query reads only the heads of the rows. */
const searchedBytes = 'SELECT total(octet_length(name) + octet_length(description)) FROM Products';

/**
 * Makes the function that answers the statements of ordinary logins and searches without another process.
 * @param handle the shop's tables
 * @param changes counts what was written to them
 * @param mostSteps how many character comparisons one search may take at worst; a more expensive one is left to the
 * reader
 * @returns a function that returns the rows, or undefined for any other statement
 */
function createKnownTexts(
  handle: Database.Database,
  changes: () => number,
  mostSteps: number,
): (sql: string) => SqlRow[] | undefined {
  const prepared = new Map<string, Database.Statement<string[], SqlRow>>();
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? handle.prepare<string[], SqlRow>(text);
    prepared.set(text, statement);
    return statement;
  };
  let countedAt: number | undefined;
  let bytes = 0;
  const searched = () => {
    if (changes() !== countedAt) {
      countedAt = changes();
      bytes = handle.prepare<[], number>(searchedBytes).pluck().get() ?? 0;
    }
    return bytes;
  };
  return (sql) => {
    for (const { form, statement, searches } of known) {
      const [, ...values] = form.exec(sql) ?? [];
      const [first] = values;
      if (first !== undefined) {
        return searches && searched() * first.length > mostSteps ? undefined : prepare(statement).all(...values);
      }
    }
    return undefined;
  };
}

/** Words in SQL that reaches for more than the rows of this file. */
const reachesOut = /\b(?:attach|detach|vacuum|pragma|recursive|load_extension|readfile|writefile|fsdir|lsdir|edit)\b/i;

const refusals: ReadonlySet<string> = new Set(['SQLITE_AUTH', 'SQLITE_TOOBIG', 'SQLITE_INTERRUPT', 'SQLITE_NOMEM']);

/**
 * Returns the same database, which calls `told` with learners' SQL that attempts more than reading, whether it was
 * refused or only its beginning was run.
 */
export function watchLearnerText(database: ShopDatabase, told: (text: string) => void): ShopDatabase {
  return {
    ...database,
    queryText: async (sql, wanted) => {
      if (reachesOut.test(sql)) {
        told(sql);
        return database.queryText(sql, wanted);
      }
      try {
        return await database.queryText(sql, wanted);
      } catch (error) {
        if (error instanceof SqlTextError && refusals.has(error.code)) {
          told(`${error.message}: ${sql}`);
        }
        throw error;
      }
    },
  };
}
