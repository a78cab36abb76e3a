import { folderOf, joinPath, nameOf } from './paths.ts';
import { type FileTree, NoRoomError, type TreeEntry, type WritableTree } from './tree.ts';

/** Stores what a layer holds for each path: an entry, or null where it hides something in the tree below. */
export interface LayerStore {
  load(): Iterable<readonly [path: string, entry: TreeEntry | null]>;
  put(path: string, entry: TreeEntry | null, content: Buffer | undefined): void;
  drop(path: string): void;
  content(path: string): Buffer;
  piece(path: string, start: number, end: number): Buffer;
  clear(): void;
  together<Result>(work: () => Result): Result;
}

/** A change to the tree below: an entry, with its content if it is a file, or null for something that was removed. */
export interface Change {
  readonly path: string;
  readonly entry: TreeEntry | null;
  readonly content?: Buffer;
}

/** A tree of changes over another tree, which stays as it is. */
export interface Layer extends WritableTree {
  /** Returns everything that differs, each folder before its contents. */
  changes(): readonly Change[];
  /** Forgets all changes. */
  clear(): void;
}

/** Space is counted in blocks, as on a disk, so even an empty file takes some. */
const blockSize = 4096;

/** @param limit the most bytes that the changes may take in all; see `overlayLimit` */
export function createLayer(below: FileTree, store: LayerStore, limit: number): Layer {
  let entries = new Map<string, TreeEntry | null>();
  let names = new Map<string, Set<string>>();
  let used = 0;

  const note = (path: string, entry: TreeEntry | null) => {
    used += spaceOf(entry) - spaceOf(entries.get(path));
    entries.set(path, entry);
    const folder = folderOf(path);
    const known = names.get(folder);
    if (known === undefined) {
      names.set(folder, new Set([nameOf(path)]));
    } else {
      known.add(nameOf(path));
    }
  };

  const forget = (path: string) => {
    used -= spaceOf(entries.get(path));
    entries.delete(path);
    names.get(folderOf(path))?.delete(nameOf(path));
  };

  const load = () => {
    entries = new Map();
    names = new Map();
    used = 0;
    for (const [path, entry] of store.load()) {
      note(path, entry);
    }
  };
  load();

  const keep = (path: string, entry: TreeEntry | null, content?: Buffer) => {
    if (used + spaceOf(entry) - spaceOf(entries.get(path)) > limit) {
      throw new NoRoomError();
    }
    store.put(path, entry, content);
    note(path, entry);
  };

  const entryAt = (path: string) => {
    const own = entries.get(path);
    return own === undefined ? below.entry(path) : (own ?? undefined);
  };

  return {
    entry: entryAt,
    *names(folder) {
      const own = names.get(folder);
      for (const name of below.names(folder)) {
        if (own?.has(name) !== true) {
          yield name;
        }
      }
      for (const name of own ?? []) {
        if (entries.get(joinPath(folder, name)) !== null) {
          yield name;
        }
      }
    },
    content: (path) => (entries.has(path) ? store.content(path) : below.content(path)),
    piece: (path, start, end) => (entries.has(path) ? store : below).piece(path, start, end),
    put: (path, { kind, mode, owner, modified, target }, content) => {
      const own = { kind, mode, owner, modified, size: content?.length ?? 0 };
      keep(path, target === undefined ? own : { ...own, target }, content);
    },
    remove: (path) => {
      if (below.entry(path) === undefined) {
        store.drop(path);
        forget(path);
      } else {
        keep(path, null);
      }
    },
    together: (work) => {
      try {
        return store.together(work);
      } catch (error) {
        load();
        throw error;
      }
    },
    get room() {
      return Math.max(limit - used, 0);
    },
    changes: () =>
      [...entries]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, entry]) =>
          entry?.kind === 'file' ? { path, entry, content: store.content(path) } : { path, entry },
        ),
    clear: () => {
      store.clear();
      load();
    },
  };
}

function spaceOf(entry: TreeEntry | null | undefined): number {
  return entry === undefined ? 0 : Math.max(Math.ceil((entry?.size ?? 0) / blockSize), 1) * blockSize;
}
