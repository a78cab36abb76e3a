import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { holdBack } from './visits.ts';

const shop = sharedShopWithBrowser();

const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
] as const;

/** The number of pictures in the drawing. */
const withPicture = 6;

describe('the first screen', () => {
  it.each(sizes)('at %o is a drawing that the page replaces without a visible change', async (viewport) => {
    const page = await newcomer(viewport);
    const release = await holdCode(page);
    await page.goto(shop.url, { waitUntil: 'commit' });
    await page.waitForFunction(
      (count) =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/images\/products\//.test(name)).length >=
        count,
      withPicture,
    );
    const drawn = await settledPicture(page);
    expect(await page.locator('app-navbar').count()).toBe(0);
    release();
    await page.locator('app-navbar').waitFor();
    expect(await page.locator('#first-screen').count()).toBe(0);
    expect(await difference(drawn, await settledPicture(page))).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });

  it('ends when the address has changed before the code of the page is there', async () => {
    const page = await newcomer(sizes[1]);
    const release = await holdCode(page);
    await page.goto(shop.url, { waitUntil: 'commit' });
    await page.locator('#first-screen').waitFor({ state: 'attached' });
    await page.evaluate(() => location.assign('#/login'));
    release();
    await page.locator('#email').waitFor();
    expect(await page.locator('#first-screen').count()).toBe(0);
  });

  it('ends as soon as a visitor presses something, even if the products do not come', async () => {
    const page = await newcomer(sizes[1]);
    await page.route('**/rest/products/search?q=', () => {});
    await page.goto(shop.url);
    await page.locator('app-root h1').waitFor({ state: 'attached' });
    expect(await page.locator('app-navbar').isVisible()).toBe(false);
    await page.mouse.click(5, 500);
    await page.locator('app-navbar').waitFor();
  });

  it('has no drawing at other addresses', async () => {
    const page = await newcomer(sizes[1]);
    await holdCode(page);
    for (const route of ['/#/login', '/#/search?q=apple']) {
      await page.goto('about:blank');
      await page.goto(shop.url + route, { waitUntil: 'commit' });
      await page.locator('app-root').waitFor({ state: 'attached' });
      expect(await page.locator('#first-screen').count(), route).toBe(0);
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(loaded.join(), route).not.toContain('/images/products/');
    }
  });
});

describe('the score board', () => {
  it.each(sizes)('at %o is a drawing that the page replaces without a visible change', async (viewport) => {
    const page = await newcomer(viewport);
    const release = await holdCode(page);
    await page.goto(`${shop.url}/#/score-board`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.getElementById('page-styles') === null);
    const drawn = await settledPicture(page);
    expect(await page.locator('challenge-card').count()).toBe(0);
    // This picture solves a challenge, whose card would be in the way. If it were held back, it would come once the page is left.
    await page.route('**/padding/1px.png', (route) => route.abort());
    release();
    await page.locator('challenge-card').first().waitFor();
    expect(await page.locator('#first-screen').count()).toBe(0);
    // A few words move by a fraction of a pixel.
    expect(await difference(drawn, await settledPicture(page))).toBeLessThan(3000);
    expect(await layoutShift(page)).toBe(0);
  });

  it('shows its error in place of the drawing when it cannot be loaded', async () => {
    const page = await newcomer(sizes[1]);
    await page.route('**/api/Challenges/?sort=name', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${shop.url}/#/score-board`);
    await page.locator('app-score-board').getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('in another language', () => {
  it.each(['de_DE', 'ar_SA'])('nothing moves in %s while the page arrives', async (language) => {
    const page = await newcomer(sizes[1]);
    // The first visit of the board solves a challenge, whose card then says so.
    await page.route('**/padding/1px.png', (route) => route.abort());
    await page.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
    await page.goto(shop.url);
    await page.locator('app-search-result img').first().waitFor();
    await settledPicture(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(language.replace('_', '-'));
    expect(await layoutShift(page)).toBe(0);
    await page.goto('about:blank');
    await page.goto(`${shop.url}/#/score-board`);
    await page.locator('challenge-card').first().waitFor({ state: 'attached' });
    await settledPicture(page);
    expect(await layoutShift(page)).toBe(0);
  });
});

it('a page whose texts take long is there in English, and changes to its language once they have come', async () => {
  const page = await newcomer(sizes[1]);
  await page.context().addCookies([{ name: 'language', value: 'de_DE', url: shop.url }]);
  const release = await holdBack(page, /i18n\/de_DE\.json/);
  await page.goto(`${shop.url}/#/login`);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Anmeldung' }).waitFor();
});

/** Opens an empty page of a visitor who has dismissed the banners. A page whose requests are held back, as in most tests here, uses no cache. */
async function newcomer(viewport: { width: number; height: number }): Promise<Page> {
  const page = await emptiedProfile(await sharedBrowser()).newEmptyPage({ viewport, reducedMotion: 'reduce' });
  const dismissed = ['welcomebanner_status', 'cookieconsent_status'];
  await page.context().addCookies(dismissed.map((name) => ({ name, value: 'dismiss', url: shop.url })));
  await page.addInitScript(() => {
    let shift = 0;
    Reflect.set(window, 'layoutShift', shift);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shift += Number(Reflect.get(entry, 'value'));
        Reflect.set(window, 'layoutShift', shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** Returns the sum of all layout shifts of a newcomer's page. */
function layoutShift(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'layoutShift'));
}

/** Keeps the page's own code back. @returns a function that lets it come */
async function holdCode(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/main.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Waits until two pictures of the window are the same, and returns it. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    const picture = await page.screenshot();
    if (picture.equals(last)) {
      return picture;
    }
    last = picture;
  }
}

/** Returns the number of pixels that differ visibly. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  return a?.filter((light, index) => Math.abs(light - (b?.[index] ?? -100)) > 8).length ?? Number.NaN;
}
