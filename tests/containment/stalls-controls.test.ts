import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harm, Stall } from './stalls/stall.ts';
import { stalls } from './stalls/stalls.ts';
import { bundleUnsafeShop } from './support/bundle-unsafe-shop.ts';
import { type CarelessShop, startCarelessShop } from './support/careless-shop.ts';
import { memoryIsTold, type Seen, watchShop } from './support/watch.ts';

/*
 * The controls of stalls-of-*.test.ts: the same attempts, on a smaller scale, at a shop without budgets, whose parts are what a
 * careless developer would write (`unsafe/`). Each of them must do the harm that it names, or it would prove nothing.
 */

/** Milliseconds in which nobody was answered. */
const silence = 1000;
/** MiB of growth at full scale, and the least that counts at any scale. */
const growth = { full: 400, least: 64 };
/** Milliseconds that an attacker waits for a response. */
const noAnswer = 3000;
/** The longest that an attempt may take to do its harm, in milliseconds. */
const attackEnds = 15_000;
/** How long a harm may take to show after the attempt, in milliseconds. */
const aftermath = 1500;
/** MiB above which the process is ended, so that the machine survives. */
const killAbove = 1536;
/** MiB of heap that the real shop has. */
const realHeap = 512;

let shop: CarelessShop;

beforeAll(async () => {
  shop = await startCarelessShop(await bundleUnsafeShop('containment-careless'));
});

afterAll(() => shop?.stop());

const looked = stalls.filter(({ harm }) => memoryIsTold || harm !== 'memory');

test.each(looked)('$harm: $cause through $through: $title', { timeout: 60_000 }, async (stall) => {
  await shop.beCareless(stall.area);
  const { isHarmed, said } = await harmOf(stall);
  if (stall.harm !== 'no answer' || !shop.isRunning()) {
    await shop.renew();
  }
  expect(isHarmed, `${stall.harm} is seen (${said})`).toBe(true);
});

interface Outcome {
  readonly isHarmed: boolean;
  /** What was measured, for people. */
  readonly said: string;
}

async function harmOf(stall: Stall): Promise<Outcome> {
  const scale = stall.controlScale ?? 1;
  const closes: (() => void)[] = [];
  const watch = await watchShop({ url: shop.url, pid: shop.pid, rhythm: 100, killAbove });
  const before = watch.seen().memory;
  const start = performance.now();
  let overAt: number | null = null;
  const over = () => {
    overAt = performance.now();
  };
  stall.attack({ url: shop.url, port: shop.port, scale, onEnd: (close) => closes.push(close) }).then(over, over);
  const isSeen = () => {
    const waited = overAt === null ? performance.now() - start : 0;
    return harmIsIn(stall.harm, watch.seen(), { grown: watch.seen().memory - before, scale, waited });
  };
  const isLate = () => performance.now() - (overAt ?? start) > (overAt === null ? attackEnds : aftermath);
  const isDone = () => isSeen() || isLate() || (stall.harm === 'no start' && overAt !== null);
  while (!isDone()) {
    await wait(50);
  }
  const { memory, silence } = watch.seen();
  const said = `longest silence ${silence} ms, memory ${before} to ${memory} MiB, ${shop.isRunning() ? 'alive' : 'dead'}`;
  const wasSeen = isSeen();
  for (const close of closes) {
    close();
  }
  // Requests to a process that is silent are not waited for.
  watch.over().catch(() => {});
  if (stall.harm === 'no start') {
    return { isHarmed: !(await shop.startsAgain(Math.max(64, realHeap * scale))), said };
  }
  return { isHarmed: wasSeen, said };
}

function harmIsIn(
  harm: Harm,
  seen: Seen,
  { grown, scale, waited }: { readonly grown: number; readonly scale: number; readonly waited: number },
): boolean {
  switch (harm) {
    case 'silence':
      return seen.silence >= silence;
    case 'memory':
      // A process that dies of it had too much.
      return grown >= Math.max(growth.least, growth.full * scale) || !shop.isRunning();
    case 'death':
      return !shop.isRunning();
    case 'no answer':
      return waited >= noAnswer;
    case 'no start':
      return false;
  }
}
