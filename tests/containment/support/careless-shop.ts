import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StallArea } from '../stalls/stall.ts';
import { answers, answerWithin } from './answering.ts';
import { forkUnsafeShop, killUnsafeShop } from './unsafe-shop.ts';

/** A shop without budgets, walls and care, for the controls of stalls. */
export interface CarelessShop {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  isRunning(): boolean;
  /** Replaces the shop's own parts by the careless parts of this area, and of no other. */
  beCareless(area: StallArea): Promise<void>;
  /** Kills it, if it still runs, and starts another one on an untouched folder. */
  renew(): Promise<void>;
  /**
   * Kills it and restarts it on its folder.
   * @param heap in MiB after the restart
   * @returns whether it answers in time
   */
  startsAgain(heap: number): Promise<boolean>;
  stop(): Promise<void>;
}

/** Its heap in MiB: larger than the real one, so that it doesn't end before the harm shows. */
const usualHeap = 1024;

/** The longest wait for a start on what was left behind, in milliseconds. An untouched folder takes less than a second. */
const patience = 5000;

/** The longest wait for a reply from the shop's process, in milliseconds. */
const attention = 1000;

/** @param built folder of its bundle */
export async function startCarelessShop(built: string): Promise<CarelessShop> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-careless-')));
  const untouched = join(root, 'untouched');
  const site = join(root, 'site');
  for (const folder of [untouched, site]) {
    mkdirSync(folder);
  }
  let data = untouched;
  let shops = 0;
  let child: ChildProcess | undefined;
  let port = 0;
  const start = async (heap: number) => {
    ({ child, port } = await forkUnsafeShop({
      flags: [`--max-old-space-size=${heap}`, '--expose-gc'],
      environment: { PATH: process.env.PATH },
      data,
      site,
      built,
      port: 0,
      sealed: false,
      isLimitless: true,
    }));
  };
  const renew = async () => {
    await killUnsafeShop(child);
    if (data !== untouched) {
      rmSync(data, { recursive: true, force: true });
    }
    shops += 1;
    data = join(root, `data-${shops}`);
    cpSync(untouched, data, { recursive: true });
    await start(usualHeap);
  };
  // Seeds the folder that the others are copies of.
  await start(usualHeap);
  await renew();
  return {
    get port() {
      return port;
    },
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    get pid() {
      return child?.pid ?? 0;
    },
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    renew,
    beCareless: async (area) => {
      const tell = async () => {
        const told = once(child ?? process, 'message').then(() => true);
        child?.send({ area });
        return Promise.race([told, wait(attention, false)]);
      };
      // A shop that still suffers from the previous attempt doesn't respond.
      if (!(await tell())) {
        await renew();
        await tell();
      }
    },
    startsAgain: async (heap) => {
      await killUnsafeShop(child);
      const started = start(heap).then(
        () => true,
        () => false,
      );
      const isStarted = await Promise.race([started, wait(patience, false)]);
      return isStarted && (await answers(`http://127.0.0.1:${port}`, answerWithin));
    },
    stop: async () => {
      await killUnsafeShop(child);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
