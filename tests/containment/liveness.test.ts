import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, startShop } from '../support/shop.ts';

/*
 * Injected code that takes long in ways in which a plain endless loop, growing lists and patterns do not (holes.test.ts has those, and stalls/
 * many of them at once, and work that cannot be interrupted). The shop keeps answering while it runs, and the next injected code is evaluated as if nothing
 * had happened.
 */

/** The number of requests that are answered while injected code runs, well within two seconds even on a busy machine. */
const requests = 10;

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ data: null });
});

afterAll(() => shop.stop());

const attacks: readonly (readonly [string, string])[] = [
  ['deep recursion', '(function f(){f()})()'],
  ['sleep', 'sleep(2000)'],
];

test.each(attacks)('the shop keeps answering during %s', async (_name, condition) => {
  expect(condition.length).toBeLessThanOrEqual(40);
  let isOver = false;
  const attacked = reviews(condition).finally(() => {
    isOver = true;
  });
  const pid = shop.shopPid();
  let answersMeanwhile = 0;
  for (let request = 0; request < requests; request += 1) {
    expect((await fetch(`${shop.url}/rest/admin/application-version`)).status).toBe(200);
    answersMeanwhile += isOver ? 0 : 1;
  }
  const { status, milliseconds } = await attacked;
  expect([200, 400, 500]).toContain(status);
  if (milliseconds > 2000) {
    expect(answersMeanwhile).toBe(requests);
  }
  expect(await reviews('this.product+0')).toMatchObject({ status: 200 });
  expect(shop.shopPid()).toBe(pid);
});

async function reviews(condition: string): Promise<{ readonly status: number; readonly milliseconds: number }> {
  const startedAt = performance.now();
  const answer = await fetch(`${shop.url}/rest/products/${encodeURIComponent(condition)}/reviews`);
  await answer.text();
  return { status: answer.status, milliseconds: performance.now() - startedAt };
}
