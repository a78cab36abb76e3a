import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const cli = join(import.meta.dirname, '../../dist/server/cli.js');

/** A range started by its command-line entry on a data folder of its own. */
export interface BenchedRange {
  readonly url: string;
  readonly pid: number;
  /** Seconds from the spawn to the first 200 of the version endpoint, including the seeding. */
  readonly bootSeconds: number;
  stop(): Promise<void>;
}

/** Starts the built range as an operator would, and waits until it answers. */
export async function startRange(): Promise<BenchedRange> {
  const data = mkdtempSync(join(tmpdir(), 'juice-range-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [cli, '--port', `${port}`, '--data', join(data, 'range')], { stdio: 'ignore' });
  const bootSeconds = await untilAnswering(`${url}/rest/admin/application-version`, child, started);
  return {
    url,
    pid: child.pid ?? 0,
    bootSeconds,
    stop: async () => {
      await end(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Finds a port on which nothing listens right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error('The probe socket has no port.');
  }
  return address.port;
}

/** Ends a process and waits for it to exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/**
 * Polls the address until it answers 200.
 * @returns seconds since `started`
 * @throws when the process ends first, or after 20 s
 */
export async function untilAnswering(address: string, child: ChildProcess, started: number): Promise<number> {
  while (performance.now() - started < 20_000) {
    if (child.exitCode !== null) {
      throw new Error(`The process ended with ${child.exitCode} before it answered.`);
    }
    const answer = await fetch(address).catch(() => null);
    if (answer?.status === 200) {
      return (performance.now() - started) / 1000;
    }
    await wait(4);
  }
  throw new Error(`${address} did not answer within 20 s.`);
}
