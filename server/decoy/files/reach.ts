import { DecoyFileError, type FileErrorCode } from './file-error.ts';
import { folderOf } from './paths.ts';
import { NoRoomError, type TreeEntry, type WritableTree } from './tree.ts';
import { isAllowed, type Place, walk } from './walk.ts';

/** A place where something exists. */
export type Found = Place & { readonly entry: TreeEntry };

/** A tree as one user of the decoy can reach it, from one folder. Every function may throw a {@link DecoyFileError}. */
export interface Reach {
  readonly tree: WritableTree;
  readonly user: string;
  readonly folder: string;
  readonly now: () => number;
  /** Follows a path to where something is or could be. */
  walk(path: string, syscall: string, followLast: boolean): Place;
  /** Follows a path to something that must exist; throws ENOENT otherwise. */
  find(path: string, syscall: string, followLast?: boolean): Found;
  /** Checks that the user may add to, and remove from, the folder that holds a place. */
  checkFolder(place: Place, syscall: string, path: string): void;
  /** Makes a change completely or not at all. A full overlay becomes ENOSPC. */
  changing(syscall: string, path: string, change: () => void): void;
}

/** @throws DecoyFileError always */
export function fail(code: FileErrorCode, syscall: string, path: string): never {
  throw new DecoyFileError(code, syscall, path);
}

export function createReach(tree: WritableTree, user: string, folder: string, now: () => number): Reach {
  const walker = { tree, user, folder };
  return {
    ...walker,
    now,
    walk: (path, syscall, followLast) => walk(walker, path, syscall, followLast),
    find: (path, syscall, followLast = true) => {
      const { path: found, entry } = walk(walker, path, syscall, followLast);
      return entry === undefined ? fail('ENOENT', syscall, path) : { path: found, entry };
    },
    checkFolder: (place, syscall, path) => {
      if (place.path === '/') {
        fail('EEXIST', syscall, path);
      }
      const holder = tree.entry(folderOf(place.path));
      if (holder?.kind !== 'folder') {
        fail('ENOENT', syscall, path);
      } else if (!isAllowed(user, holder, 2)) {
        fail('EACCES', syscall, path);
      }
    },
    changing: (syscall, path, change) => {
      try {
        tree.together(change);
      } catch (error) {
        throw error instanceof NoRoomError ? new DecoyFileError('ENOSPC', syscall, path) : error;
      }
    },
  };
}
