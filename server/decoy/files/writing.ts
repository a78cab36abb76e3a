import type { DecoyFiles } from './file-system.ts';
import { folderOf, resolvePath } from './paths.ts';
import { fail, type Reach } from './reach.ts';
import { isAllowed } from './walk.ts';

type Writing = Pick<DecoyFiles, 'write' | 'makeFolder' | 'makeLink' | 'changeMode'>;

/** Creates the methods that add to the decoy's files or change them. */
export function createWriting(reach: Reach): Writing {
  const { tree, user, folder, now, walk, find, checkFolder, changing } = reach;

  const makeOne = (path: string, mode: number) => {
    const place = walk(path, 'mkdir', false);
    if (place.entry !== undefined) {
      fail('EEXIST', 'mkdir', path);
    }
    checkFolder(place, 'mkdir', path);
    tree.put(place.path, { kind: 'folder', mode: mode & 0o777, owner: user, modified: now() });
  };

  const makeParents = (path: string, mode: number) => {
    const folders: string[] = [];
    for (let at = resolvePath(path, folder); at !== '/'; at = folderOf(at)) {
      folders.unshift(at);
    }
    for (const at of folders) {
      const { entry } = walk(at, 'mkdir', true);
      if (entry === undefined) {
        makeOne(at, mode);
      } else if (entry.kind !== 'folder') {
        fail(at === folders.at(-1) ? 'EEXIST' : 'ENOTDIR', 'mkdir', path);
      }
    }
  };

  return {
    write: (path, content, { append = false, exclusive = false, mode = 0o644 } = {}) => {
      const place = walk(path, 'open', true);
      const { entry } = place;
      if (entry === undefined) {
        checkFolder(place, 'open', path);
      } else if (exclusive) {
        fail('EEXIST', 'open', path);
      } else if (entry.kind === 'folder') {
        fail('EISDIR', 'open', path);
      } else if (!isAllowed(user, entry, 2)) {
        fail('EACCES', 'open', path);
      } else if (entry.kind === 'device') {
        return;
      }
      const added = typeof content === 'string' ? Buffer.from(content) : content;
      const whole = append && entry !== undefined ? Buffer.concat([tree.content(place.path), added]) : added;
      const bits = entry?.mode ?? mode & 0o777;
      changing('write', path, () =>
        tree.put(place.path, { kind: 'file', owner: entry?.owner ?? user, mode: bits, modified: now() }, whole),
      );
    },
    makeFolder: (path, { parents = false, mode = 0o755 } = {}) =>
      changing('mkdir', path, () => (parents ? makeParents(path, mode) : makeOne(path, mode))),
    makeLink: (path, target) => {
      const place = walk(path, 'symlink', false);
      if (place.entry !== undefined) {
        fail('EEXIST', 'symlink', path);
      }
      checkFolder(place, 'symlink', path);
      const link = { kind: 'link', mode: 0o777, owner: user, modified: now(), target: target.toWellFormed() } as const;
      changing('symlink', path, () => tree.put(place.path, link));
    },
    changeMode: (path, mode) => {
      const { path: found, entry } = find(path, 'chmod');
      if (entry.owner !== user) {
        fail('EPERM', 'chmod', path);
      }
      const content = entry.kind === 'file' ? tree.content(found) : undefined;
      changing('chmod', path, () => tree.put(found, { ...entry, mode: mode & 0o7777 }, content));
    },
  };
}
