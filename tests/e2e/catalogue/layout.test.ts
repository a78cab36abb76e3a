import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { holdBack, resize, sidewaysOverflow, watchLayoutShift } from '../visits.ts';
import { openReviews } from './shop-window.ts';

const shop = sharedShopWithBrowser();

const lastPicture = (page: Page) => page.locator('app-search-result .img-thumbnail').nth(5);

/** The layout shift that counts as standing still. The web's own metric calls 0.1 good. */
const nothing = 0.01;

describe('nothing jumps', () => {
  it('while the products load, in a narrow window or a wide one', async () => {
    const page = await shop.open('/#/login');
    const shift = await watchLayoutShift(page);
    for (const width of [360, 1280]) {
      await resize(page, width);
      const release = await holdBack(page, /rest\/products\/search/);
      await page.goto(`${shop.url}/?fresh=${width}#/`);
      // The first screen is shown meanwhile.
      await page.locator('app-search-result [aria-busy=true]').waitFor({ state: 'attached' });
      release();
      await lastPicture(page).waitFor();
      await lastPicture(page).scrollIntoViewIfNeeded();
      await expect
        .poll(() => lastPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      expect(await shift(), `${width} px`).toBeLessThan(nothing);
      await page.unroute(/rest\/products\/search/);
    }
  });
});

describe('the shop window at 320 px', () => {
  it('neither products, nor few, nor none, nor a long search, nor the dialog scroll sideways; from right to left, the grid begins on the right, and badges, arrows and the dialog turn with it', async () => {
    const page = await shop.open('/', { viewport: { width: 320, height: 640 } });
    for (const [route, heading] of [
      ['/#/search?q=juice', 'Search Results - juice'],
      ['/#/search?q=durian', 'Search Results - durian'],
      [`/#/search?q=${'m'.repeat(80)}`, `Search Results - ${'m'.repeat(80)}`],
      ['/#/', 'All Products'],
    ] as const) {
      await goTo(page, route);
      await expect.poll(() => page.textContent('.heading > h1')).toBe(heading);
      await page.locator('.ribbon-card, .emptyState').first().waitFor();
      expect(await sidewaysOverflow(page), route).toBe(0);
    }
    const dialog = await openReviews(page, 'Apple Juice');
    await dialog.locator('.comment').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

    await resize(page, 1280, 900);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const boxes = await page
      .locator('.ribbon-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(boxes[0]).toBeGreaterThan(boxes[1] ?? Number.POSITIVE_INFINITY);
    expect(await sidewaysOverflow(page)).toBe(0);
    const card = page
      .locator('.ribbon-card')
      .filter({ has: page.locator('.ribbon') })
      .first();
    const [box, badge] = [await card.boundingBox(), await card.locator('.ribbon').boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0) - ((badge?.x ?? 0) + (badge?.width ?? 0))).toBeLessThan(20);
    const arrow = page.getByLabel('Next page').locator('svg');
    expect(await arrow.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
    const [picture, price] = [
      await dialog.locator('.img-thumbnail').boundingBox(),
      await dialog.locator('.item-price').boundingBox(),
    ];
    expect(picture?.x ?? 0).toBeGreaterThan(price?.x ?? Number.POSITIVE_INFINITY);
  });
});
