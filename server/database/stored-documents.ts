import { type Budgets, budgets as usualBudgets } from '../budgets.ts';
import { createDocumentRoom } from './document-room.ts';
import type { ConfirmationDocument, Documents, OrderDocument, Placing, ReviewDocument } from './documents.ts';
import type { SqlDatabase } from './shop-database.ts';
import { createCollection } from './stored-collection.ts';

/** The documents that a shop starts out with. */
export interface SeedDocuments {
  readonly reviews: readonly Omit<ReviewDocument, '_id'>[];
  readonly orders: readonly Omit<OrderDocument, '_id'>[];
}

/** The documents, with what seeding needs in addition. */
export interface StoredDocuments extends Documents {
  /** Returns the orders that the previous process left half-placed; usually there are none. */
  placings(): readonly Placing[];
  /** Returns how many documents in the file have no room in the shop and are left out of it, by collection. */
  leftOut(): Readonly<Record<'reviews' | 'orders' | 'confirmations', number>>;
  /** Returns the edition of content and configuration that the shop was seeded from; null before any seeding. */
  edition(): string | null;
  /** Notes that the shop is being seeded. Until {@link reset} is done, the noted edition matches no content. */
  beginReset(): void;
  /** Replaces all documents and notes the edition, in one transaction. */
  reset(seed: SeedDocuments, edition: string): void;
}

/**
 * Opens the reviews and orders in `documents.sqlite`. Reads come from memory and writes go to the file first, so anyone
 * who sees a change sees one that is stored. Whatever the file holds beyond the budget stays in the file, and out of
 * the shop.
 */
export function createDocuments(
  database: SqlDatabase,
  budget: Budgets['documents'] = usualBudgets.documents,
): StoredDocuments {
  createTables(database);
  const room = createDocumentRoom(budget);
  /** The steps that undo the changes in memory if a transaction fails; undefined outside a transaction. */
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
  /** Placed orders whose note hasn't been deleted yet: for a moment, or while the disk is full. */
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
        // The file has been rolled back, but memory still holds the changes.
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
      // The order is no longer shown, even if the file can't be changed now: the next start finds that it was never placed.
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
