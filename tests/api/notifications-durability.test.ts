import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Hashids from 'hashids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import { connect, resetProgress, search, solvedKeys } from '../exploits/support.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

const kills = 4;
/** The longest time between the first solve and the kill. A whole round of solving takes a little longer. */
const latestKill = 150;

const hashids = new Hashids('this is my salt', 60, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890');

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Solves one challenge after another, by exploit and by continue code, until the shop dies. */
async function solveEverything(url: string): Promise<void> {
  const requests = [
    () => fetch(`${url}/assets/public/images/padding/1px.png`),
    () => fetch(`${url}/rest/qwertz`),
    () => search(url, "qwert')) UNION SELECT sql,'2','3','4','5','6','7','8','9' FROM sqlite_master--"),
    ...challengeKeys.map(
      (_key, index) => () => fetch(`${url}/rest/continue-code/apply/${hashids.encode(index + 1)}`, { method: 'PUT' }),
    ),
  ];
  for (const request of requests) {
    await request();
  }
}

it(`keeps every solve that a page was told of, through ${kills} kills at random moments`, {
  timeout: 120_000,
}, async () => {
  const heardPerKill: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await resetProgress(shop.url);
    const page = await connect(shop.url);
    const solving = solveEverything(shop.url).catch(() => 'the shop died meanwhile, as planned');
    await wait(Math.random() * latestKill);
    const restarted = shop.waitForRestart();
    shop.kill('SIGKILL');
    await Promise.all([page.ended, solving]);
    await restarted;
    const solved = await solvedKeys(shop.url);
    expect([...solved]).toEqual(expect.arrayContaining(page.heard.map(({ key }) => key)));
    heardPerKill.push(page.heard.length);
  }
  console.log(`Solves announced before each kill: ${heardPerKill.join(', ')}`);
  expect(Math.max(...heardPerKill)).toBeGreaterThan(0);
});

it('still shows the solves after an ordinary restart', async () => {
  const data = await mkdtemp(join(tmpdir(), 'juice-range-progress-'));
  try {
    const first = await startShop({ data });
    await fetch(`${first.url}/assets/public/images/padding/1px.png`);
    await first.stop();
    const second = await startShop({ data });
    try {
      expect([...(await solvedKeys(second.url))]).toEqual(['scoreBoardChallenge']);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(data, { recursive: true });
  }
});
