import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messageOf } from '../../../shared/values/message-of.ts';
import { DataFolderError } from '../../database/data-folder-error.ts';
import { entriesBelow } from '../../database/folder/entries-below.ts';
import type { StartTrouble } from '../messages.ts';
import { lockFolder, lockName } from './folder-lock.ts';

/** A data folder that only this process uses, or the reason why there is none. */
export type ClaimedFolder =
  | {
      readonly kind: 'claimed';
      /** Absolute, without links. */
      readonly path: string;
      release(): void;
    }
  | (StartTrouble & { readonly kind: 'refused' });

/** The file that tells our folders from others. */
const markName = 'juice-range.json';

/** What a folder may hold and still count as empty: what file systems and file managers leave there. */
const litter = new Set(['lost+found', '.DS_Store', 'desktop.ini', 'Thumbs.db', lockName]);

const chooseAnother = 'Choose another data folder (--data).';

/**
 * Makes the data folder (for the user alone) or checks the existing one, and marks it as in use. Refuses a folder that
 * holds anything but plain files and folders, since the confined shop process follows links out of it
 * (architecture.md 1). Also refuses one with files that are not ours, since the shop process may write to all of them.
 * Nothing in a refused folder is changed.
 */
export function claimDataFolder(path: string): ClaimedFolder {
  try {
    return claim(path);
  } catch (error) {
    const { reason, advice, fault } = error instanceof DataFolderError ? error : explain(path, error);
    return { kind: 'refused', reason, advice, fault };
  }
}

function claim(path: string): ClaimedFolder {
  refuseStar(path);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (lstatSync(path).isSymbolicLink()) {
    throw new DataFolderError(
      `The data folder ${path} is a link.`,
      `Use the folder it leads to instead: ${realpathSync(path)}`,
      'folder',
    );
  }
  const folder = realpathSync(path);
  refuseStar(folder);
  refuseLinks(folder);
  refuseForeign(folder);
  const lock = lockFolder(folder);
  if (lock.kind === 'taken') {
    throw new DataFolderError(
      `The data folder ${path} is in use by a Juice Range that is already running (process ${lock.pid}).`,
      `Close that one first, or choose another data folder (--data).`,
      'inUse',
    );
  }
  if (!existsSync(join(folder, markName))) {
    writeFileSync(join(folder, markName), '{"application":"juice-range"}\n', { mode: 0o600 });
  }
  return { kind: 'claimed', path: folder, release: lock.release };
}

/** Refuses a path with a `*`, which Node's permission model takes as a wildcard. */
function refuseStar(path: string): void {
  if (path.includes('*')) {
    throw new DataFolderError(
      `The path of the data folder ${path} has a * in it, which is not supported.`,
      chooseAnother,
      'folder',
    );
  }
}

function refuseLinks(folder: string): void {
  for (const entry of entriesBelow(folder)) {
    const path = join(entry.parentPath, entry.name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    // A shop that is just ending may be deleting its temporary files.
    const isPlain = found === undefined || found.isDirectory() || (found.isFile() && found.nlink === 1);
    if (!isPlain) {
      const what = found.isSymbolicLink() || found.isFile() ? 'a link' : 'something that is neither file nor folder';
      throw new DataFolderError(
        `The data folder ${folder} holds ${what}, ${relative(folder, path)}, which could lead out of it.`,
        'Remove it, or choose another data folder (--data).',
        isDataFolder(folder) ? 'shopFiles' : 'folder',
      );
    }
  }
}

function refuseForeign(folder: string): void {
  if (!isDataFolder(folder) && readdirSync(folder).some((name) => !litter.has(name))) {
    throw new DataFolderError(
      `The folder ${folder} holds files that do not belong to Juice Range.`,
      'Choose an empty or a new folder (--data).',
      'folder',
    );
  }
}

/** Returns whether a folder is one of ours, judging by what is in it. */
export function isDataFolder(folder: string): boolean {
  return [markName, 'shop.sqlite', 'progress.sqlite'].some((name) => existsSync(join(folder, name)));
}

/** Explains the file system's error. */
function explain(path: string, error: unknown): StartTrouble {
  const fault = 'folder';
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        reason: `The data folder ${path} cannot be written to.`,
        advice: 'Give your user the right to write to it, or choose another data folder (--data).',
        fault,
      };
    case 'ENOTDIR':
    case 'EEXIST':
      return { reason: `The data folder ${path} is not a folder.`, advice: chooseAnother, fault };
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        reason: `There is no room left for the data folder ${path}.`,
        advice: 'Free some space on that disk.',
        fault,
      };
    default:
      return {
        reason: `The data folder ${path} cannot be used (${messageOf(error)}).`,
        advice: chooseAnother,
        fault,
      };
  }
}
