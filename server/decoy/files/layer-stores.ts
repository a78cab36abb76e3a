import type { SqlDatabase } from '../../database/shop-database.ts';
import type { LayerStore } from './layer.ts';
import type { TreeEntry } from './tree.ts';

interface OverlayRow extends Pick<TreeEntry, 'mode' | 'owner' | 'modified' | 'size'> {
  readonly path: string;
  readonly kind: TreeEntry['kind'] | 'gone';
  readonly target: string | null;
}

/** The size of a part in bytes. A long content is stored in parts, and one of them is read as fast as a short file. */
const partSize = 16 * 1024;

/** The most parts that a file may have, far more than the overlay has room for. */
const mostParts = 65_536;

/**
 * Creates the store of the overlay in `overlay.sqlite`. Paths and contents are values in rows, so nothing that a learner names or writes
 * ever becomes a file name.
 */
export function createDatabaseStore(database: SqlDatabase): LayerStore {
  database.run(
    // The content is the last column, so that reading the rest of a row does not read it.
    `CREATE TABLE IF NOT EXISTS entries (path TEXT PRIMARY KEY, kind TEXT NOT NULL, mode INTEGER NOT NULL, owner TEXT NOT NULL,
      modified INTEGER NOT NULL, size INTEGER NOT NULL, target TEXT, content BLOB)`,
  );
  // An id combines the file's own row number with the number of the part.
  database.run('CREATE TABLE IF NOT EXISTS parts (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)');
  database.run('PRAGMA user_version = 1');
  const rowOf = (path: string) =>
    database.get<{ rowid: number }>('SELECT rowid FROM entries WHERE path = ?', path)?.rowid ?? 0;
  const firstPart = (path: string) => rowOf(path) * mostParts;
  const dropParts = (path: string) => {
    const first = firstPart(path);
    database.run('DELETE FROM parts WHERE id BETWEEN ? AND ?', first, first + mostParts - 1);
  };
  const partsBetween = (first: number, last: number) =>
    database
      .all<{ bytes: Buffer }>('SELECT bytes FROM parts WHERE id BETWEEN ? AND ? ORDER BY id', first, last)
      .map(({ bytes }) => bytes);
  const contentOf = (path: string) => {
    const row = database.get<{ content: Buffer | null }>('SELECT content FROM entries WHERE path = ?', path);
    return row?.content ?? undefined;
  };
  return {
    load: () =>
      database
        .all<OverlayRow>('SELECT path, kind, mode, owner, modified, size, target FROM entries')
        .map((row) => [row.path, toEntry(row)] as const),
    put: (path, entry, content) =>
      database.transaction(() => {
        dropParts(path);
        const isLong = content !== undefined && content.length > partSize;
        const { lastInsertRowid } = database.run(
          'INSERT OR REPLACE INTO entries (path, kind, mode, owner, modified, size, target, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          path,
          entry?.kind ?? 'gone',
          entry?.mode ?? 0,
          entry?.owner ?? '',
          entry?.modified ?? 0,
          entry?.size ?? 0,
          entry?.target ?? null,
          isLong ? null : (content ?? null),
        );
        for (let start = 0; isLong && start < content.length; start += partSize) {
          database.run(
            'INSERT INTO parts (id, bytes) VALUES (?, ?)',
            lastInsertRowid * mostParts + start / partSize,
            content.subarray(start, start + partSize),
          );
        }
      }),
    drop: (path) => {
      dropParts(path);
      database.run('DELETE FROM entries WHERE path = ?', path);
    },
    content: (path) => {
      const first = firstPart(path);
      return contentOf(path) ?? Buffer.concat(partsBetween(first, first + mostParts - 1));
    },
    piece: (path, start, end) => {
      const first = firstPart(path);
      const partOf = (place: number) => first + Math.floor(place / partSize);
      const parts = partsBetween(partOf(start), partOf(Math.max(start, end - 1)));
      const [one, ...others] = parts;
      if (one === undefined) {
        return contentOf(path)?.subarray(start, end) ?? Buffer.alloc(0);
      }
      const begun = start % partSize;
      const bytes = others.length === 0 ? one : Buffer.concat(parts);
      return bytes.subarray(begun, begun + end - start);
    },
    clear: () => {
      database.run('DELETE FROM entries');
      database.run('DELETE FROM parts');
    },
    together: (work) => database.transaction(work),
  };
}

function toEntry({ kind, mode, owner, modified, size, target }: OverlayRow): TreeEntry | null {
  if (kind === 'gone') {
    return null;
  }
  return { kind, mode, owner, modified, size, ...(target === null ? {} : { target }) };
}

/** Deletes what learners wrote. Call this while nobody has the files open. */
export function clearOverlay(database: SqlDatabase): void {
  createDatabaseStore(database).clear();
}

/** Creates a store for a layer that is thrown away as a whole, so `together` rolls nothing back. */
export function createMemoryStore(): LayerStore {
  const entries = new Map<string, TreeEntry | null>();
  const contents = new Map<string, Buffer>();
  return {
    load: () => entries,
    put: (path, entry, content) => {
      entries.set(path, entry);
      contents.set(path, content ?? Buffer.alloc(0));
    },
    drop: (path) => {
      entries.delete(path);
      contents.delete(path);
    },
    content: (path) => contents.get(path) ?? Buffer.alloc(0),
    piece: (path, start, end) => contents.get(path)?.subarray(start, end) ?? Buffer.alloc(0),
    clear: () => {
      entries.clear();
      contents.clear();
    },
    together: (work) => work(),
  };
}
