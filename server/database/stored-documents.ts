import { type Budgets, budgets as usualBudgets } from '../budgets.ts';
import { createDocumentRoom } from './document-room.ts';
import type { ConfirmationDocument, Documents, OrderDocument, Placing, ReviewDocument } from './documents.ts';
import type { SqlDatabase } from './shop-database.ts';
import { createCollection } from './stored-collection.ts';

/** What a shop starts out with in its documents. */
export interface SeedDocuments {
  readonly reviews: readonly Omit<ReviewDocument, '_id'>[];
  readonly orders: readonly Omit<OrderDocument, '_id'>[];
}

/** The documents with what seeding needs besides. */
export interface StoredDocuments extends Documents {
  /** The orders that the process before this one left half-placed: none, as a rule. */
  placings(): readonly Placing[];
  /** How many documents in the file have no room in the shop, by collection; those that have some are left out of it. */
  leftOut(): Readonly<Record<'reviews' | 'orders' | 'confirmations', number>>;
  /** Which edition of content and configuration the shop was seeded from; null before any seeding. */
  edition(): string | null;
  /** Notes that the shop is being seeded: until {@link reset} is through, its edition is none that fits. */
  beginReset(): void;
  /** Replaces all documents and notes the edition, in one transaction. */
  reset(seed: SeedDocuments, edition: string): void;
}

/**
 * Reviews and orders in `documents.sqlite`. Reading is from memory, writing goes to the file first: whoever sees a
 * change sees one that is stored. What the file holds beyond the budget stays in the file, and out of the shop.
 */
export function createDocuments(
  database: SqlDatabase,
  budget: Budgets['documents'] = usualBudgets.documents,
): StoredDocuments {
  createTables(database);
  const room = createDocumentRoom(budget);
  /** How memory follows the file back, step by step; undefined outside of a transaction. */
  let undo: (() => void)[] | undefined;
  const parts = { database, room, onChange: (step: () => void) => undo?.push(step) };
  const reviews = createCollection<ReviewDocument>(parts, 'reviews');
  const orders = createCollection<OrderDocument>(parts, 'orders');
  const confirmations = createCollection<ConfirmationDocument>(parts, 'confirmations');
  const reload = () => {
    for (const collection of [reviews, orders, confirmations]) {
      collection.reload();
    }
  };
  /** Placed orders whose note is there still: for a moment, or while the disk is full. */
  const ended = new Set<string>();
  const endPlacing = (orderId: string) => {
    for (const id of ended.add(orderId)) {
      database.run('DELETE FROM placing WHERE orderId = ?', id);
      ended.delete(id);
    }
  };
  return {
    reviews,
    orders,
    confirmations,
    transaction: (work) => {
      if (undo !== undefined) {
        return work();
      }
      undo = [];
      try {
        return database.transaction(work);
      } catch (error) {
        // What was undone in the file is in memory still.
        for (const step of undo.reverse()) {
          step();
        }
        throw error;
      } finally {
        undo = undefined;
      }
    },
    beginPlacing: ({ orderId, basketId, at }) => {
      database.run('INSERT INTO placing (orderId, basketId, at) VALUES (?, ?, ?)', orderId, basketId, at);
    },
    endPlacing,
    placings: () => database.all<Placing>('SELECT orderId, basketId, at FROM placing'),
    forgetOrder: (orderId) => {
      // Nobody sees it any more, even where the file cannot follow: the next start finds that it was never placed.
      orders.drop((order) => order.orderId === orderId);
      confirmations.drop((confirmation) => confirmation.orderId === orderId);
      database.transaction(() => {
        database.run(
          "DELETE FROM documents WHERE collection IN ('orders', 'confirmations') AND json_extract(json, '$.orderId') = ?",
          orderId,
        );
        endPlacing(orderId);
      });
    },
    leftOut: () => ({
      reviews: reviews.leftOut(),
      orders: orders.leftOut(),
      confirmations: confirmations.leftOut(),
    }),
    close: () => database.close(),
    edition: () => database.get<{ edition: string }>('SELECT edition FROM seeded')?.edition ?? null,
    beginReset: () => noteEdition(database, ''),
    reset: (seed, edition) => {
      for (const collection of [reviews, orders, confirmations]) {
        collection.drop(() => true);
      }
      try {
        database.transaction(() => {
          database.run('DELETE FROM documents');
          database.run('DELETE FROM placing');
          seed.reviews.forEach(reviews.store);
          seed.orders.forEach(orders.store);
          noteEdition(database, edition);
        });
      } finally {
        reload();
      }
    },
  };
}

function createTables(database: SqlDatabase): void {
  database.transaction(() => {
    database.run(
      'CREATE TABLE IF NOT EXISTS documents (position INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL UNIQUE, json TEXT NOT NULL)',
    );
    database.run('CREATE TABLE IF NOT EXISTS seeded (edition TEXT NOT NULL)');
    database.run(
      'CREATE TABLE IF NOT EXISTS placing (orderId TEXT NOT NULL, basketId INTEGER NOT NULL, at TEXT NOT NULL)',
    );
    database.run('PRAGMA user_version = 1');
  });
}

function noteEdition(database: SqlDatabase, edition: string): void {
  database.transaction(() => {
    database.run('DELETE FROM seeded');
    database.run('INSERT INTO seeded (edition) VALUES (?)', edition);
  });
}
