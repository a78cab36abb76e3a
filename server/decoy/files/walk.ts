import { DecoyFileError } from './file-error.ts';
import { isOnDrive, joinPath, longestName, longestPath, resolvePath } from './paths.ts';
import type { FileTree, TreeEntry } from './tree.ts';

/** Where a path leads, with links on the way followed. */
export interface Place {
  /** Absolute and normalised, without links on the way. Names on the Windows drive are spelt as they are stored. */
  readonly path: string;
  /** What is there, if anything is. */
  readonly entry: TreeEntry | undefined;
}

const mostLinks = 8;

/** The user whose rights count, and where that user is. Root may do everything. */
export interface Walker {
  readonly tree: FileTree;
  readonly user: string;
  /** Where a relative path starts, absolute and normalised. */
  readonly folder: string;
}

/** Returns whether a user may read (4), write (2) or enter (1) an entry. Groups are ignored. */
export function isAllowed(user: string, entry: TreeEntry, right: 4 | 2 | 1): boolean {
  const bits = user === entry.owner ? entry.mode >> 6 : entry.mode;
  return user === 'root' || (bits & right) !== 0;
}

/**
 * Follows a path. Its last name need not exist; everything before it must be a folder that may be entered.
 * @param syscall for the error message
 * @param followLast whether a link at the very end is followed
 * @throws DecoyFileError
 */
export function walk(walker: Walker, path: string, syscall: string, followLast: boolean): Place {
  const fail = (code: 'EINVAL' | 'ENAMETOOLONG' | 'ENOENT' | 'ENOTDIR' | 'EACCES' | 'ELOOP'): never => {
    throw new DecoyFileError(code, syscall, path);
  };
  if (path.includes('\0')) {
    fail('EINVAL');
  }
  if (path === '') {
    fail('ENOENT');
  }
  if (Buffer.byteLength(path) > longestPath) {
    fail('ENAMETOOLONG');
  }
  let names = resolvePath(path, walker.folder).split('/').slice(1).filter(Boolean);
  let here = '/';
  let entry = walker.tree.entry(here);
  let links = 0;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    if (entry === undefined) {
      fail('ENOENT');
    } else if (entry.kind !== 'folder') {
      fail('ENOTDIR');
    } else if (!isAllowed(walker.user, entry, 1)) {
      fail('EACCES');
    }
    if (Buffer.byteLength(name) > longestName) {
      fail('ENAMETOOLONG');
    }
    const next = childPath(walker.tree, here, name);
    entry = walker.tree.entry(next);
    const isLast = at === names.length - 1;
    if (entry?.kind === 'link' && (followLast || !isLast)) {
      links += 1;
      if (links > mostLinks) {
        fail('ELOOP');
      }
      const target = resolvePath(entry.target ?? '', here);
      names = [...target.split('/').slice(1), ...names.slice(at + 1)].filter(Boolean);
      here = '/';
      entry = walker.tree.entry(here);
      at = -1;
    } else {
      here = next;
    }
  }
  return { path: here, entry };
}

/** Returns the path of a name in a folder. On the Windows drive, a name that differs only in case is the same name. */
function childPath(tree: FileTree, folder: string, name: string): string {
  const exact = joinPath(folder, name);
  if (!isOnDrive(exact) || tree.entry(exact) !== undefined) {
    return exact;
  }
  const wanted = name.toLowerCase();
  for (const known of tree.names(folder)) {
    if (known.toLowerCase() === wanted) {
      return joinPath(folder, known);
    }
  }
  return exact;
}
