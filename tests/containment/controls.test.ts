import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overlayLimit } from '../../server/decoy/files/file-system.ts';
import { createAttacker } from './attempts/attacker.ts';
import type { Attempt } from './attempts/attempt.ts';
import { attempts } from './attempts/attempts.ts';
import { strangersAttempts } from './strangers/strangers.ts';
import { answers } from './support/answering.ts';
import { bundleUnsafeShop } from './support/bundle-unsafe-shop.ts';
import { meetStrangers, type Surroundings } from './support/meet-strangers.ts';
import { type PlantedPrey, plantPrey } from './support/prey.ts';
import { startUnsafeShop, type UnsafeShop } from './support/unsafe-shop.ts';

/*
 * The controls of holes.test.ts and strangers.test.ts: the same attempts at a shop whose interpreter, decoy, gates and limits are replaced by what a
 * careless developer would write (`unsafe/`). Without walls each of them must win, or it would prove nothing. With wall 3
 * around the shop, those that it stops lose, and the others show where the first wall is the only one.
 */

let planted: PlantedPrey;
let built: string;

beforeAll(async () => {
  planted = await plantPrey();
  built = await bundleUnsafeShop('containment-unsafe');
});

afterAll(() => planted?.remove());

const quick = attempts.filter((attempt) => attempt.class !== 'exhaust the shop');
const exhausting = attempts.filter((attempt) => attempt.class === 'exhaust the shop');

describe.each([
  ['in the open', false],
  ['with wall 3 alone', true],
] as const)('%s', (_name, confined) => {
  let shop: UnsafeShop;
  beforeAll(async () => {
    shop = await startUnsafeShop(built, confined, { CANARY: planted.prey.secret });
  });
  afterAll(() => shop?.stop());

  const expectation = (attempt: Attempt) => ({ ...attempt, wins: !(confined && attempt.wall3) });

  test.each(quick.map(expectation))('$class through $hole, $title: wins $wins', async ({ attack, look, wins }) => {
    planted.lookAway();
    expect(await outcome(shop, attack, look, wins)).toBe(wins);
    if (!shop.isRunning()) {
      await shop.restart();
    }
  });

  // Wall 3 has nothing to do with time and memory.
  test.each(confined ? [] : exhausting)('$class through $hole: $title', async ({ attack }) => {
    // The process that would answer is gone.
    attack(createAttacker(shop.url, planted.prey)).catch(() => {});
    let exhausted = false;
    for (let look = 0; look < 60 && !exhausted; look += 1) {
      await setTimeout(250);
      exhausted = !(await answers(shop.url, 1000)) || shop.diskUse() > overlayLimit;
    }
    await shop.restart();
    expect(exhausted).toBe(true);
  });
});

describe('with a workbench that anyone may use', () => {
  let shop: UnsafeShop;
  let around: Surroundings;
  beforeAll(async () => {
    shop = await startUnsafeShop(built, false, {});
    around = await meetStrangers(shop.url, planted.prey);
  });
  afterAll(async () => {
    await around?.leave();
    await shop?.stop();
  });

  test.each(strangersAttempts)('$by can $aim: $title', async (attempt) => {
    expect(await around.wins(attempt, true)).toBe(true);
  });
});

/** How long a control waits for a response, in milliseconds. */
const patience = 4000;

/** Returns whether an attempt wins. One that is meant to outlive a restart gets one. */
async function outcome(
  shop: UnsafeShop,
  attack: Attempt['attack'],
  look: Attempt['look'],
  awaited: boolean,
): Promise<boolean> {
  // Some attempts leave no process that could answer.
  const attacked = await Promise.race([
    attack(createAttacker(shop.url, planted.prey)).catch((error: unknown) => [String(error)]),
    setTimeout(patience, []),
  ]);
  if (look !== undefined) {
    await shop.restart();
  }
  const found = (await look?.(createAttacker(shop.url, planted.prey))) ?? [];
  const isWon = () =>
    planted.damage() !== undefined || [...attacked, ...found].some((text) => text.includes(planted.prey.secret));
  // What the attempt started may still be under way.
  for (let wait = 0; wait < (awaited ? 100 : 3) && !isWon(); wait += 1) {
    await setTimeout(30);
  }
  return isWon();
}
