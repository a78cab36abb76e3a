import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders with code that learners may see, relative to the project's root. */
const folders = ['server', 'renderer/src', 'shared', 'resources/seed', 'resources/config', 'resources/contracts'];
const endings = /\.(?:ts|tsx|yml|sol)$/;

/** A source of this project. */
export interface Source {
  /** Relative to the project's root, with slashes. */
  readonly file: string;
  readonly path: string;
  readonly source: string;
}

/**
 * Reads the sources that learners may see, folder by folder and sorted, so that every build finds the same.
 * @param root the project's folder
 */
export function* readSources(root: string): Generator<Source> {
  for (const folder of folders) {
    for (const name of sourcesIn(join(root, folder))) {
      const path = join(root, folder, name);
      yield { file: `${folder}/${name}`.split(sep).join('/'), path, source: readFileSync(path, 'utf8') };
    }
  }
}

function sourcesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.test(name))
      .sort();
  } catch (error) {
    // A folder in the list may not exist yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
