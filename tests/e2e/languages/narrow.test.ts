import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, openPage, sharedBrowser } from '../../support/browser.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { faultsOf } from '../walk/faults.ts';
import { walkedScreens } from '../walk/screens.ts';
import { type PreparedShop, prepareShop, unpack } from '../walk/visitors.ts';

let shop: RunningShop;
let browser: Browser;
let prepared: PreparedShop;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ data: null }), sharedBrowser()]);
  prepared = await prepareShop(shop.url);
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await closePages(browser);
  await shop.stop();
});

/** One route for each screen: what several routes show is looked at once, as the visitor sees it who sees most. */
const screens = Object.entries(walkedScreens).filter(
  ([, { element, shows }], index, all) =>
    all.findIndex(([, other]) => other.element === element && other.shows === shows) === index,
);

// The two whose texts are longest, and the one that runs from the right.
it.each(['fr_FR', 'de_DE', 'ar_SA'])(
  'at 360 px nothing is cut and nothing sticks out in %s',
  {
    timeout: 240_000,
  },
  async (language) => {
    const page = await openPage(emptiedProfile(browser), `${shop.url}/#/403`, {
      viewport: { width: 360, height: 740 },
    });
    await page.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
    const wrong: string[] = [];
    for (const who of ['customer', 'deluxe', 'accounting', 'admin', 'visitor'] as const) {
      await page.context().clearCookies({ name: 'token' });
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        window.location.assign('#/403');
      });
      await unpack(page, prepared.belongings[who]);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language.replace('_', '-'));
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
