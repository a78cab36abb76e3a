import type { SqlDatabase } from '../../database/shop-database.ts';

/** Answers kept per resource; a learner who tries many filters only loses older ones. */
const keptAnswers = 16;

/** Characters above which an answer is not kept. */
const longestKept = 256 * 1024;

/** JSON texts of lists, made once until any row of the database changes. */
export interface ListAnswers {
  /** @param question what the answer depends on besides the database */
  of(question: string, make: () => string): string;
}

/**
 * SQLite counts every row that was ever changed over a connection, whoever changed it: while the count stands, so do the
 * answers. Asking for it costs a few microseconds; the frame then knows the same text by sight.
 */
export function createListAnswers(database: SqlDatabase): ListAnswers {
  const answers = new Map<string, string>();
  let countedAt: number | undefined;
  return {
    of: (question, make) => {
      const count = database.get<{ readonly count: number }>('SELECT total_changes() AS count')?.count;
      if (count !== countedAt) {
        answers.clear();
        countedAt = count;
      }
      const kept = answers.get(question);
      if (kept !== undefined) {
        return kept;
      }
      const answer = make();
      const [oldest] = answers.keys();
      if (answers.size >= keptAnswers && oldest !== undefined) {
        answers.delete(oldest);
      }
      if (answer.length <= longestKept) {
        answers.set(question, answer);
      }
      return answer;
    },
  };
}
