import type { Databases } from '../../../server/database/open.ts';

/** What a shop has stored. */
export interface StoredData {
  /** Returns all rows, by table, and all documents. The string is the same until something changes. */
  snapshot(): string;
}

/** Holds the table whose rows change by themselves: what a learner has solved is written to it. */
const projected = 'Challenges';

/** Reads the databases of a shop in this process. */
export function watchStored({ shop, documents }: Databases): StoredData {
  const tables = shop
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> ? ORDER BY name", projected)
    .map(({ name }) => name);
  const rows = () => JSON.stringify(tables.map((table) => [table, shop.all(`SELECT * FROM \`${table}\``)]));
  let known = { changes: -1, text: '' };
  return {
    snapshot: () => {
      // SQLite counts every write, even one that was rolled back. Reading everything takes longer than most requests.
      const changes = shop.get<{ count: number }>('SELECT total_changes() AS count')?.count ?? 0;
      if (changes !== known.changes) {
        known = { changes, text: rows() };
      }
      const { reviews, orders, confirmations } = documents;
      return known.text + JSON.stringify([reviews.all(), orders.all(), confirmations.all()]);
    },
  };
}
