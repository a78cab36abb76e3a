import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractRoutes } from '../../shared/api/routes.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { watchingLoop } from './check/watch-loop.ts';
import { samplesFor } from './samples.ts';
import { seed } from './seed.ts';
import { createSender, type Sender } from './send.ts';
import { storm } from './storm.ts';
import { freshWorld, type World } from './world.ts';
import { canWrite, nameOf } from './wrong/requests.ts';

/** Number of generated requests in all. More of them find rarer faults. */
const total = Number(process.env.ADVERSITY_REQUESTS ?? 20_000);

/** The longest that the shop's event loop may be blocked, in milliseconds. */
const longestPause = 2000;

/** The longest that a client may wait for a response meanwhile, in milliseconds. On a busy machine both sides wait for a core. */
const longestWait = 30_000;

/** Those that only read come first: one world does for all of them. */
const routes = contractRoutes
  .map((route) => ({ name: nameOf(route), route, writes: canWrite(route) }))
  .toSorted((one, other) => Number(one.writes) - Number(other.writes));
const perRoute = Math.ceil(total / routes.length);

let shop: RunningShop;
let firstPid: number;
let sender: Sender;
let world: World;
let sent = 0;

beforeAll(async () => {
  shop = await startShop();
  firstPid = shop.shopPid();
  sender = createSender(shop.url);
  world = await freshWorld(shop.url, null);
  console.log(`Adversity: ${total} requests or more, seed ${seed}`);
});

afterAll(async () => {
  sender?.close();
  await shop?.stop();
});

describe(`whatever is sent to them, with the seed ${seed},`, () => {
  test.each(routes)(
    '$name answers as the contract says',
    { timeout: 120_000 + perRoute * 100 },
    async ({ route, writes }) => {
      const attack = async () => {
        // What one route did to the shop should not trouble the next.
        world = writes ? await freshWorld(shop.url, world.keys) : world;
        return watchingLoop(shop.url, async () => {
          sent += await storm(route, world, sender, { requests: perRoute, seed });
        });
      };
      let { inside, outside } = await attack();
      if (inside >= longestPause) {
        // A request that blocks the loop does so every time. A machine that briefly gave the shop no core doesn't.
        ({ inside, outside } = await attack());
      }
      expect(inside, 'longest delay of the event loop in ms').toBeLessThan(longestPause);
      expect(outside, 'longest wait for the version in ms').toBeLessThan(longestWait);
      expect(shop.shopPid(), 'process of the shop').toBe(firstPid);
    },
  );
});

describe('after the requests', () => {
  test('all of them have been sent, and the shop is still the same process', () => {
    expect(sent).toBeGreaterThanOrEqual(total);
    expect(shop.shopPid()).toBe(firstPid);
    expect(shop.output()).not.toMatch(/unexpected error|uncaught|heap/i);
  });
});

test('every sample belongs to an existing route', () => {
  const known = contractRoutes.map(nameOf);
  expect(Object.keys(samplesFor(world)).filter((name) => !known.includes(name))).toEqual([]);
});
