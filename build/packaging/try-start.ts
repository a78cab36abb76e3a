import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../paths.ts';

/** Where electron-builder leaves the program, below the folder of packages. */
const programs: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['linux-unpacked/juice-range'],
  win32: ['win-unpacked/Juice Range.exe'],
  darwin: [
    'mac-universal/Juice Range.app/Contents/MacOS/Juice Range',
    'mac/Juice Range.app/Contents/MacOS/Juice Range',
    'mac-arm64/Juice Range.app/Contents/MacOS/Juice Range',
  ],
};

/** Milliseconds. */
const patience = 60_000;
const pause = 200;

/**
 * Starts a packed app, with nothing kept on the disk, and ends it when its shop answers.
 * @param command program and its words before the flags of server/cli.ts
 * @returns milliseconds from start to answer
 * @throws when it ends by itself, or does not answer in time (milliseconds)
 */
export async function tryStart(command: readonly [string, ...string[]], limit = patience): Promise<number> {
  const port = await freePort();
  const [program, ...words] = command;
  const started = performance.now();
  const child = spawn(program, [...words, '--port', String(port), '--ephemeral'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => `It ended by itself (${signal ?? `exit code ${code}`}).`);
  let outcome: string | null = null;
  ended.then(
    (text) => {
      outcome ??= text;
    },
    (error) => {
      outcome ??= `It could not be started: ${error instanceof Error ? error.message : error}`;
    },
  );
  try {
    while (performance.now() - started < limit) {
      if (outcome !== null) {
        throw new Error(outcome);
      }
      if (await answers(port)) {
        return Math.round(performance.now() - started);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`Its shop did not answer within ${limit / 1000} seconds.`);
  } finally {
    if (outcome === null) {
      end(child);
      await ended;
    }
  }
}

/** Windows ends only the very process, and a portable app starts the real one. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  } else {
    child.kill();
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/rest/admin/application-version`);
    return answer.ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** `node build/packaging/try-start.ts`: what `npm run dist` left in release/. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const release = join(repository, 'release');
  const program = (programs[process.platform] ?? [])
    .map((name) => join(release, name))
    .find((path) => existsSync(path));
  try {
    if (program === undefined) {
      throw new Error('There is no packed app in release/: run npm run dist first.');
    }
    console.log(`Its shop answered after ${await tryStart([program, '--'])} ms.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
