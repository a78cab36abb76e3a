import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, openAs } from '../visits.ts';
import { snackBar } from './shop-window.ts';

const shop = sharedShopWithBrowser();

const addButton = (page: Page, name: string) =>
  page.locator('.ribbon-card').filter({ hasText: name }).getByLabel('Add to Basket');
const inBasket = async (page: Page) => Number(await page.textContent('.fa-layers-counter'));

/** Adds apple juice until the shop refuses. */
async function addUntilRefused(page: Page): Promise<void> {
  const add = addButton(page, 'Apple Juice');
  await expect
    .poll(
      async () => {
        await add.click();
        return snackBar(page);
      },
      { interval: 200, timeout: 20_000 },
    )
    .toBe('You can order only up to 5 items of this product.');
}

describe('adding to the basket', () => {
  it('says so, counts, adds one more when it is there already, counts both of two quick clicks, waits for a slow server, and shows in its words why it fails', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701');
    await expect.poll(() => inBasket(page)).toBeGreaterThan(0);
    const before = await inBasket(page);
    const looks = () => page.locator('.mat-mdc-snack-bar-container').getAttribute('class');
    await addButton(page, 'Carrot Juice').click();
    await expect.poll(() => snackBar(page)).toBe('Placed Carrot Juice (1000ml) into basket.');
    expect(await looks()).toContain('confirmBar');
    await expect.poll(() => inBasket(page)).toBe(before + 1);
    await addButton(page, 'Carrot Juice').click();
    await expect.poll(() => snackBar(page)).toBe('Added another Carrot Juice (1000ml) to basket.');
    await expect.poll(() => inBasket(page)).toBe(before + 2);

    await addButton(page, 'Banana Juice').dblclick();
    await expect.poll(() => inBasket(page)).toBe(before + 4);
    expect(await snackBar(page)).toBe('Added another Banana Juice (1000ml) to basket.');

    const release = await holdBack(page, /api\/BasketItems/);
    const asked = page.waitForRequest(/api\/BasketItems/);
    await addButton(page, 'Lemon Juice').click();
    await asked;
    expect(await inBasket(page)).toBe(before + 4);
    release();
    await expect.poll(() => inBasket(page)).toBe(before + 5);

    await fail(page, /rest\/basket\//);
    await addButton(page, 'Eggfruit Juice').click();
    await expect.poll(() => snackBar(page)).toBe('This did not get into your basket. Try again, or log in once more.');
    await page.unroute(/rest\/basket\//);
    await addUntilRefused(page);
    await goTo(page, '/#/search?q=facemask');
    await addButton(page, 'Facemask').click();
    await expect.poll(() => snackBar(page)).toBe('We are out of stock! Sorry for the inconvenience.');
    expect(await looks()).toContain('errorBar');
  });
});
