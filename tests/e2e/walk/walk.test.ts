import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guard, routePaths } from '../../../renderer/src/app/route-paths.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { sharedShop } from '../../support/shared-shop.ts';
import type { RunningShop } from '../../support/shop.ts';
import { barriersInAllLooks, barriersOfRoom, withLargeFont } from '../axe.ts';
import { resize, sidewaysOverflow } from '../visits.ts';
import { faultsOf } from './faults.ts';
import { type WalkedScreen, walkedScreens } from './screens.ts';
import { type PreparedShop, prepareShop, type Visitor, visitors } from './visitors.ts';
import { startWalk, type Walker } from './walker.ts';

let shop: RunningShop;
let browser: Browser;
let prepared: PreparedShop;
let walking: { readonly who: Visitor; readonly walker: Walker } | undefined;

beforeAll(async () => {
  [shop, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
  prepared = await prepareShop(shop.url);
});
afterAll(() => closePages(browser));

/** Returns the page of a visitor, for the whole of their walk. One visitor comes after the other. */
async function walkerFor(who: Visitor): Promise<Walker> {
  if (walking?.who !== who) {
    await closePages(browser);
    walking = { who, walker: await startWalk(browser, shop.url, prepared, who) };
  }
  return walking.walker;
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

/** Members and staff only visit what may differ for them. */
function isVisitedBy(who: Visitor, { differsByRole }: WalkedScreen): boolean {
  return differsByRole === true || who === 'visitor' || who === 'customer';
}

/** A long comment in a large font scrolls, and has nothing to focus. Most browsers make it a stop of the keyboard themselves. */
const known = 'scrollable-region-focusable: .caption';

/** Returns what is wrong with a screen in a narrow window at a browser font of 200 %: barriers, and what is cut off or sticks out. */
async function faultsInLargeFont(page: Page, within: string): Promise<readonly string[]> {
  const faults: string[] = [];
  await withLargeFont(page, async () => {
    await resize(page, 360, 900);
    faults.push(...(await faultsOf(page)), ...(await barriersOfRoom(page, within)));
  });
  return faults.filter((fault) => !fault.startsWith(known)).map((fault) => `360 px, large font: ${fault}`);
}

const entries = Object.entries(walkedScreens);

/**
 * Tells whether somebody looks at a route closely: whoever sees most of it, and where several routes show the same, at the first. The score
 * board is looked at with fewer cards, where it is tested (tests/e2e/score-board/).
 */
function isLookedAtBy(who: Visitor, path: string, screen: WalkedScreen): boolean {
  const first = entries.find(([, { element }]) => element === screen.element)?.[0];
  return fullestFor(screen) === who && first === path && path !== 'score-board';
}

/** Where the bar and all else around a screen is looked at as well, once as a visitor and once as a customer. */
const withSurroundings: readonly string[] = ['login', 'about'];

describe.each(visitors)('to the %s', (who) => {
  it('every screen that is not looked at below is shown, or says why not', { timeout: 240_000 }, async () => {
    const walker = await walkerFor(who);
    const wrong: string[] = [];
    for (const [path, screen] of entries) {
      if (isVisitedBy(who, screen) && !isLookedAtBy(who, path, screen)) {
        const shown = fullestFor(screen) === who ? 'everything' : 'the screen';
        wrong.push(...(await walker.visit(path, screen, isLetIn(who, path) ? shown : 'no entry')));
      }
    }
    expect(wrong).toEqual([]);
  });

  // In light and dark colours, and, in a narrow window, in the usual font and twice it.
  it.each(entries.filter(([path, screen]) => isLookedAtBy(who, path, screen)))(
    '%s shows everything, without accessibility barriers, where nothing is cut or sticks out, and fits 320 px',
    { timeout: 90_000 },
    async (path, screen) => {
      const { page, visit } = await walkerFor(who);
      const wrong = [...(await visit(path, screen, 'everything'))];
      const within = withSurroundings.includes(path) ? 'html' : 'main';
      wrong.push(...(await barriersInAllLooks(page, within)), ...(await faultsInLargeFont(page, within)));
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sidewaysOverflow(page), { message: 'sideways overflow', timeout: 5000 }).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(wrong).toEqual([]);
    },
  );
});
