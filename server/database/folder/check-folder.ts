import { accessSync, constants, type Dirent, lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DataFolderError, missingRight } from '../data-folder-error.ts';
import { checkDatabaseFile } from './check-file.ts';
import type { DataFile } from './data-files.ts';
import { entriesBelow } from './entries-below.ts';

/**
 * Checks a data folder before anything in it is opened for writing. It must be a readable and writable folder without
 * links, and its files must be ours, complete, and not newer than this app. Changes nothing.
 * @throws DataFolderError
 */
export function checkFolder(folder: string, files: readonly DataFile[]): void {
  checkPlace(folder);
  refuseLinks(folder);
  for (const file of files) {
    checkDatabaseFile(join(folder, file.name), file);
  }
}

function checkPlace(folder: string): void {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  if (entry === undefined) {
    throw new DataFolderError(
      `The data folder ${folder} does not exist.`,
      'Create it, or choose another one.',
      'folder',
    );
  }
  if (!entry.isDirectory()) {
    const what = entry.isSymbolicLink() ? 'a link' : 'not a folder';
    throw new DataFolderError(`The data folder ${folder} is ${what}.`, 'Choose a real folder for the data.', 'folder');
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw missingRight(`The data folder ${folder} cannot be written to.`, 'write there', error);
  }
}

// The permission model follows links inside a granted folder, so a link could lead out of it (architecture.md 1).
function refuseLinks(folder: string): void {
  const link = firstLink(folder);
  if (link !== undefined) {
    throw new DataFolderError(
      `The data folder holds a link, ${relative(folder, join(link.parentPath, link.name))}, which could lead out of it.`,
      'Remove the link, or choose another folder.',
      'shopFiles',
    );
  }
}

function firstLink(folder: string): Dirent | undefined {
  try {
    return entriesBelow(folder).find((entry) => entry.isSymbolicLink());
  } catch (error) {
    throw missingRight(`Part of the data folder ${folder} cannot be read.`, 'read everything in it', error);
  }
}
