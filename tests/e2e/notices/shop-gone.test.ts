import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { closePages, openPage, sharedBrowser } from '../../support/browser.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { barriers } from '../axe.ts';
import { sidewaysOverflow } from '../visits.ts';

let browser: Browser;
/** The shop of all tests, while it runs. */
let shop: RunningShop | undefined;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  shop ??= await startShop({ data: null });
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await closePages(browser);
  await shop?.stop();
});

const urlOfShop = () => shop?.url ?? '';

/** Stops the shop. Returns a function that starts it again at the same address. */
async function stopShop(): Promise<() => Promise<void>> {
  const { port } = new URL(urlOfShop());
  await shop?.stop();
  shop = undefined;
  return async () => {
    shop = await startShop({ data: null, flags: ['--port', port] });
  };
}

/** Waits for the page's own connection, by which it notices that the shop has ended. */
async function connected(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('transport=polling&t=') && name.includes('sid=')),
  );
  await page.waitForTimeout(500);
}

const banner = (page: Page) => page.locator('[data-shop]');

it('a shop that has stopped is announced, and everything comes back with it', async () => {
  const page = await openPage(emptiedProfile(browser), `${urlOfShop()}/#/contact`, {
    viewport: { width: 360, height: 740 },
  });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.locator('#comment').fill('The juice was');
  await connected(page);

  const startAgain = await stopShop();
  await expect.poll(() => banner(page).textContent(), { timeout: 3000 }).toContain('The shop has stopped.');
  expect(await page.locator('#comment').inputValue()).toBe('The juice was');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await barriers(page, '[data-shop]')).toEqual([]);

  // A screen and a picture that were never loaded before.
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.id = 'late';
    picture.src = 'assets/public/images/illustrations/error.svg';
    document.body.append(picture);
    window.location.hash = '#/about';
  });
  await page.waitForTimeout(300);
  const late = () => page.locator('#late').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  expect(await late()).toBe(0);

  await startAgain();
  const returned = performance.now();
  await banner(page).getByText('The shop is back.').waitFor({ timeout: 2000 });
  await page.locator('app-about').waitFor({ timeout: 2000 });
  await expect.poll(late, { timeout: 2000 }).toBeGreaterThan(0);
  expect(performance.now() - returned).toBeLessThan(2000);
  await banner(page).waitFor({ state: 'detached' });
  expect(failures).toEqual([]);
}, 90_000);

it('without a connection, what a screen could not load comes by itself as well, and trying again never leaves the page', async () => {
  const refused = Promise.withResolvers<unknown>();
  const page = await openPage(emptiedProfile(browser), `${urlOfShop()}/#/about`, {}, undefined, async (empty) => {
    await empty.route(/socket\.io\/\?/, (route) => route.abort());
    void empty.waitForEvent('requestfailed', (request) => request.url().includes('socket.io')).then(refused.resolve);
  });
  await page.locator('app-about').waitFor();
  await refused.promise;
  expect(await banner(page).count()).toBe(0);
  const { href } = new URL('#/search', urlOfShop());
  const startAgain = await stopShop();
  await page.evaluate(() => {
    window.location.hash = '#/search';
  });
  const retry = page.getByRole('button', { name: 'Try again' });
  // The page itself repeats a refused call for a while.
  await retry.waitFor({ timeout: 12_000 });
  await banner(page).getByText('The shop has stopped.').waitFor();
  await retry.click();
  await page.waitForTimeout(300);
  expect(page.url()).toBe(href);
  expect(await page.locator('app-navbar').count()).toBe(1);

  await startAgain();
  await page.locator('.item-name').first().waitFor({ timeout: 2000 });
}, 90_000);
