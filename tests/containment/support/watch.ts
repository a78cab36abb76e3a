import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What an attack did to others. */
export interface Seen {
  /** The longest time in which nobody got a response, in milliseconds. */
  readonly silence: number;
  /** The most memory that the process held, in MiB; 0 where the system does not report it. */
  readonly memory: number;
  /** The number of requests sent. */
  readonly asked: number;
}

export interface WatchOrders {
  /** The shop's address, without a trailing slash. */
  readonly url: string;
  /** The process whose memory is watched. */
  readonly pid: number;
  /** Milliseconds between two requests, each over a connection of its own. */
  readonly rhythm: number;
  /** MiB above which the process is killed, so that the machine survives; never when absent. */
  readonly killAbove?: number;
}

export interface Watch {
  /** Returns what was seen so far, including requests that are still waiting. */
  seen(): Seen;
  /**
   * Stops sending requests.
   * @returns what was seen, once every request was answered or had waited ten seconds
   */
  over(): Promise<Seen>;
}

/** Whether the memory of a process can be read. */
export const memoryIsTold = existsSync('/proc/self/status');

/** Watches a shop from a thread of its own. */
export async function watchShop(orders: WatchOrders): Promise<Watch> {
  const thread = new Worker(join(import.meta.dirname, 'watch-thread.ts'), { workerData: orders });
  const ended = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let last: Seen = { silence: 0, memory: 0, asked: 0 };
  thread.on('message', ({ seen, isOver }: { readonly seen: Seen; readonly isOver: boolean }) => {
    last = seen;
    begun.resolve();
    if (isOver) {
      ended.resolve();
    }
  });
  thread.once('error', (error) => {
    begun.reject(error);
    ended.reject(error);
  });
  await begun.promise;
  return {
    seen: () => last,
    over: async () => {
      thread.postMessage('over');
      await ended.promise;
      await thread.terminate();
      return last;
    },
  };
}
