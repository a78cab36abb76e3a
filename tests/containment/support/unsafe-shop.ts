import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confinedEnvironment, shopLaunch } from '../../../server/supervisor/confinement-flags.ts';
import type { UnsafeOrders } from '../unsafe/shop-process.ts';
import { sizeOf } from './size-of.ts';

const project = join(import.meta.dirname, '../../..');
const pages = join(project, 'dist/renderer');

/** Where and how an unsafe shop runs. */
export interface UnsafeLaunch extends Omit<UnsafeOrders, 'pages'> {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Starts one in a process of its own. Rejects when the process ends before it listens.
 * @returns the process and its port
 */
export async function forkUnsafeShop({ flags, environment, ...orders }: UnsafeLaunch) {
  const child = fork(join(orders.built, 'shop-process.cjs'), [], {
    execArgv: [...flags],
    env: { ...environment },
    stdio: ['ignore', 'ignore', orders.isLimitless ? 'ignore' : 'inherit', 'ipc'],
  });
  child.send({ ...orders, pages } satisfies UnsafeOrders);
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The unsafe shop did not start.');
    }),
  ]);
  return { child, port: Number(ready.port) };
}

/** Kills it, if it still runs. Resolves when it has ended. */
export async function killUnsafeShop(child: ChildProcess | undefined): Promise<void> {
  if (child !== undefined && child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

/** A shop without walls 1 and 2, with or without wall 3. */
export interface UnsafeShop {
  readonly url: string;
  /** Kills it, if it still runs, and restarts it on what it has left behind. */
  restart(): Promise<void>;
  isRunning(): boolean;
  /** Returns the bytes of the files that it has accepted. */
  diskUse(): number;
  stop(): Promise<void>;
}

/**
 * @param built folder of its bundle
 * @param confined with the flags, the seals and the environment that the supervisor gives the real one
 * @param environment what an uncleaned environment would hold
 */
export async function startUnsafeShop(
  built: string,
  confined: boolean,
  environment: Readonly<Record<string, string>>,
): Promise<UnsafeShop> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-unsafe-')));
  const data = join(root, 'data');
  const site = join(root, 'site');
  mkdirSync(data);
  mkdirSync(site);
  let port = 0;
  let child: ChildProcess | undefined;
  const start = async () => {
    const { flags } = shopLaunch({ server: built, pages }, { kind: 'folder', path: data });
    ({ child, port } = await forkUnsafeShop({
      flags: confined ? flags : ['--max-old-space-size=256'],
      environment: confined ? confinedEnvironment() : { ...environment, PATH: process.env.PATH },
      data,
      site,
      built,
      port,
      sealed: confined,
      isLimitless: false,
    }));
  };
  await start();
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    diskUse: () => sizeOf(site),
    restart: async () => {
      await killUnsafeShop(child);
      await start();
    },
    stop: async () => {
      await killUnsafeShop(child);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
