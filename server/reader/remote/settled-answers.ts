import { boundedMap } from '../../bounded-map.ts';
import type { SqlRow, WantedRows } from '../../database/shop-database.ts';

/** How many answers of either kind are kept, and the longest of them, in characters. */
const most = 64;
const longestKept = 64 * 1024;

/** Words in SQL whose answer may differ although no row has changed: the time, random numbers, and counts of what was done. */
const unsettled = /random|date|time|julianday|now|current_|epoch|changes|last_insert|pragma/i;

/** The reader's answers, kept until any row of the shop changes, so that a repeated injection needn't be sent to the reader again. */
export interface SettledAnswers {
  find(sql: string, wanted: WantedRows): readonly SqlRow[] | undefined;
  /** @param asked the count of changes when the SQL was sent */
  keep(sql: string, wanted: WantedRows, asked: number, length: number, rows: readonly SqlRow[]): void;
}

/** @param changes counts what was written to the tables */
export function createSettledAnswers(changes: () => number): SettledAnswers {
  const answers = {
    all: boundedMap<string, readonly SqlRow[]>({ entries: most }),
    first: boundedMap<string, readonly SqlRow[]>({ entries: most }),
  };
  let keptAt: number | undefined;
  return {
    find: (sql, wanted) => (changes() === keptAt ? answers[wanted].get(sql) : undefined),
    keep: (sql, wanted, asked, length, rows) => {
      if (changes() !== asked || length > longestKept || sql.length > longestKept || unsettled.test(sql)) {
        return;
      }
      if (keptAt !== asked) {
        answers.all.clear();
        answers.first.clear();
        keptAt = asked;
      }
      answers[wanted].set(sql, rows);
    },
  };
}
