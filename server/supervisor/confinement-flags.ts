import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Storage } from '../database/open.ts';

/** A process to be started: its script and the Node flags that confine it. */
export interface Launch {
  readonly entry: string;
  readonly flags: readonly string[];
}

/** Where the built files are. The paths are absolute, and links in them are resolved. */
export interface BuiltPaths {
  /** Folder with shop-process.cjs, evaluator-process.js, fix-process.js, reader-process.js, chain-process.js and content.json. */
  readonly server: string;
  /** Folder with the built front end and its assets. */
  readonly pages: string;
}

/** Thrown for a folder that no flag can name without granting more than that folder. The message is one sentence. */
export class UngrantableFolder extends Error {
  constructor(folder: string) {
    super(`The path ${folder} has a * in it, which Node's permission model takes as a wildcard.`);
  }
}

/**
 * Resolves the links in a folder's path and makes sure that a flag can name it. Scripts are checked this way too: Node lets a process read its own
 * script, and takes a `*` in that path as a wildcard as well.
 * @throws UngrantableFolder
 */
function grantable(path: string): string {
  const folder = realpathSync(path);
  if (folder.includes('*')) {
    throw new UngrantableFolder(folder);
  }
  return folder;
}

// Node's own SQLite opens any file: the permission model doesn't check it.
const withoutSqlite = '--no-experimental-sqlite';

/** Flags that every confined process gets. */
const closed = [
  '--permission',
  // Otherwise, a signal could start the debugger.
  '--disable-sigusr1',
  // V8's tracing flags, when set at run time, write files wherever they are told to. Electron unfreezes all flags again, so the actual wall is the
  // seal on the functions that set them. The shop's start-up probe tries it.
  '--freeze-flags-after-init',
];

/**
 * Returns how to start the shop process (architecture.md 1, wall 3): it reads what ships and its data folder, and writes only to the latter.
 * @throws UngrantableFolder
 */
export function shopLaunch(paths: BuiltPaths, storage: Storage): Launch {
  const server = grantable(paths.server);
  const readable = [server, grantable(paths.pages), ...sqliteFolders(server)];
  const writable = storage.kind === 'folder' ? [grantable(storage.path)] : [];
  return {
    entry: join(server, 'shop-process.cjs'),
    flags: [
      ...closed,
      withoutSqlite,
      '--allow-addons',
      // Resolving a link would require the right to read every folder on the way.
      '--preserve-symlinks',
      // Node warns about --allow-addons at every start. That flag is the reason for the seals.
      '--disable-warning=PERM0001',
      ...[...readable, ...writable].map((path) => `--allow-fs-read=${path}`),
      ...writable.map((path) => `--allow-fs-write=${path}`),
      // Lets the process give memory back while nobody asks for anything.
      '--expose-gc',
      // Together with the memory outside the JavaScript heap, this is what a shop process may take (budgets.process.memory).
      '--max-old-space-size=320',
      '--max-semi-space-size=4',
    ],
  };
}

/** Flags for a process that runs hostile code: no add-ons, and no file but the bundle itself, which Node reads on its own. */
const alone = [...closed, '--no-addons', '--disallow-code-generation-from-strings'];

/** @param memory mebibytes of the heap's old space and of its young generation's semi-space @throws UngrantableFolder */
function launchAlone(
  { server }: BuiltPaths,
  script: string,
  [old, semi]: readonly [number, number],
  flags: readonly string[] = [withoutSqlite],
): Launch {
  return {
    entry: join(grantable(server), script),
    flags: [...alone, ...flags, `--max-old-space-size=${old}`, `--max-semi-space-size=${semi}`],
  };
}

/** Returns how to start the evaluator (decision 6). @throws UngrantableFolder */
export function evaluatorLaunch(paths: BuiltPaths): Launch {
  return launchAlone(paths, 'evaluator-process.js', [64, 1]);
}

/** Returns how to start the process that tries learners' own fixes (decision 110): like the evaluator. @throws UngrantableFolder */
export function fixLaunch(paths: BuiltPaths): Launch {
  return launchAlone(paths, 'fix-process.js', [64, 1]);
}

/**
 * Returns how to start the reader (decision 61): like the evaluator, but with Node's own SQLite, which its seals limit to one database. It gets a
 * folder only where it needs one.
 * @throws UngrantableFolder
 */
export function readerLaunch(paths: BuiltPaths, scratch: string | null = null): Launch {
  const writable = scratch === null ? [] : [grantable(scratch)];
  return launchAlone(
    paths,
    'reader-process.js',
    [96, 1],
    [
      ...writable.flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-write=${path}`]),
      // Node 24 warns at every start that its SQLite is experimental.
      '--disable-warning=ExperimentalWarning',
    ],
  );
}

/** Returns how to start the chain (decision 38): like the evaluator, with room for all blocks that it may hold. @throws UngrantableFolder */
export function chainLaunch(paths: BuiltPaths): Launch {
  return launchAlone(paths, 'chain-process.js', [256, 4]);
}

/**
 * Returns how to start a class board's process (decision 102): like the evaluator, with its own folder to write to and the board's pages to read.
 * @throws UngrantableFolder
 */
export function boardLaunch({
  server,
  pages,
  folder,
}: BuiltPaths & { /** The board's own folder. */ readonly folder: string }): Launch {
  const own = grantable(folder);
  return launchAlone(
    { server, pages },
    'class-board-process.js',
    [128, 2],
    [withoutSqlite, ...[grantable(pages), own].map((path) => `--allow-fs-read=${path}`), `--allow-fs-write=${own}`],
  );
}

/**
 * Finds the only package that is not in the bundle, because it brings a native library. Returns the path where Node looks for it, and the real path
 * when node_modules is a link.
 */
function sqliteFolders(server: string): readonly string[] {
  for (let folder = server; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', 'better-sqlite3');
    if (existsSync(found)) {
      return [...new Set([found, grantable(found)])];
    }
    if (folder === dirname(folder)) {
      throw new Error('better-sqlite3 is not installed');
    }
  }
}

/**
 * Makes glibc give large blocks back as soon as they are freed: by default, it keeps ever larger ones. Lower limits than these save nothing more, and
 * make the start a quarter slower. Other C libraries ignore these variables.
 */
const leanMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Returns the only variables that a confined process gets. None of them is a secret, and no NODE_OPTIONS can loosen its flags. */
export function confinedEnvironment(environment: NodeJS.ProcessEnv = process.env): Readonly<Record<string, string>> {
  const kept = ['TZ', 'LANG', 'SystemRoot'].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...leanMemory, ...Object.fromEntries(kept) };
}
