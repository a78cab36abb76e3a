import type { Yardstick } from './figures.ts';
import { type Limit, startLimit } from './limit.ts';
import { requestsPerSecond } from './load.ts';

/** The server of the benchmark that only says a word: what a request costs on this machine before anything is done for it. */
export function startPlainServer(): Promise<Limit> {
  return startLimit([{ method: 'GET', path: '/', contentType: 'text/plain', body: 'juice' }], []);
}

const atATime = 200;

/** Sends requests one after the other. @returns milliseconds for each, on average */
export async function plainMilliseconds({ url }: Limit): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < atATime; count += 1) {
    await (await fetch(url)).text();
  }
  return (performance.now() - started) / atATime;
}

/** Returns how many requests it answers per second over several connections at once. */
export function plainRate({ url }: Limit): Promise<number> {
  return requestsPerSecond('plain requests', url, 1, [{ method: 'GET', path: '/' }]);
}

/** @param rounds what plain requests took, or their rate, beside each round */
export function ofPlainRequests(rounds: readonly number[]): Yardstick {
  return { name: 'plain requests', rounds };
}
