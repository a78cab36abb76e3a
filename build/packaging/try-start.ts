import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { freePort } from '../start/free-port.ts';
import { findPackedProgram } from './packed-program.ts';

/** Time limits in milliseconds. */
const patience = 60_000;
const pause = 200;

/**
 * Starts a packed app that keeps nothing on disk, and ends it when its shop responds.
 * @param command the program and its arguments before the flags of server/cli.ts
 * @returns milliseconds from start to response
 * @throws when it exits by itself, or does not respond within the limit (milliseconds)
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

/** Ends the process with its children: a portable app starts the real one, and Windows would only end the former. */
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

/** `node build/packaging/try-start.ts`: starts the app that `npm run dist` left in release/. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    const release = join(repository, 'release');
    const { folder, program } = findPackedProgram(release);
    console.log(`Its shop answered after ${await tryStart([join(release, folder, program), '--'])} ms.`);
  });
}
