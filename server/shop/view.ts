import type { ShopDatabase } from '../database/shop-database.ts';

/**
 * What the training layer may ask the shop: read-only queries and pure predicates (rulings 16). Nothing here changes
 * anything, and nothing here knows about challenges.
 */
export interface ShopView {
  /** E-mail and password hash of every user that is not deleted; a value that is missing is the empty string. */
  activeUserCredentials(): readonly { readonly email: string; readonly password: string }[];
  /** Every non-null `sql` of `sqlite_master`. */
  tableDefinitions(): readonly string[];
}

/** The view on one open shop database. */
export function createShopView(database: ShopDatabase): ShopView {
  return {
    activeUserCredentials: () =>
      database.all<{ email: string; password: string }>(
        `SELECT ifnull(email, '') AS email, ifnull(password, '') AS password FROM Users WHERE deletedAt IS NULL`,
      ),
    tableDefinitions: () =>
      database
        .all<{ sql: string }>('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL')
        .map((definition) => definition.sql),
  };
}
