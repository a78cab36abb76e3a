import type { SqlDatabase } from '../../database/shop-database.ts';
import type { LayerStore } from './layer.ts';
import type { TreeEntry } from './tree.ts';

interface OverlayRow {
  readonly path: string;
  readonly kind: TreeEntry['kind'] | 'gone';
  readonly mode: number;
  readonly owner: string;
  readonly modified: number;
  readonly size: number;
  readonly target: string | null;
}

/**
 * The overlay in `overlay.sqlite`: paths and contents are values in rows, so nothing that a learner names or writes ever
 * becomes a file's name.
 */
export function createDatabaseStore(database: SqlDatabase): LayerStore {
  database.run(
    // The content stands last, so that reading the rest of a row does not read it.
    `CREATE TABLE IF NOT EXISTS entries (path TEXT PRIMARY KEY, kind TEXT NOT NULL, mode INTEGER NOT NULL, owner TEXT NOT NULL,
      modified INTEGER NOT NULL, size INTEGER NOT NULL, target TEXT, content BLOB)`,
  );
  database.run('PRAGMA user_version = 1');
  return {
    load: () =>
      database
        .all<OverlayRow>('SELECT path, kind, mode, owner, modified, size, target FROM entries')
        .map((row) => [row.path, toEntry(row)] as const),
    put: (path, entry, content) => {
      database.run(
        'INSERT OR REPLACE INTO entries (path, kind, mode, owner, modified, size, target, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        path,
        entry?.kind ?? 'gone',
        entry?.mode ?? 0,
        entry?.owner ?? '',
        entry?.modified ?? 0,
        entry?.size ?? 0,
        entry?.target ?? null,
        content ?? null,
      );
    },
    drop: (path) => {
      database.run('DELETE FROM entries WHERE path = ?', path);
    },
    content: (path) =>
      database.get<{ content: Buffer | null }>('SELECT content FROM entries WHERE path = ?', path)?.content ??
      Buffer.alloc(0),
    clear: () => {
      database.run('DELETE FROM entries');
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

/** Forgets what learners wrote, while nobody has the files open. */
export function clearOverlay(database: SqlDatabase): void {
  createDatabaseStore(database).clear();
}

/** A store for a layer that is thrown away as a whole: `together` takes nothing back. */
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
    clear: () => {
      entries.clear();
      contents.clear();
    },
    together: (work) => work(),
  };
}
