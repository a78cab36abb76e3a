import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { answerWithin } from '../support/answering.ts';
import { memoryIsTold, watchShop } from '../support/watch.ts';
import type { Stall } from './stall.ts';

/** The longest that an attacker may wait for the last of their own responses, in milliseconds. */
const attackEnds = 20_000;

/** Milliseconds for which the shop is still watched after an attempt. */
const aftermath = 250;

const highestMemory = budgets.process.memory / 1024 ** 2;

/** What was observed during an attempt, in milliseconds and MiB. */
interface Look {
  readonly title: string;
  readonly silence: number;
  readonly memory: number;
}

/**
 * Tests that attempts to stop the shop, as it runs in production, fail: during each of them others are answered, and its process stays
 * small and the same. stalls-controls.test.ts makes the same attempts at a shop without the countermeasures.
 */
export function repelStalls(stalls: readonly Stall[]): void {
  let folder: string;
  let shop: RunningShop;
  const looks: Look[] = [];
  const isAtFullStrength = inject('stallScale') === 1;
  /** Challenges that some page was told are solved. */
  const solved = new Set<string>();

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-stalls-')));
    shop = await startShop({ data: join(folder, 'data') });
    await createClient(shop.url).login("admin@juice-sh.op'--", 'x');
    if (!memoryIsTold) {
      console.log('SKIPPED: memory is not checked, since this system does not report that of a process.');
    }
  });

  afterAll(async () => {
    tellWorst(looks);
    await shop?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('while someone tries to stop the shop, others are served:', () => {
    const made = stalls.filter(({ isInHoles }) => isAtFullStrength || !isInHoles);
    test.each(made)('$cause through $through: $title', { timeout: 60_000 }, async (stall) => {
      const pid = shop.shopPid();
      const { seen, isOver } = await attackWith(stall, shop);
      const said = `(longest silence ${seen.silence} ms, highest memory ${seen.memory} MiB)`;
      looks.push({ title: stall.title, silence: seen.silence, memory: seen.memory });
      expect(shop.shopPid(), `process of the shop ${said}`).toBe(pid);
      expect(seen.silence, `longest silence in ms ${said}`).toBeLessThan(answerWithin);
      expect(seen.memory, `highest memory in MiB ${said}`).toBeLessThan(highestMemory);
      expect(isOver, 'every request of the attacker ends').toBe(true);
      await stall.after?.(shop);
      for (const key of await solvedKeys(shop.url)) {
        solved.add(key);
      }
      if (stall.fills) {
        await resetShop(shop.url);
      }
    });
  });

  describe('afterwards', () => {
    test('a shop starts on the folder again, with everything that was solved, and serves an ordinary customer', async () => {
      await shop.stop();
      shop = await startShop({ data: join(folder, 'data') });
      expect(solved).toContain('loginAdminChallenge');
      expect([...(await solvedKeys(shop.url))]).toEqual(expect.arrayContaining([...solved]));
      const client = createClient(shop.url);
      const found = await client.get('/rest/products/search?q=apple');
      expect(found.json().data.length).toBeGreaterThan(0);
      const customer = await newCustomer(client);
      await customer.fill(1, 1);
      const ordered = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, customer);
      expect(ordered.status).toBe(200);
    });
  });
}

/** Prints the attempts that came nearest to their aim. */
function tellWorst(looks: readonly Look[]): void {
  for (const { silence, memory, title } of looks.toSorted((one, other) => other.silence - one.silence).slice(0, 5)) {
    console.log(`silent for ${silence} ms, with ${memory} MiB: ${title}`);
  }
  const [largest] = looks.toSorted((one, other) => other.memory - one.memory);
  console.log(`highest memory: ${largest?.memory} MiB, by ${largest?.title}`);
}

/** Attacks the shop, and watches it until shortly afterwards. */
async function attackWith(stall: Stall, shop: RunningShop) {
  const closes: (() => void)[] = [];
  const watch = await watchShop({ url: shop.url, pid: shop.shopPid(), rhythm: 200 });
  const port = Number(new URL(shop.url).port);
  const attack = stall.attack({
    url: shop.url,
    port,
    scale: inject('stallScale'),
    onEnd: (close) => closes.push(close),
  });
  const isOver = await Promise.race([
    // A client that is refused may see nothing more than its connection end.
    attack.then(
      () => true,
      () => true,
    ),
    wait(attackEnds, false),
  ]);
  await wait(aftermath);
  for (const close of closes) {
    close();
  }
  return { seen: await watch.over(), isOver };
}

async function resetShop(url: string): Promise<void> {
  const client = createClient(url);
  const reset = await client.post('/rest/range/reset-shop', { confirm: true }, { headers: { 'x-range': '1' } });
  expect(reset.status).toBe(200);
}
