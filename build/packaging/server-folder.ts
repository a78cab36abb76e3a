import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../paths.ts';

const sqlite = 'node_modules/better-sqlite3';

/** Everything that the server needs besides Node, from what was built and installed. */
const parts = [
  'LICENSE',
  'dist/server',
  'dist/renderer',
  'dist/trainer',
  'dist/class-board',
  `${sqlite}/LICENSE`,
  `${sqlite}/package.json`,
  `${sqlite}/lib`,
];

/** The system for which a folder is made. */
export interface Machine {
  /** As in the names of better-sqlite3's binaries. */
  readonly system: 'linux' | 'linuxmusl' | 'darwin' | 'win32';
  readonly processor: string;
}

/**
 * Copies the built server, without the desktop app, to a folder that needs nothing else: `node dist/server/cli.js` in it
 * serves the shop.
 * @param root folder of the project, with `dist/` and `node_modules/`
 * @throws when the folder exists, or there is no SQLite binary for the machine
 */
export function writeServerFolder(root: string, folder: string, { system, processor }: Machine): void {
  const binary = `${sqlite}/prebuilds/${system}-${processor}.node`;
  const missing = [...parts, binary].find((part) => !existsSync(join(root, part)));
  if (missing !== undefined) {
    throw new Error(`There is no ${missing}.`);
  }
  if (existsSync(folder)) {
    throw new Error(`${folder} exists already.`);
  }
  // Compiled code is only for machines of the kind that it was compiled on (decision 130).
  const isNeeded = (path: string) =>
    !(path.endsWith('.map') || (path.endsWith('.code') && !path.endsWith(`${system}-${processor}.code`)));
  try {
    mkdirSync(folder, { recursive: true });
    for (const part of [...parts, binary]) {
      cpSync(join(root, part), join(folder, part), { recursive: true, filter: isNeeded });
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** `node build/packaging/server-folder.ts FOLDER`: writes the folder for this machine (Dockerfile). */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder] = process.argv;
  if (folder === undefined || process.platform !== 'linux') {
    console.error('Usage, on Linux: node build/packaging/server-folder.ts FOLDER');
    process.exitCode = 2;
  } else {
    writeServerFolder(repository, folder, { system: 'linux', processor: process.arch });
  }
}
