import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overlayLimit } from '../../../server/decoy/files/file-system.ts';
import { solvedKeys } from '../../exploits/support.ts';
import type { RunningShop, ShopWishes } from '../../support/shop.ts';
import { createAttacker } from '../attempts/attacker.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { answers } from './answering.ts';
import { type PlantedPrey, plantPrey } from './prey.ts';
import { sizeOf } from './size-of.ts';

/**
 * Tests that attempts over HTTP fail at a shop as it runs in production: nothing is won, the log names what was tried, the
 * shop answers within two seconds, and nothing that was solved is lost.
 */
export function attackHoles(
  attempts: readonly Attempt[],
  startShop: (wishes: ShopWishes) => Promise<RunningShop>,
): void {
  let shop: RunningShop;
  let planted: PlantedPrey;
  let solvedBefore: ReadonlySet<string>;

  beforeAll(async () => {
    planted = await plantPrey();
    shop = await startShop({ env: { CANARY: planted.prey.secret } });
    await fetch(`${shop.url}/metrics`);
    solvedBefore = await solvedKeys(shop.url);
    expect(solvedBefore).toContain('exposedMetricsChallenge');
  });

  afterAll(async () => {
    await shop?.stop();
    await planted?.remove();
  });

  const lasting = attempts.filter((attempt) => attempt.class === 'outlive a restart');
  const others = attempts.filter((attempt) => attempt.class !== 'outlive a restart');

  describe.each(Object.entries(Object.groupBy(others, (attempt) => attempt.class)))('to %s', (kind, tried) => {
    test.each(tried)('fails through $hole: $title', async ({ attack, logged }) => {
      planted.lookAway();
      const printed = shop.output().length;
      const pid = shop.shopPid();
      let isOver = false;
      const attacked = attack(createAttacker(shop.url, planted.prey)).finally(() => {
        isOver = true;
      });
      const answered: boolean[] = [];
      // During the attack, too.
      while (kind === 'exhaust the shop' && !isOver && answered.length < 5) {
        answered.push(await answers(shop.url));
        await setTimeout(100);
      }
      const won = (await attacked).filter((text) => text.includes(planted.prey.secret));
      expect(answered).not.toContain(false);
      expect(won).toEqual([]);
      expect(planted.damage()).toBeUndefined();
      expect(await answers(shop.url)).toBe(true);
      expect(shop.shopPid()).toBe(pid);
      if (logged !== undefined) {
        await expect.poll(() => shop.output().slice(printed)).toContain(`warn: Contained (${logged}): `);
      }
      expect([...(await solvedKeys(shop.url))]).toEqual(expect.arrayContaining([...solvedBefore]));
    });
  });

  // The write-ahead log may hold as much again as the files.
  test('the disk holds little more than the quota', () => {
    expect(sizeOf(shop.dataFolder)).toBeLessThan(2 * overlayLimit);
  });

  test('nothing that was planted outlives the shop’s process, and nothing solved is lost with it', async () => {
    planted.lookAway();
    for (const { title, attack, logged } of lasting) {
      const printed = shop.output().length;
      await attack(createAttacker(shop.url, planted.prey));
      await expect
        .poll(() => shop.output().slice(printed), { message: title })
        .toContain(`warn: Contained (${logged}): `);
    }
    shop.kill();
    await shop.waitForRestart();
    expect(await answers(shop.url)).toBe(true);
    for (const { title, look } of lasting) {
      const found = (await look?.(createAttacker(shop.url, planted.prey))) ?? [];
      expect(
        found.filter((text) => text.includes(planted.prey.secret)),
        title,
      ).toEqual([]);
    }
    expect(planted.damage()).toBeUndefined();
    expect([...(await solvedKeys(shop.url))]).toEqual(expect.arrayContaining([...solvedBefore]));
  });
}
