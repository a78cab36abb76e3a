import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guard, routePaths } from '../../../renderer/src/app/route-paths.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { barriersInAllLooks, withLargeFont } from '../axe.ts';
import { resize, sidewaysOverflow } from '../visits.ts';
import { faultsOf } from './faults.ts';
import { type WalkedScreen, walkedScreens } from './screens.ts';
import { type PreparedShop, prepareShop, type Visitor, visitors } from './visitors.ts';
import { startWalk, type Walker } from './walker.ts';

let shop: RunningShop;
let browser: Browser;
let prepared: PreparedShop;
const walkers = new Map<Visitor, Walker>();

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ data: null }), sharedBrowser()]);
  prepared = await prepareShop(shop.url);
});
afterAll(async () => {
  await closePages(browser);
  await shop.stop();
});

/** Returns one page for each visitor, for the whole walk. */
async function walkerFor(who: Visitor): Promise<Walker> {
  const walker = walkers.get(who) ?? (await startWalk(browser, shop.url, prepared, who));
  walkers.set(who, walker);
  return walker;
}

const guards: Readonly<Record<string, Guard | undefined>> = Object.fromEntries(
  routePaths.map((route) => [route.path, 'guard' in route ? route.guard : undefined]),
);

function isLetIn(who: Visitor, path: string): boolean {
  const guard = guards[path];
  return guard === undefined || guard === who || (guard === 'login' && who !== 'visitor');
}

/** The kind of visitor to whom a screen shows the most. */
const fullestFor = ({ fullest = 'customer' }: WalkedScreen): Visitor => fullest;

describe('every screen', () => {
  // The visits of whoever sees most of a screen are below, where all of it has to be there.
  it.each(visitors)('is shown to the %s, or says why not', { timeout: 240_000 }, async (who) => {
    const walker = await walkerFor(who);
    const wrong: string[] = [];
    for (const [path, screen] of Object.entries(walkedScreens).filter(([, shown]) => fullestFor(shown) !== who)) {
      wrong.push(...(await walker.visit(path, screen, isLetIn(who, path) ? 'the screen' : 'no entry')));
    }
    expect(wrong).toEqual([]);
  });
});

/** Returns what is cut off or sticks out at a browser font of 200 %, in windows of these widths. */
async function faultsInLargeFont(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  await withLargeFont(page, async () => {
    for (const width of widths) {
      await resize(page, width, 900);
      faults.push(...(await faultsOf(page)).map((fault) => `${width} px, large font: ${fault}`));
    }
  });
  return faults;
}

describe('has no accessibility barriers in light and dark colours, in the usual font and twice it, where nothing is cut or sticks out, and fits 320 px:', () => {
  it.each(Object.entries(walkedScreens))('%s', { timeout: 90_000 }, async (path, screen) => {
    const { page, visit } = await walkerFor(fullestFor(screen));
    const wrong = [...(await visit(path, screen, 'everything')), ...(await barriersInAllLooks(page))];
    // The score board's cards are measured where they are tested (tests/e2e/score-board/).
    wrong.push(...(path === 'score-board' ? [] : await faultsInLargeFont(page, [360, 768, 1366])));
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => sidewaysOverflow(page), { message: 'sideways overflow', timeout: 5000 }).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(wrong).toEqual([]);
  });
});
