import { attempt } from './attempt.ts';
import { contentOfDevice } from './devices.ts';
import type { DecoyFiles, DecoyStat } from './file-system.ts';
import { drivesFolder, resolvePath } from './paths.ts';
import { fail, type Reach } from './reach.ts';
import type { TreeEntry } from './tree.ts';
import { isAllowed } from './walk.ts';

type Reading = Pick<
  DecoyFiles,
  'read' | 'open' | 'readText' | 'list' | 'stat' | 'linkStat' | 'readLink' | 'access' | 'realPath' | 'has' | 'resolve'
>;

/** Creates the methods that only read the decoy's files. */
export function createReading({ tree, user, folder, walk, find }: Reach): Reading {
  const findFile = (path: string) => {
    const found = find(path, 'open');
    if (found.entry.kind === 'folder') {
      fail('EISDIR', 'read', path);
    }
    if (!isAllowed(user, found.entry, 4)) {
      fail('EACCES', 'open', path);
    }
    return found;
  };

  const read: Reading['read'] = (path) => {
    const { path: found, entry } = findFile(path);
    return { path: found, content: entry.kind === 'device' ? contentOfDevice(found) : tree.content(found) };
  };
  return {
    read,
    open: (path) => {
      const { path: found, entry } = findFile(path);
      return {
        stat: statOf(entry),
        // Each change puts a new entry there.
        piece: (start, end) =>
          tree.entry(found) === entry ? tree.piece(found, start, end) : fail('ENOENT', 'read', path),
      };
    },
    readText: (path) => read(path).content.toString('utf8'),
    list: (path) => {
      const { path: found, entry } = find(path, 'scandir');
      if (entry.kind !== 'folder') {
        fail('ENOTDIR', 'scandir', path);
      }
      if (!isAllowed(user, entry, 4)) {
        fail('EACCES', 'scandir', path);
      }
      const names = [...tree.names(found)].sort();
      return found === '/' ? names.filter((name) => `/${name}` !== drivesFolder) : names;
    },
    stat: (path) => statOf(find(path, 'stat').entry),
    linkStat: (path) => statOf(find(path, 'lstat', false).entry),
    readLink: (path) => find(path, 'readlink', false).entry.target ?? fail('EINVAL', 'readlink', path),
    access: (path, rights) => {
      const { entry } = find(path, 'access');
      for (const right of [4, 2, 1] as const) {
        if ((rights & right) !== 0 && !isAllowed(user, entry, right)) {
          fail('EACCES', 'access', path);
        }
      }
    },
    realPath: (path) => find(path, 'realpath').path,
    has: (path) => attempt(() => walk(path, 'access', true).entry !== undefined, false),
    resolve: (path, from = folder) => resolvePath(path, from),
  };
}

function statOf({ kind, mode, owner, modified, size, target = '' }: TreeEntry): DecoyStat {
  const length = { file: size, folder: 4096, link: Buffer.byteLength(target), device: 0 }[kind];
  return { kind, mode, owner, modified, size: length };
}
