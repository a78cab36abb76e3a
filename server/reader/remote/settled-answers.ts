import { boundedMap } from '../../bounded-map.ts';
import type { SqlRow } from '../../database/shop-database.ts';

/** How many answers are kept, and the longest of them, in characters. */
const most = 64;
const longestKept = 64 * 1024;

/** Words in SQL whose answer may differ although no row has changed: the time, random numbers, and counts of what was done. */
const unsettled = /random|date|time|julianday|now|current_|epoch|changes|last_insert|pragma/i;

/** The reader's answers, kept until any row of the shop changes, so that a repeated injection needn't be sent to the reader again. */
export interface SettledAnswers {
  find(sql: string): readonly SqlRow[] | undefined;
  /** @param asked the count of changes when the SQL was sent */
  keep(sql: string, asked: number, length: number, rows: readonly SqlRow[]): void;
}

/** @param changes counts what was written to the tables */
export function createSettledAnswers(changes: () => number): SettledAnswers {
  const answers = boundedMap<string, readonly SqlRow[]>({ entries: most });
  let keptAt: number | undefined;
  return {
    find: (sql) => (changes() === keptAt ? answers.get(sql) : undefined),
    keep: (sql, asked, length, rows) => {
      if (changes() !== asked || length > longestKept || sql.length > longestKept || unsettled.test(sql)) {
        return;
      }
      if (keptAt !== asked) {
        answers.clear();
        keptAt = asked;
      }
      answers.set(sql, rows);
    },
  };
}
