import type { Documents } from '../database/documents.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { isRedirectAllowed } from './redirect/allow-list.ts';

/**
 * What the training layer may ask the shop: read-only queries and pure predicates (rulings 16). Nothing here changes
 * anything, and nothing here knows about challenges.
 */
export interface ShopView {
  /** E-mail and password hash of every user that is not deleted; a value that is missing is the empty string. */
  activeUserCredentials(): readonly { readonly email: string; readonly password: string }[];
  /** What the shop's business comes to; deleted users count for nothing (api-learning.md 21). */
  figures(): ShopFigures;
  /** Every non-null `sql` of `sqlite_master`. */
  tableDefinitions(): readonly string[];
  /** Whether the shop sends its visitors to this address (api-shop.md 23). */
  isRedirectAllowed(url: string): boolean;
}

/** Counts and sums over the whole shop. */
export interface ShopFigures {
  readonly orders: number;
  readonly users: number;
  /** Of them, those without and with a deluxe membership; other roles are in neither. */
  readonly customers: number;
  readonly deluxe: number;
  readonly walletBalance: number;
  readonly reviews: number;
  readonly feedbacks: number;
  readonly complaints: number;
}

/** The view on one open shop. */
export function createShopView(database: ShopDatabase, documents: Documents): ShopView {
  const figure = (sql: string) => database.get<{ figure: number | null }>(sql)?.figure ?? 0;
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
    figures: () => ({
      orders: documents.orders.all().length,
      users: figure('SELECT count(*) AS figure FROM Users WHERE deletedAt IS NULL'),
      customers: figure("SELECT count(*) AS figure FROM Users WHERE deletedAt IS NULL AND role = 'customer'"),
      deluxe: figure("SELECT count(*) AS figure FROM Users WHERE deletedAt IS NULL AND role = 'deluxe'"),
      walletBalance: figure('SELECT sum(balance) AS figure FROM Wallets'),
      reviews: documents.reviews.all().length,
      feedbacks: figure('SELECT count(*) AS figure FROM Feedbacks'),
      complaints: figure('SELECT count(*) AS figure FROM Complaints'),
    }),
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
