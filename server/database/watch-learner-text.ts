import { type ShopDatabase, SqlTextError } from './shop-database.ts';

/** Words of a text that is after more than rows of this file. */
const reachesOut = /\b(?:attach|detach|vacuum|pragma|recursive|load_extension|readfile|writefile|fsdir|lsdir|edit)\b/i;

const refusals: ReadonlySet<string> = new Set(['SQLITE_AUTH', 'SQLITE_TOOBIG', 'SQLITE_INTERRUPT', 'SQLITE_NOMEM']);

/** A database that tells of learner text which wants more than to read: whether it was refused, or only its beginning was run. */
export function watchLearnerText(database: ShopDatabase, told: (text: string) => void): ShopDatabase {
  return {
    ...database,
    queryText: async (sql) => {
      if (reachesOut.test(sql)) {
        told(sql);
        return database.queryText(sql);
      }
      try {
        return await database.queryText(sql);
      } catch (error) {
        if (error instanceof SqlTextError && refusals.has(error.code)) {
          told(`${error.message}: ${sql}`);
        }
        throw error;
      }
    },
  };
}
