import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, openPage, sharedBrowser } from '../../support/browser.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { sharedShop } from '../../support/shared-shop.ts';
import type { RunningShop } from '../../support/shop.ts';
import { faultsOf } from '../walk/faults.ts';
import { walkedScreens } from '../walk/screens.ts';
import { exchange, type PreparedShop, prepareShop } from '../walk/visitors.ts';

let shop: RunningShop;
let browser: Browser;
let prepared: PreparedShop;

beforeAll(async () => {
  [shop, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
  prepared = await prepareShop(shop.url);
});
afterEach(() => closePages(browser));
afterAll(() => closePages(browser));

/** One route for each screen: what several routes show is looked at once, as the visitor sees it who sees most. */
const screens = Object.entries(walkedScreens).filter(
  ([, { element, shows }], index, all) =>
    all.findIndex(([, other]) => other.element === element && other.shows === shows) === index,
);

// The one whose words are longest, and the one that runs from the right.
it.each(['de_DE', 'ar_SA'])(
  'at 360 px nothing is cut and nothing sticks out in %s',
  {
    timeout: 240_000,
  },
  async (language) => {
    const narrow = { viewport: { width: 360, height: 740 } };
    const page = await openPage(emptiedProfile(browser), `${shop.url}/#/403`, narrow, undefined, (empty) =>
      empty.context().addCookies([{ name: 'language', value: language, url: shop.url }]),
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language.replace('_', '-'));
    const wrong: string[] = [];
    for (const who of ['customer', 'deluxe', 'accounting', 'admin', 'visitor'] as const) {
      await exchange(page, prepared.belongings[who]);
      for (const [path, screen] of screens.filter(([, { fullest = 'customer' }]) => fullest === who)) {
        await page.evaluate((to) => window.location.assign(`#/${to}`), screen.route?.(prepared) ?? path);
        await page.locator(`main ${screen.element}`).locator(screen.shows).first().waitFor();
        await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
        wrong.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);
