import type { DecoyFiles } from './file-system.ts';
import { isWithin, joinPath } from './paths.ts';
import { type Found, fail, type Reach } from './reach.ts';
import type { TreeEntry } from './tree.ts';
import { isAllowed, type Place } from './walk.ts';

type Moving = Pick<DecoyFiles, 'remove' | 'rename'>;

/** Creates the methods that remove or move the decoy's files. */
export function createMoving({ tree, user, walk, find, checkFolder, changing }: Reach): Moving {
  const removeAll = (path: string, entry: TreeEntry, syscall: string, asked: string) => {
    if (entry.kind === 'folder') {
      const below = entriesIn(path);
      if (below.length > 0 && !isAllowed(user, entry, 2)) {
        fail('EACCES', syscall, asked);
      }
      for (const [name, one] of below) {
        removeAll(joinPath(path, name), one, syscall, asked);
      }
    }
    tree.remove(path);
  };

  const copyTo = (from: string, to: string, entry: TreeEntry) => {
    tree.put(to, entry, entry.kind === 'file' ? tree.content(from) : undefined);
    if (entry.kind === 'folder') {
      for (const [name, one] of entriesIn(from)) {
        copyTo(joinPath(from, name), joinPath(to, name), one);
      }
    }
  };

  /** Returns what a folder holds now. Call this before anything changes, since `names` reads the current state. */
  const entriesIn = (folder: string): (readonly [name: string, entry: TreeEntry])[] =>
    [...tree.names(folder)].flatMap((name) => {
      const entry = tree.entry(joinPath(folder, name));
      return entry === undefined ? [] : [[name, entry] as const];
    });

  return {
    remove: (path, { recursive = false } = {}) => {
      const place = find(path, 'unlink', false);
      if (place.entry.kind === 'folder' && !recursive) {
        fail('EISDIR', 'unlink', path);
      }
      checkFolder(place, 'unlink', path);
      changing('unlink', path, () => removeAll(place.path, place.entry, 'unlink', path));
    },
    rename: (from, to) => {
      const source = find(from, 'rename', false);
      const target = walk(to, 'rename', false);
      checkFolder(source, 'rename', from);
      checkFolder(target, 'rename', to);
      if (source.path === target.path) {
        return;
      }
      if (isWithin(target.path, source.path)) {
        fail('EINVAL', 'rename', from);
      }
      checkReplaced(source, target, to);
      changing('rename', from, () => {
        copyTo(source.path, target.path, source.entry);
        removeAll(source.path, source.entry, 'rename', from);
      });
    },
  };
}

/** Throws if a rename would replace a folder, or replace anything with a folder. */
function checkReplaced(source: Found, target: Place, path: string): void {
  const isFolder = source.entry.kind === 'folder';
  if (target.entry?.kind === 'folder') {
    fail(isFolder ? 'ENOTEMPTY' : 'EISDIR', 'rename', path);
  }
  if (target.entry !== undefined && isFolder) {
    fail('ENOTDIR', 'rename', path);
  }
}
