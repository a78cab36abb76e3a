import { folderOf, nameOf } from './paths.ts';

/** What is at a path. A folder's entry does not list its names; see {@link FileTree.names}. */
export interface TreeEntry {
  /** `device` is one of the special files in `/dev`, which is identified by its path. */
  readonly kind: 'file' | 'folder' | 'link' | 'device';
  /** Permission bits. */
  readonly mode: number;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Bytes of a file's content; 0 for anything else. */
  readonly size: number;
  /** Where a link leads, absolute or relative to its folder. Only links have a target. */
  readonly target?: string;
}

/**
 * Files by absolute, normalised path, compared character for character. Knows nothing about links, rights or Windows
 * names.
 */
export interface FileTree {
  entry(path: string): TreeEntry | undefined;
  /** Returns the names in a folder, in any order; none if it isn't a folder. */
  names(folder: string): Iterable<string>;
  /** Returns the content of a file that {@link entry} has found. */
  content(path: string): Buffer;
  /** Returns the bytes of such a content from `start` up to, but not including, `end`, without reading the rest. */
  piece(path: string, start: number, end: number): Buffer;
}

/** A tree that can be changed. */
export interface WritableTree extends FileTree {
  /**
   * Puts an entry at a path, in place of what was there. Only files have content.
   * @throws NoRoomError, and then changes nothing
   */
  put(path: string, entry: Omit<TreeEntry, 'size'>, content?: Buffer): void;
  /** Removes one entry, whatever is below it. @throws NoRoomError */
  remove(path: string): void;
  /** Does all of `work`, or none of it if it throws. */
  together<Result>(work: () => Result): Result;
  /** Bytes left; see `overlayLimit`. */
  readonly room: number;
}

/** Groups names by their folder. @param paths normalised */
export function namesByFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const below = Map.groupBy(
    paths.filter((path) => path !== '/'),
    folderOf,
  );
  return new Map([...below].map(([folder, each]) => [folder, each.map(nameOf)]));
}

/** Thrown when the overlay is full. */
export class NoRoomError extends Error {}
