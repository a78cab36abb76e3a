import { newDocumentId } from './document-id.ts';
import type { DocumentRoom } from './document-room.ts';
import type { Collection } from './documents.ts';
import type { SqlDatabase } from './shop-database.ts';

export interface StoredCollection<Document extends { readonly _id: string }> extends Collection<Document> {
  /** Writes a new document to the file only. */
  store(document: Omit<Document, '_id'>): Document;
  /** Reads everything from the file again, as far as there is room. */
  reload(): void;
  /** Takes documents out of memory; the file keeps them. */
  drop(isMeant: (document: Document) => boolean): void;
  /** How many documents of the file had no room at the last reading. */
  leftOut(): number;
}

/** What a collection shares with the others. */
export interface CollectionParts {
  readonly database: SqlDatabase;
  readonly room: DocumentRoom;
  /** To be told how a change of memory is undone, in case that the transaction around it fails. */
  readonly onChange: (undo: () => void) => void;
}

/** Rows that are read at once at the start: each is as long as a document may be, at most. */
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
  /** The list of all, made when somebody asks for it after a change. */
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
    // The id comes first, as in the contract's documents; with it the type is complete again.
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
      // What is too long comes as null.
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

/** The documents of a collection in the file, oldest first; null for each that is longer than this. Never all of them at once. */
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
