import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { connect, resetProgress } from '../exploits/support.ts';
import { type RunningShop, type ShopWishes, startShop } from '../support/shop.ts';

let shop: RunningShop | undefined;
afterEach(() => shop?.stop());

async function start(wishes: ShopWishes = {}): Promise<string> {
  shop = await startShop({ data: null, ...wishes });
  return shop.url;
}

const solveScoreBoard = (url: string) => fetch(`${url}/assets/public/images/padding/1px.png`);

/** Returns the names of the events that a new page receives until every waiting event has been sent. */
async function firstEvents(url: string): Promise<readonly string[]> {
  const page = await connect(url);
  await page.settled();
  page.leave();
  return page.events;
}

it('says "server started" only to the very first page, when nothing was solved yet', async () => {
  const url = await start();
  expect(await firstEvents(url)).toEqual(['server started']);
  expect(await firstEvents(url)).toEqual([]);
});

it('does not say "server started" when something was solved in an earlier run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-start-'));
  const data = join(folder, 'data');
  await solveScoreBoard(await start({ data }));
  await shop?.stop();
  expect(await firstEvents(await start({ data }))).toEqual([]);
  await shop?.stop();
  rmSync(folder, { recursive: true });
});

it('also says "server started" when something was solved before the first page opened, which has more to restore', async () => {
  const url = await start();
  await solveScoreBoard(url);
  expect(await firstEvents(url)).toEqual(['server started', 'challenge solved']);
});

it('does not say "server started" when the learner has cleared the progress', async () => {
  const url = await start();
  await solveScoreBoard(url);
  await resetProgress(url);
  expect(await firstEvents(url)).toEqual([]);
});

it('sends notifications as hidden where the configuration says so', async () => {
  const url = await start({ config: 'challenges:\n  showSolvedNotifications: false\n' });
  const page = await connect(url);
  await solveScoreBoard(url);
  expect(await page.hears('scoreBoardChallenge')).toMatchObject({ hidden: true });
  page.leave();
});

it("makes flags with the operator's key", async () => {
  const url = await start({ env: { CTF_KEY: 'our own key' } });
  const page = await connect(url);
  await solveScoreBoard(url);
  const { flag } = await page.hears('scoreBoardChallenge');
  expect(flag).toBe(createHmac('sha1', 'our own key').update('Score Board').digest('hex'));
  page.leave();
});
