import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { faultsOf } from './faults.ts';
import { walkedScreens } from './screens.ts';
import { type PreparedShop, prepareShop, type Visitor } from './visitors.ts';
import { startWalk, type Walker } from './walker.ts';

let shop: RunningShop;
let browser: Browser;
let prepared: PreparedShop;
const walkers = new Map<Visitor, Walker>();

beforeAll(async () => {
  // What a reader sets in Chromium as the very large font: rem and em follow it, pixels do not.
  [shop, browser] = await Promise.all([
    startShop({ data: null }),
    launchBrowser(['--blink-settings=defaultFontSize=32']),
  ]);
  prepared = await prepareShop(shop.url);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

async function walkerFor(who: Visitor): Promise<Walker> {
  const walker = walkers.get(who) ?? (await startWalk(browser, shop.url, prepared, who));
  walkers.set(who, walker);
  return walker;
}

/** The score board's cards are measured where they are tested (tests/e2e/score-board/). */
const screens = Object.entries(walkedScreens).filter(([path]) => path !== 'score-board');

describe('at a browser font of 200 % nothing is cut and nothing sticks out on', () => {
  it.each(screens)('%s', { timeout: 90_000 }, async (path, screen) => {
    const { page, visit } = await walkerFor(screen.fullest ?? 'customer');
    const wrong = [...(await visit(path, screen, 'everything'))];
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      wrong.push(...(await faultsOf(page)).map((fault) => `${width} px: ${fault}`));
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(wrong).toEqual([]);
  });
});
