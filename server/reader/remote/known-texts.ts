import type Database from 'better-sqlite3';
import type { SqlRow } from '../../database/shop-database.ts';

/** Statements of the shop whose learner's part is one plain text, without a quote: they do what they look like, and nothing else. */
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

/** How long the texts are that the search looks through; asking reads the heads of the rows only. */
const searchedBytes = 'SELECT total(octet_length(name) + octet_length(description)) FROM Products';

/**
 * Answers the statements that everybody's logins and searches are, without another process.
 * @param handle the shop's tables
 * @param changes counts what was written to them
 * @param mostSteps characters to be compared with characters, at the worst, by one search: what costs more is left to the reader
 * @returns rows, or undefined for any other text
 */
export function createKnownTexts(
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
