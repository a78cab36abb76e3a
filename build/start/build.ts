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

/** The sources of the builds. */
export const sources = [
  'main',
  'preload',
  'renderer',
  'server',
  'shared',
  'resources',
  'build/class-board',
  'build/compiled-code',
  'build/content',
  'build/contracts',
  'build/decoy',
  'build/first-screen',
  'build/handbook',
  'build/help',
  'build/languages',
  'build/plugins',
  'build/snippets',
  'build/start/fingerprint.ts',
  'build/trainer',
  'build/paths.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** One file of each built folder, so that a deleted folder is built again. */
const products = [
  'renderer/index.html',
  'server/cli.js',
  'trainer/trainer.html',
  'class-board/wall.html',
  'server/content.json',
  'server/chain-process.js',
  'server/fix-process.js',
  'server/reader-process.js',
  'server/class-board-process.js',
  'server/genesis.json',
  'main/main.js',
  'shell/bar.js',
  'preload/shop.cjs',
];

/** Exit code of a program that was ended with Ctrl-C. */
const interrupted = 130;

/** The file with the fingerprint of the last finished build's sources. */
const stamp = join(dist, '.built-from');

/**
 * Builds the app unless the last build was made from exactly these sources. Processes that call this at the same time wait for
 * the one that builds.
 * @returns whether this call built anything
 * @throws when it cannot be built here (the message is one sentence), or when the build fails (the cause has been printed by then)
 */
export async function buildIfStale(): Promise<boolean> {
  return !isFresh(fingerprint(repository, sources)) && build({ evenIfFresh: false });
}

/** Builds the app, even if the last build is fresh. @throws as `buildIfStale` does */
export async function buildAnew(): Promise<void> {
  await build({ evenIfFresh: true });
}

/** Builds if necessary. @returns false when the last build is fresh, because another process has just finished it */
async function build({ evenIfFresh }: { readonly evenIfFresh: boolean }): Promise<boolean> {
  if (hasForeignPackages(repository)) {
    throw new Error(
      'Juice Range has to be built, but the packages are those of another system: run "npm ci" on this one first.',
    );
  }
  const release = await startToBuild();
  try {
    // Taken before the build, so that a change during it leads to another build.
    const current = fingerprint(repository, sources);
    if (!evenIfFresh && isFresh(current)) {
      return false;
    }
    console.log('Building Juice Range ...');
    // Without the stamp, the remains of an interrupted build count as stale.
    rmSync(stamp, { force: true });
    await runVite();
    // Loaded on demand: a checkout that is built and carried over has no packages for building.
    const { writeCompiledCode } = await import('../compiled-code/write-compiled-code.ts');
    await writeCompiledCode({ server: join(dist, 'server'), pages: join(dist, 'renderer') });
    writeFileSync(stamp, current);
    return true;
  } finally {
    release();
  }
}

/** Keeps other builds out. @returns a function that lets them in again @throws with one sentence when the folder is not writable */
async function startToBuild(): Promise<() => void> {
  try {
    mkdirSync(dist, { recursive: true });
    return await holdBuildLock(dist);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new Error(
        `Juice Range has to be built, but its folder ${repository} cannot be written to: ` +
          'copy it to a writable disk, or run "npm run build" before you copy it here.',
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
 * Runs Vite in a process of its own, because it sets NODE_ENV, by which the shop chooses its configuration, and takes memory that
 * this process would keep.
 */
async function runVite(): Promise<void> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A build that continued by itself would write into the files of the next one.
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
