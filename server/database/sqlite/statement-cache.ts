/** Keeps what was made from a text, up to a number of texts; the one used longest ago goes first. */
export interface StatementCache<Statement> {
  /** @throws what making the statement throws; nothing is kept then */
  get(sql: string): Statement;
}

export function createStatementCache<Statement>(
  limit: number,
  prepare: (sql: string) => Statement,
): StatementCache<Statement> {
  // A Map iterates in insertion order, so the first key is the one used longest ago.
  const statements = new Map<string, Statement>();
  return {
    get: (sql) => {
      const kept = statements.get(sql);
      if (kept !== undefined) {
        statements.delete(sql);
        statements.set(sql, kept);
        return kept;
      }
      const statement = prepare(sql);
      statements.set(sql, statement);
      if (statements.size > limit) {
        for (const [oldest] of statements) {
          statements.delete(oldest);
          break;
        }
      }
      return statement;
    },
  };
}
