import { newDocumentId } from './document-id.ts';
import type { DocumentRoom } from './document-room.ts';
import type { Collection } from './documents.ts';
import type { SqlDatabase } from './shop-database.ts';

export interface StoredCollection<Document extends { readonly _id: string }> extends Collection<Document> {
  /** Writes a new document to the file only. */
  store(document: Omit<Document, '_id'>): Document;
  /** Reads everything from the file again, as far as there is room. */
  reload(): void;
  /** Removes documents from memory; the file keeps them. */
  drop(isMeant: (document: Document) => boolean): void;
  /** Returns how many documents in the file had no room when it was last read. */
  leftOut(): number;
}

/** What a collection shares with the others. */
export interface CollectionParts {
  readonly database: SqlDatabase;
  readonly room: DocumentRoom;
  /** Called with a step that undoes a change in memory, in case the surrounding transaction fails. */
  readonly onChange: (undo: () => void) => void;
}

/** How many rows are read at once. Each is at most as long as a document may be. */
const slice = 64;

interface Kept<Document> {
  readonly document: Document;
  readonly size: number;
}

export function createCollection<Document extends { readonly _id: string }>(
  { database, room, onChange }: CollectionParts,
  name: string,
): StoredCollection<Document> {
  const documents = new Map<string, Kept<Document>>();
  let changes = 0;
  let leftOut = 0;
  let total = 0;
  /** The list of all documents, built when it is first needed after a change. */
  let list: readonly Document[] | undefined;

  const noteChange = () => {
    changes += 1;
    list = undefined;
  };

  const take = (document: Document, size: number) => {
    room.take(size);
    total += size;
    documents.set(document._id, { document, size });
    noteChange();
  };

  const remove = (id: string) => {
    const size = documents.get(id)?.size;
    if (size !== undefined) {
      room.give(size);
      total -= size;
      documents.delete(id);
      noteChange();
    }
  };

  const change = (document: Document, before: number, after: number) => {
    room.give(before);
    total -= before;
    take(document, after);
  };

  const store = (document: Omit<Document, '_id'>) => write(document).stored;

  const write = (document: Omit<Document, '_id'>) => {
    // The id comes first, as in the contract's documents. Adding it makes the type complete again.
    const stored = { _id: newDocumentId(), ...document } as unknown as Document;
    const json = JSON.stringify(stored);
    room.require([{ before: undefined, after: json.length }]);
    database.run('INSERT INTO documents (collection, id, json) VALUES (?, ?, ?)', name, stored._id, json);
    return { stored, size: json.length };
  };

  const reload = () => {
    for (const id of [...documents.keys()]) {
      remove(id);
    }
    leftOut = 0;
    for (const { json } of readSlices(database, name, room.longest)) {
      // A document that is too long is read as null.
      if (json === null || !room.has(json.length)) {
        leftOut += 1;
      } else {
        take(JSON.parse(json), json.length);
      }
    }
  };

  reload();
  return {
    all: () => {
      list ??= [...documents.values()].map(({ document }) => document);
      return list;
    },
    get: (id) => documents.get(id)?.document,
    insert: (document) => {
      const { stored, size } = write(document);
      take(stored, size);
      onChange(() => remove(stored._id));
      return stored;
    },
    replace: (changed) => {
      const versions = changed.flatMap((document) => {
        const before = documents.get(document._id);
        return before === undefined ? [] : [{ document, before, json: JSON.stringify(document) }];
      });
      room.require(versions.map(({ before, json }) => ({ before: before.size, after: json.length })));
      database.transaction(() => {
        for (const { document, json } of versions) {
          database.run('UPDATE documents SET json = ? WHERE collection = ? AND id = ?', json, name, document._id);
        }
      });
      for (const { document, json, before } of versions) {
        change(document, before.size, json.length);
        onChange(() => change(before.document, json.length, before.size));
      }
    },
    changes: () => changes,
    size: () => total,
    store,
    reload,
    drop: (isMeant) => {
      for (const [id, { document }] of documents) {
        if (isMeant(document)) {
          remove(id);
        }
      }
    },
    leftOut: () => leftOut,
  };
}

/**
 * Yields the documents of a collection in the file, oldest first, with null for each that is longer than `longest`.
 * Never reads all of them at once.
 */
function* readSlices(database: SqlDatabase, collection: string, longest: number) {
  for (let last = 0; ; ) {
    const rows = database.all<{ position: number; json: string | null }>(
      `SELECT position, CASE WHEN octet_length(json) <= ? THEN json END AS json FROM documents
       WHERE collection = ? AND position > ? ORDER BY position LIMIT ?`,
      longest,
      collection,
      last,
      slice,
    );
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) {
      return;
    }
    last = end.position;
  }
}
