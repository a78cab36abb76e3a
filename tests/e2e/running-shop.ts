import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { closePages, openPage, type Session, sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { type RunningShop, type ShopWishes, startShop } from '../support/shop.ts';

/** A confined shop, in memory by default, and a browser for the tests of a file. */
export interface ShopWithBrowser {
  readonly url: string;
  /** The shop itself, for tests that look behind its pages or stop it. */
  readonly shop: RunningShop;
  /** Opens a page in an emptied browser profile (decision 129), which it has to itself, at a route such as `/#/login`, as `openPage` does. It is closed after the test. */
  open(
    route?: string,
    options?: BrowserContextOptions,
    session?: Session,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<Page>;
}

/** Starts both before the tests of the file and stops the shop afterwards. */
export function shopWithBrowser(wishes: ShopWishes = { data: null }): ShopWithBrowser {
  return shopInBrowser(
    () => startShop(wishes),
    (shop) => shop.stop(),
  );
}

/**
 * Resets the shop of this process before the tests of the file (decision 133). For tests that neither stop or configure it nor need one that has
 * just started.
 */
export function sharedShopWithBrowser(): ShopWithBrowser {
  return shopInBrowser(sharedShop, async () => {});
}

function shopInBrowser(start: () => Promise<RunningShop>, end: (shop: RunningShop) => Promise<void>): ShopWithBrowser {
  let shop: RunningShop;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([start(), sharedBrowser()]);
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await closePages(browser);
    await end(shop);
  });
  return {
    get url() {
      return shop.url;
    },
    get shop() {
      return shop;
    },
    open: async (route = '/', options, session, before) => {
      const page = await openPage(emptiedProfile(browser), shop.url + route, options, session, before);
      await page.locator('app-navbar').waitFor();
      return page;
    },
  };
}

/** Logs in as a learner first does, and waits for the shop window. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/login`);
  await page.fill('#email', "' or 1=1--");
  await page.fill('#password', 'anything');
  await page.press('#password', 'Enter');
  await page.waitForURL('**/#/search');
}

/** Describes the focused element as a script would: its own id, aria-label or text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const ownId = element?.id.startsWith('mantine-') === true ? '' : element?.id;
    return ownId || element?.getAttribute('aria-label') || element?.textContent?.trim() || '';
  });
}
