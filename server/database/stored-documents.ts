import { newDocumentId } from './document-id.ts';
import type {
  Collection,
  ConfirmationDocument,
  Documents,
  OrderDocument,
  Placing,
  ReviewDocument,
} from './documents.ts';
import type { SqlDatabase } from './shop-database.ts';

/** What a shop starts out with in its documents. */
export interface SeedDocuments {
  readonly reviews: readonly Omit<ReviewDocument, '_id'>[];
  readonly orders: readonly Omit<OrderDocument, '_id'>[];
}

/** The documents with what seeding needs besides. */
export interface StoredDocuments extends Documents {
  /** The order in whose middle the process before this one died; null when it did not. */
  placing(): Placing | null;
  /** Removes an order with its confirmation, as if it had never been placed. */
  forgetOrder(orderId: string): void;
  /** Which edition of content and configuration the shop was seeded from; null before any seeding. */
  edition(): string | null;
  /** Notes that the shop is being seeded: until {@link reset} is through, its edition is none that fits. */
  beginReset(): void;
  /** Replaces all documents and notes the edition, in one transaction. */
  reset(seed: SeedDocuments, edition: string): void;
}

/**
 * Reviews and orders in `documents.sqlite`. Reading is from memory, writing goes to the file first: whoever sees a
 * change sees one that is stored.
 */
export function createDocuments(database: SqlDatabase): StoredDocuments {
  createTables(database);
  const reviews = createCollection<ReviewDocument>(database, 'reviews');
  const orders = createCollection<OrderDocument>(database, 'orders');
  const confirmations = createCollection<ConfirmationDocument>(database, 'confirmations');
  const reload = () => {
    for (const collection of [reviews, orders, confirmations]) {
      collection.reload();
    }
  };
  return {
    reviews,
    orders,
    confirmations,
    transaction: (work) => {
      try {
        return database.transaction(work);
      } catch (error) {
        // What was undone in the file is in memory still.
        reload();
        throw error;
      }
    },
    notePlacing: (placing) =>
      database.transaction(() => {
        database.run('DELETE FROM placing');
        if (placing !== null) {
          const { orderId, basketId, at } = placing;
          database.run('INSERT INTO placing (orderId, basketId, at) VALUES (?, ?, ?)', orderId, basketId, at);
        }
      }),
    placing: () => database.get<Placing>('SELECT orderId, basketId, at FROM placing') ?? null,
    forgetOrder: (orderId) => {
      database.run(
        "DELETE FROM documents WHERE collection IN ('orders', 'confirmations') AND json_extract(json, '$.orderId') = ?",
        orderId,
      );
      reload();
    },
    close: () => database.close(),
    edition: () => database.get<{ edition: string }>('SELECT edition FROM seeded')?.edition ?? null,
    beginReset: () => noteEdition(database, ''),
    reset: (seed, edition) => {
      database.transaction(() => {
        database.run('DELETE FROM documents');
        database.run('DELETE FROM placing');
        seed.reviews.forEach(reviews.store);
        seed.orders.forEach(orders.store);
        noteEdition(database, edition);
      });
      reload();
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

interface StoredCollection<Document extends { readonly _id: string }> extends Collection<Document> {
  /** Writes a new document to the file only. */
  store(document: Omit<Document, '_id'>): Document;
  /** Reads everything from the file again. */
  reload(): void;
}

function createCollection<Document extends { readonly _id: string }>(
  database: SqlDatabase,
  name: string,
): StoredCollection<Document> {
  const documents = new Map<string, Document>();
  let changes = 0;
  /** The list of all, made when somebody asks for it after a change. */
  let list: readonly Document[] | undefined;

  const noteChange = () => {
    changes += 1;
    list = undefined;
  };

  const store = (document: Omit<Document, '_id'>): Document => {
    // The id comes first, as in the contract's documents; with it the type is complete again.
    const stored = { _id: newDocumentId(), ...document } as unknown as Document;
    database.run(
      'INSERT INTO documents (collection, id, json) VALUES (?, ?, ?)',
      name,
      stored._id,
      JSON.stringify(stored),
    );
    return stored;
  };

  const reload = () => {
    noteChange();
    documents.clear();
    const rows = database.all<{ json: string }>(
      'SELECT json FROM documents WHERE collection = ? ORDER BY position',
      name,
    );
    for (const { json } of rows) {
      const document: Document = JSON.parse(json);
      documents.set(document._id, document);
    }
  };

  reload();
  return {
    all: () => {
      list ??= [...documents.values()];
      return list;
    },
    get: (id) => documents.get(id),
    insert: (document) => {
      const stored = store(document);
      documents.set(stored._id, stored);
      noteChange();
      return stored;
    },
    replace: (changed) => {
      database.transaction(() => {
        for (const document of changed) {
          database.run(
            'UPDATE documents SET json = ? WHERE collection = ? AND id = ?',
            JSON.stringify(document),
            name,
            document._id,
          );
        }
      });
      for (const document of changed) {
        if (documents.has(document._id)) {
          documents.set(document._id, document);
        }
      }
      noteChange();
    },
    changes: () => changes,
    store,
    reload,
  };
}
