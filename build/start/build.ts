import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { holdBuildLock } from './build-lock.ts';
import { endSignals } from './end-signals.ts';
import { fingerprint } from './fingerprint.ts';
import { hasForeignPackages } from './node-packages.ts';

const dist = join(repository, 'dist');

/** What the builds are made from. */
const sources = [
  'main',
  'preload',
  'renderer',
  'server',
  'shared',
  'resources',
  'build/content',
  'build/contracts',
  'build/decoy',
  'build/help',
  'build/plugins',
  'build/snippets',
  'build/paths.ts',
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

/** Exit code of a program ended by Ctrl-C. */
const interrupted = 130;

/** What the last finished build was made from. */
const stamp = join(dist, '.built-from');

/**
 * Builds the app unless the last build was made from exactly these sources. Processes that ask at the same time wait for
 * the one that builds.
 * @returns whether this call built anything
 * @throws when it cannot be built here (the message is one sentence), or the build fails (what is wrong was printed by then)
 */
export async function buildIfStale(): Promise<boolean> {
  return !isFresh(fingerprint(repository, sources)) && build({ evenIfFresh: false });
}

/** Builds the app, whatever is there. @throws as `buildIfStale` */
export async function buildAnew(): Promise<void> {
  await build({ evenIfFresh: true });
}

/** @returns false when it is fresh, since another process has just built it */
async function build({ evenIfFresh }: { readonly evenIfFresh: boolean }): Promise<boolean> {
  if (hasForeignPackages(repository)) {
    throw new Error(
      'Juice Range has to be built, and the packages are those of another system: run "npm ci" on this one first.',
    );
  }
  const release = await startToBuild();
  try {
    // Taken before the build: what is changed while it runs is built the next time.
    const current = fingerprint(repository, sources);
    if (!evenIfFresh && isFresh(current)) {
      return false;
    }
    console.log('Building Juice Range ...');
    // Without it, what a build that is ended halfway leaves behind is stale.
    rmSync(stamp, { force: true });
    await runVite();
    writeFileSync(stamp, current);
    return true;
  } finally {
    release();
  }
}

/** Keeps other builds out. @returns what lets them in again @throws with one sentence where nothing can be written */
async function startToBuild(): Promise<() => void> {
  try {
    mkdirSync(dist, { recursive: true });
    return await holdBuildLock(dist);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new Error(
        `Juice Range has to be built, and its folder ${repository} cannot be written to: ` +
          'copy it to a disk where it can, or run "npm run build" before you copy it here.',
      );
    }
    throw error;
  }
}

function isFresh(current: string): boolean {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current &&
    products.every((product) => existsSync(join(dist, product)))
  );
}

/**
 * Runs Vite in a process of its own: it sets NODE_ENV, by which the shop chooses its configuration, and takes memory that
 * this process would keep.
 */
async function runVite(): Promise<void> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A build that went on by itself would write among the files of the next one.
  const abandon = () => {
    child.kill('SIGKILL');
    process.exit(interrupted);
  };
  for (const signal of endSignals) {
    process.on(signal, abandon);
  }
  try {
    const [code, signal] = await once(child, 'exit');
    if (code !== 0) {
      throw new Error(`The build failed (${signal ?? `exit code ${code}`}).`);
    }
  } finally {
    for (const signal of endSignals) {
      process.off(signal, abandon);
    }
  }
}
