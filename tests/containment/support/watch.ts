import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What an attack did to others. */
export interface Seen {
  /** Longest time in which nobody was answered, in milliseconds. */
  readonly silence: number;
  /** Most that the process held, in MiB; 0 where the system does not tell. */
  readonly memory: number;
  /** Questions. */
  readonly asked: number;
}

export interface WatchOrders {
  /** Of the shop, without a slash at the end. */
  readonly url: string;
  /** Of the process whose memory is looked at. */
  readonly pid: number;
  /** Milliseconds between two questions, each over a connection of its own. */
  readonly rhythm: number;
  /** MiB above which the process is killed, so that the machine survives; never when absent. */
  readonly killAbove?: number;
}

export interface Watch {
  /** What was seen so far, questions that still wait included. */
  seen(): Seen;
  /** Asks no more. @returns what was seen, once everybody was answered or was not for ten seconds */
  over(): Promise<Seen>;
}

/** Whether the memory of a process can be looked at. */
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
