import type Database from 'better-sqlite3';
import { type Budgets, budgets } from '../../budgets.ts';
import { type LearnerQuery, type SqlRow, SqlTextError } from '../../database/shop-database.ts';
import { toRows } from '../answer-table.ts';
import type { ReaderOutcome } from '../messages.ts';
import { createCopySender } from './copy-sender.ts';
import { createKnownTexts } from './known-texts.ts';
import type { ReaderLink } from './reader-link.ts';
import { createSettledAnswers } from './settled-answers.ts';

/** How often a text is sent again because nobody had the copy any more. */
const rounds = 3;

/**
 * Makes the way of learners' texts to SQL: those of everybody's logins and searches are answered here, the others by the reader, a process
 * that can be ended.
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

  const ask = async (sql: string): Promise<readonly SqlRow[]> => {
    for (let round = 0; round < rounds; round += 1) {
      const copy = await copies.current();
      const asked = changes();
      const outcome = await link.ask({ sql, copy });
      if (outcome.outcome === 'rows') {
        const rows = toRows(outcome.json);
        settled.keep(sql, asked, outcome.json.length, rows);
        return rows;
      }
      if (outcome.outcome !== 'noCopy') {
        throw errorOf(outcome, sql);
      }
      copies.forget();
    }
    throw errorOf({ outcome: 'busy' }, sql);
  };
  return async (sql) => answerKnown(sql) ?? settled.find(sql) ?? ask(sql);
}

/** What SQLite would say where the reader has not come to an end. */
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
