import { folderOf, nameOf } from './paths.ts';

/** What stands at a path. Folders hold no list of names; see {@link FileTree.names}. */
export interface TreeEntry {
  /** `device`: one of the special files of `/dev`, told apart by its path. */
  readonly kind: 'file' | 'folder' | 'link' | 'device';
  /** Permission bits. */
  readonly mode: number;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Bytes of a file's content; 0 for the others. */
  readonly size: number;
  /** Where a link leads, absolute or relative to its folder; only links have one. */
  readonly target?: string;
}

/** Files by absolute, normalised path, character for character. Knows nothing of links, rights or Windows' names. */
export interface FileTree {
  entry(path: string): TreeEntry | undefined;
  /** Names in a folder, in any order; none for what is no folder. */
  names(folder: string): Iterable<string>;
  /** Content of a file that {@link entry} has found. */
  content(path: string): Buffer;
  /** Bytes of such a content from `start` to before `end`, without reading the rest. */
  piece(path: string, start: number, end: number): Buffer;
}

/** A tree that takes changes. */
export interface WritableTree extends FileTree {
  /**
   * Puts an entry where it is said to stand, in place of what stood there. Content comes with files only.
   * @throws NoRoomError, and nothing is changed then
   */
  put(path: string, entry: Omit<TreeEntry, 'size'>, content?: Buffer): void;
  /** Takes one entry away, whatever lies below it. @throws NoRoomError */
  remove(path: string): void;
  /** Does all of `work` or, when it throws, nothing of it. */
  together<Result>(work: () => Result): Result;
  /** Bytes left; see `overlayLimit`. */
  readonly room: number;
}

/** Names by the folder that they stand in. @param paths normalised */
export function namesByFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const below = Map.groupBy(
    paths.filter((path) => path !== '/'),
    folderOf,
  );
  return new Map([...below].map(([folder, each]) => [folder, each.map(nameOf)]));
}

/** The overlay is full. */
export class NoRoomError extends Error {}
