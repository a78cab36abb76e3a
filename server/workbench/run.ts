import { setTimeout as wait } from 'node:timers/promises';
import { type SentRequest, workbenchLimits } from '../../shared/api/workbench.ts';
import { type ExchangeOptions, exchange } from './exchange.ts';
import type { CheckedOrder } from './order.ts';

type RunOptions = Pick<ExchangeOptions, 'listener' | 'signal' | 'onConnection' | 'longest'>;

/** Sends the requests of an order, and yields each outcome when it is there. It ends early once the signal says so. */
export async function* run(order: CheckedOrder, options: RunOptions): AsyncGenerator<SentRequest, void, undefined> {
  const { requests, atOnce, pause, together } = order;
  const { signal } = options;
  const began = performance.now();
  const kept = requests.length > 1 ? workbenchLimits.keptOfSeveral : workbenchLimits.keptAlone;
  const send = async (index: number, beforeLastByte?: () => Promise<void>): Promise<SentRequest> => {
    const { response, ...outcome } = await exchange(requests[index] ?? Buffer.alloc(0), {
      ...options,
      time: workbenchLimits.requestTime,
      kept,
      ...(beforeLastByte !== undefined && { beforeLastByte }),
    });
    return { ...outcome, index, began: outcome.began - began, response: response.toString('base64') };
  };
  const underWay = new Map<number, Promise<SentRequest>>();
  const first = async () => {
    const sent = await Promise.race(underWay.values());
    underWay.delete(sent.index);
    return sent;
  };
  for (let index = 0; index < requests.length && !signal.aborted; ) {
    if (index > 0 && pause > 0) {
      await wait(pause, undefined, { signal }).catch(() => {});
    }
    const count = together ? Math.min(atOnce, requests.length - index) : 1;
    const beforeLastByte = together && count > 1 ? meetingOf(count, signal) : undefined;
    for (const last = index + count; index < last; index += 1) {
      underWay.set(index, send(index, beforeLastByte));
    }
    while (underWay.size > (together ? 0 : atOnce - 1)) {
      yield await first();
    }
  }
  while (underWay.size > 0) {
    yield await first();
  }
}

/** The longest that requests wait for each other, in milliseconds. */
const longestMeeting = 2000;

/** Returns a function that resolves once it was called so many times, or nobody else came for a while. */
function meetingOf(count: number, signal: AbortSignal): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) {
      resolve();
    }
    return Promise.race([promise, wait(longestMeeting, undefined, { signal, ref: false }).catch(() => {})]);
  };
}
