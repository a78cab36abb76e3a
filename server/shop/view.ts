import type { ShopDatabase } from '../database/shop-database.ts';
import { isRedirectAllowed } from './redirect/allow-list.ts';

/**
 * What the training layer may ask the shop: read-only queries and pure predicates (rulings 16). Nothing here changes
 * anything, and nothing here knows about challenges.
 */
export interface ShopView {
  /** E-mail and password hash of every user that is not deleted; a value that is missing is the empty string. */
  activeUserCredentials(): readonly { readonly email: string; readonly password: string }[];
  /** Every non-null `sql` of `sqlite_master`. */
  tableDefinitions(): readonly string[];
  /** Whether the shop sends its visitors to this address (api-shop.md 23). */
  isRedirectAllowed(url: string): boolean;
}

/** The view on one open shop database. */
export function createShopView(database: ShopDatabase): ShopView {
  return {
    activeUserCredentials: untilChanged(database, () =>
      database.all<{ email: string; password: string }>(
        `SELECT ifnull(email, '') AS email, ifnull(password, '') AS password FROM Users WHERE deletedAt IS NULL`,
      ),
    ),
    tableDefinitions: untilChanged(database, () =>
      database
        .all<{ sql: string }>('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL')
        .map((definition) => definition.sql),
    ),
    isRedirectAllowed,
  };
}

/** Asks once until any row of the database changes: every search is looked at, and most come while nothing does. */
function untilChanged<Answer>(database: ShopDatabase, ask: () => Answer): () => Answer {
  let kept: { readonly answer: Answer; readonly count: number | undefined } | undefined;
  return () => {
    const count = database.get<{ count: number }>('SELECT total_changes() AS count')?.count;
    if (kept === undefined || kept.count !== count) {
      kept = { answer: ask(), count };
    }
    return kept.answer;
  };
}
