import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../support/client.ts';

/** The longest pauses of the shop's event loop in milliseconds: as the shop measures them, and as a client notices them. */
export interface LoopPauses {
  readonly inside: number;
  readonly outside: number;
}

/** Milliseconds between two requests for the version. */
const rhythm = 250;

/**
 * Watches the shop's event loop while some work goes on. A client asks the shop for its version in a steady rhythm, and
 * the shop's metrics hold the longest delay since they were last read (api-learning.md 21).
 */
export async function watchingLoop(url: string, work: () => Promise<void>): Promise<LoopPauses> {
  const client = createClient(url);
  await ownDelay(url);
  const over = new AbortController();
  let outside = 0;
  const asking = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      await client.get('/rest/admin/application-version');
      outside = Math.max(outside, performance.now() - start);
      await wait(rhythm, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  try {
    await work();
  } finally {
    over.abort();
    await asking;
  }
  return { inside: await ownDelay(url), outside };
}

async function ownDelay(url: string): Promise<number> {
  const metrics = await createClient(url).get('/metrics');
  const seconds = /^nodejs_eventloop_lag_max_seconds\{[^}]*\} (\S+)$/m.exec(metrics.text)?.[1];
  if (seconds === undefined) {
    throw new Error(`The metrics say nothing about the event loop: ${metrics.status} ${metrics.text.slice(0, 200)}`);
  }
  return Number(seconds) * 1000;
}
