import type { Documents } from '../database/documents.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { isRedirectAllowed } from './pages/redirect-targets.ts';

/**
 * What the training layer may ask the shop: read-only queries and pure predicates (decision 16). Nothing here changes
 * anything, and nothing here knows about challenges.
 */
export interface ShopView {
  /** Counts the writes to the shop's tables: while the count stays the same, the tables do too. */
  changes(): number;
  /**
   * Yields email and password hash of every user who is not deleted; a missing value is the empty string. Rows are read some at a
   * time, so stop as soon as enough is known.
   */
  activeUserCredentials(): Iterable<Credentials>;
  /** Returns whether a user has this email address and is not deleted. */
  isActiveUser(email: string): boolean;
  /** Returns the figures of the shop's business; deleted users do not count (api-learning.md 21). */
  figures(): ShopFigures;
  /** Returns every non-null `sql` of `sqlite_master`. */
  tableDefinitions(): readonly string[];
  /** Yields the texts of all feedback and complaints, some at a time. */
  customerTexts(): Iterator<readonly string[]>;
  /** Returns whether one of these texts is exactly this one. */
  isCustomerText(text: string): boolean;
  /** Returns whether any feedback has this rating. */
  hasFeedbackRated(rating: number): boolean;
  /** Returns a product's description; undefined if there is no such product, or if it has none. */
  productDescription(id: number): string | undefined;
  /** Returns whether the shop sends its visitors to this address (api-shop.md 23). */
  isRedirectAllowed(url: string): boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Counts and sums over the whole shop. */
export interface ShopFigures {
  readonly orders: number;
  readonly users: number;
  /** The users without and with a deluxe membership; other roles are in neither figure. */
  readonly customers: number;
  readonly deluxe: number;
  readonly walletBalance: number;
  readonly reviews: number;
  readonly feedbacks: number;
  readonly complaints: number;
}

/** How many rows are read at once. */
const slice = 64;

/** Makes the view of one open shop. */
export function createShopView(database: ShopDatabase, documents: Documents): ShopView {
  const figure = (sql: string) => database.get<{ figure: number | null }>(sql)?.figure ?? 0;
  const usersAfter = (id: number) =>
    database.all<Credentials & { readonly id: number }>(
      `SELECT id, ifnull(email, '') AS email, ifnull(password, '') AS password FROM Users
       WHERE deletedAt IS NULL AND id > ? ORDER BY id LIMIT ?`,
      id,
      slice,
    );
  // Every search is checked, and nearly all of them lack even the first user.
  const firstUsers = untilChanged(database, () => usersAfter(0));
  return {
    changes: database.changes,
    activeUserCredentials: function* () {
      for (let users = firstUsers(); ; users = usersAfter(users.at(-1)?.id ?? 0)) {
        yield* users;
        if (users.length < slice) {
          return;
        }
      }
    },
    isActiveUser: (email) =>
      database.get('SELECT 1 FROM Users WHERE email = ? AND deletedAt IS NULL', email) !== undefined,
    tableDefinitions: untilChanged(database, () =>
      database
        .all<{ sql: string }>('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL')
        .map((definition) => definition.sql),
    ),
    figures: untilChanged(
      { changes: () => database.changes() + documents.orders.changes() + documents.reviews.changes() },
      () => ({
        orders: documents.orders.all().length,
        users: figure('SELECT count(*) AS figure FROM Users WHERE deletedAt IS NULL'),
        customers: figure("SELECT count(*) AS figure FROM Users WHERE deletedAt IS NULL AND role = 'customer'"),
        deluxe: figure("SELECT count(*) AS figure FROM Users WHERE deletedAt IS NULL AND role = 'deluxe'"),
        walletBalance: figure('SELECT sum(balance) AS figure FROM Wallets'),
        reviews: documents.reviews.all().length,
        feedbacks: figure('SELECT count(*) AS figure FROM Feedbacks'),
        complaints: figure('SELECT count(*) AS figure FROM Complaints'),
      }),
    ),
    customerTexts: function* () {
      for (const [table, column] of [
        ['Feedbacks', 'comment'],
        ['Complaints', 'message'],
      ]) {
        for (let last = 0; ; ) {
          const rows = database.all<{ id: number; text: string }>(
            `SELECT id, ${column} AS text FROM ${table} WHERE id > ? AND ${column} IS NOT NULL ORDER BY id LIMIT ?`,
            last,
            slice,
          );
          yield rows.map(({ text }) => text);
          if (rows.length < slice) {
            break;
          }
          last = rows.at(-1)?.id ?? 0;
        }
      }
    },
    isCustomerText: (text) =>
      database.get(
        'SELECT 1 FROM Feedbacks WHERE comment = ? UNION ALL SELECT 1 FROM Complaints WHERE message = ?',
        text,
        text,
      ) !== undefined,
    hasFeedbackRated: (rating) => database.get('SELECT 1 FROM Feedbacks WHERE rating = ?', rating) !== undefined,
    productDescription: (id) =>
      database.get<{ description: string | null }>('SELECT description FROM Products WHERE id = ?', id)?.description ??
      undefined,
    isRedirectAllowed,
  };
}

/** Asks only once until a row of the database changes: every search is checked, and most come while nothing changes. */
function untilChanged<Answer>(source: { changes(): number }, ask: () => Answer): () => Answer {
  let kept: { readonly answer: Answer; readonly count: number } | undefined;
  return () => {
    const count = source.changes();
    if (kept === undefined || kept.count !== count) {
      kept = { answer: ask(), count };
    }
    return kept.answer;
  };
}
