import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Storage } from '../database/open.ts';

/** A process to be started: its script and the Node flags that confine it. */
export interface Launch {
  readonly entry: string;
  readonly flags: readonly string[];
}

/** Where the built files are. Absolute paths; links in them are resolved. */
export interface BuiltPaths {
  /** Folder with shop-process.cjs, evaluator-process.js, reader-process.js, chain-process.js and content.json. */
  readonly server: string;
  /** Folder with the built front end and its assets. */
  readonly pages: string;
}

/** A folder that no flag can name without granting more than it. The message is one sentence. */
export class UngrantableFolder extends Error {
  constructor(folder: string) {
    super(`The path ${folder} has a * in it, which Node's permission model takes for every name that begins so.`);
  }
}

/**
 * The same folder without links in its path, fit for a flag, and for scripts in it: Node lets a process read its script, and takes
 * a `*` in that path for any end, too.
 * @throws UngrantableFolder
 */
function grantable(path: string): string {
  const folder = realpathSync(path);
  if (folder.includes('*')) {
    throw new UngrantableFolder(folder);
  }
  return folder;
}

// Node's own SQLite opens any file: the permission model does not look at it.
const withoutSqlite = '--no-experimental-sqlite';

/** Closed for every confined process, besides what `--permission` closes. */
const closed = [
  '--permission',
  // A debugger could be attached by signal.
  '--disable-sigusr1',
  // V8's tracing flags, set at run time, write files wherever they are told to. Electron thaws them again, so the wall is the
  // seal of what sets them; the shop's start-up probe tries it.
  '--freeze-flags-after-init',
];

/**
 * The shop process (architecture.md 1, wall 3): it reads what ships and its data folder, and writes only the latter.
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
      // Resolving a link would need the right to read everything on the way.
      '--preserve-symlinks',
      // Node warns of --allow-addons at every start; the seals are there because of it.
      '--disable-warning=PERM0001',
      ...[...readable, ...writable].map((path) => `--allow-fs-read=${path}`),
      ...writable.map((path) => `--allow-fs-write=${path}`),
      // To give memory back when nobody asks for anything.
      '--expose-gc',
      // With all that is not JavaScript's, this is what a shop process may take (budgets.process.memory).
      '--max-old-space-size=320',
      '--max-semi-space-size=4',
    ],
  };
}

/** Closed for what runs hostile code: no addon, and no file but the bundle itself, which Node reads on its own. */
const alone = [...closed, '--no-addons', '--disallow-code-generation-from-strings'];

/** @param memory mebibytes of its heap, and of the part of it for what is new @throws UngrantableFolder */
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

/** The evaluator (decision 6). @throws UngrantableFolder */
export function evaluatorLaunch(paths: BuiltPaths): Launch {
  return launchAlone(paths, 'evaluator-process.js', [64, 1]);
}

/**
 * The reader (decision 61): as the evaluator, but with Node's own SQLite, which its seals hold to one database; in a folder only where
 * it must.
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
      // Node 24 calls its SQLite experimental at every start.
      '--disable-warning=ExperimentalWarning',
    ],
  );
}

/** The chain (decision 38): as the evaluator, with room for all blocks that it may hold. @throws UngrantableFolder */
export function chainLaunch(paths: BuiltPaths): Launch {
  return launchAlone(paths, 'chain-process.js', [256, 4]);
}

/**
 * The only package that is not in the bundle, since it brings a native library: where Node looks for it, and where that
 * leads when node_modules is a link.
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
 * glibc keeps what was freed between small blocks that are still used: 13 MiB of the shop's start. Larger blocks get a
 * mapping of their own, which goes back at once. Other C libraries do not know these variables.
 */
const leanMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '32768' };

/** The only variables a confined process gets: nothing in it is a secret, and no NODE_OPTIONS loosens its flags. */
export function confinedEnvironment(environment: NodeJS.ProcessEnv = process.env): Readonly<Record<string, string>> {
  const kept = ['TZ', 'LANG', 'SystemRoot'].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...leanMemory, ...Object.fromEntries(kept) };
}
