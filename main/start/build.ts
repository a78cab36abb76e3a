import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdBuildLock } from './build-lock.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** What the builds are made from. */
const sources = [
  'main',
  'preload',
  'renderer',
  'server',
  'resources',
  'report',
  'workshop',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** One file of each built folder, so that a folder that was deleted is built again. */
const products = [
  'renderer/index.html',
  'server/cli.js',
  'server/content.json',
  'server/chain-process.js',
  'server/reader-process.js',
  'server/genesis.json',
  'main/main.js',
  'shell/bar.js',
  'preload/shop.cjs',
];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Exit code of a program ended by Ctrl-C. */
const interrupted = 130;

/** What the last finished build was made from. */
const stamp = join(dist, '.built-from');

/**
 * Builds the app unless the last build was made from exactly these sources. Processes that ask at the same time wait for
 * the one that builds.
 * @returns whether this call built anything
 * @throws when the build fails; what is wrong was printed by then
 */
export async function buildIfStale(): Promise<boolean> {
  if (isFresh(fingerprint())) {
    return false;
  }
  mkdirSync(dist, { recursive: true });
  const release = await holdBuildLock(dist);
  try {
    // Taken before the build: what is changed while it runs is built the next time.
    const current = fingerprint();
    if (isFresh(current)) {
      return false;
    }
    console.log('Building Juice Range ...');
    await build();
    writeFileSync(stamp, current);
    return true;
  } finally {
    release();
  }
}

function isFresh(current: string): boolean {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current &&
    products.every((product) => existsSync(join(dist, product)))
  );
}

/** Changes with the name, size or time of any source. Reads no file, so it takes milliseconds. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const found = statSync(join(root, path));
    if (!found.isDirectory()) {
      hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).toSorted()) {
      add(join(path, name));
    }
  };
  sources.forEach(add);
  return hash.digest('hex');
}

/**
 * Runs Vite in a process of its own: it sets NODE_ENV, by which the shop chooses its configuration, and takes memory that
 * this process would keep.
 */
async function build(): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A build that went on by itself would write among the files of the next one.
  const abandon = () => {
    child.kill('SIGKILL');
    process.exit(interrupted);
  };
  for (const signal of signals) {
    process.on(signal, abandon);
  }
  try {
    const [code, signal] = await once(child, 'exit');
    if (code !== 0) {
      throw new Error(`The build failed (${signal ?? `exit code ${code}`}).`);
    }
  } finally {
    for (const signal of signals) {
      process.off(signal, abandon);
    }
  }
}
