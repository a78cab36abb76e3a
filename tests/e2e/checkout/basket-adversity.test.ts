import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, watchLayoutShift } from '../visits.ts';
import { goTo, inBar, snackBar, visitAs } from './customers.ts';

const shop = shopWithBrowser();

const [apple, orange] = [1, 2];
const basket = [
  [apple, 2],
  [orange, 1],
] as const;

const quantities = (page: Page) => page.locator('app-purchase-basket mat-cell > span[aria-live]').allTextContents();
const noAnswer = 'The shop did not answer. Check that it is running and try again.';

describe('the basket of a server that is slow', () => {
  it('keeps its place, the page works meanwhile, and one that fails says so and loads on demand', async () => {
    const { page } = await visitAs(shop, '/#/about', { basket });
    const release = await holdBack(page, /rest\/basket/);
    await page.reload();
    await goTo(page, '/#/basket');
    await page.locator('app-purchase-basket [aria-busy]').waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    release();
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    expect(await page.locator('[aria-busy]').count()).toBe(0);
    await page.unroute(/rest\/basket/);

    await fail(page, /rest\/basket/);
    await page.reload();
    await page.getByRole('alert').getByText('Your basket could not be loaded. Is the shop running?').waitFor();
    expect(await page.locator('#checkoutButton').isDisabled()).toBe(true);
    await page.unroute(/rest\/basket/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    await expect.poll(() => inBar(page)).toBe(3);
  });

  it('shows changes at once, and has them all in the end', async () => {
    const { page, basketOnServer } = await visitAs(shop, '/#/basket', { basket });
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    const release = await holdBack(page, /api\/BasketItems/);
    await page.getByRole('button', { name: 'One more of Apple Juice' }).click();
    await page.getByRole('button', { name: 'Remove Orange Juice' }).click();
    await expect.poll(() => quantities(page), { timeout: 1000 }).toEqual(['3']);
    expect(await inBar(page)).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'One more of Orange Juice' }).click();
    await expect.poll(() => quantities(page), { timeout: 1000 }).toEqual(['3', '2']);
    expect(await inBar(page)).toBe(5);
    expect(await basketOnServer()).toEqual(basket);
    release();
    await expect.poll(basketOnServer).toEqual([
      [apple, 3],
      [orange, 2],
    ]);
    await expect.poll(() => quantities(page)).toEqual(['3', '2']);
    expect(await inBar(page)).toBe(5);
  });
});

describe('the basket of a server that is down', () => {
  it('says so, and appears when the server is back', async () => {
    const { page } = await visitAs(shop, '/#/search', { basket });
    await expect.poll(() => inBar(page)).toBe(3);
    await page.route(/rest\/|api\//, (route) => route.abort('connectionrefused'));
    await goTo(page, '/#/basket');
    // What is known stays, and no change is lost.
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    await page.getByRole('button', { name: 'Remove Apple Juice' }).click();
    await expect.poll(() => snackBar(page)).toBe(noAnswer);
    await page.unroute(/rest\/|api\//);
    await goTo(page, '/#/address/select');
    await page.locator('app-address-select').waitFor();
    await goTo(page, '/#/basket');
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    await expect.poll(() => inBar(page)).toBe(3);
  });
});

describe('the basket of a server that fails', () => {
  it('reverts what did not happen: a piece more, or a position less', async () => {
    const { page } = await visitAs(shop, '/#/basket', { basket });
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    await fail(page, /api\/BasketItems/);
    for (const name of ['One more of Apple Juice', 'Remove Apple Juice']) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => snackBar(page), { message: name }).toBe(noAnswer);
      await expect.poll(() => quantities(page), { message: name }).toEqual(['2', '1']);
      expect(await inBar(page), name).toBe(3);
      await page.getByRole('button', { name: 'Close this message' }).click();
    }
    await page.unroute(/api\/BasketItems/);
    await page.getByRole('button', { name: 'One less of Apple Juice' }).click();
    await expect.poll(() => quantities(page)).toEqual(['1', '1']);
    await expect.poll(() => inBar(page)).toBe(2);
  });

  it('keeps what it shows when only reading the result fails', async () => {
    const { page } = await visitAs(shop, '/#/basket', { basket });
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    await fail(page, /rest\/basket/);
    const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'One more of Orange Juice' }).click();
    await changed;
    expect(await quantities(page)).toEqual(['2', '2']);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('the basket on every screen', () => {
  it('fits into narrow and wide windows, including long names, with buttons that are easy to hit', async () => {
    const longest = 24;
    const { page } = await visitAs(shop, '/#/basket', { basket: [...basket, [longest, 1]] });
    await expect.poll(() => quantities(page)).toEqual(['2', '1', '1']);
    for (const width of [320, 360, 768, 1440]) {
      await expectToFit(page, 'the basket', [width]);
      for (const button of await page.locator('app-basket button').all()) {
        const box = await button.boundingBox();
        const what = `${await button.textContent()} at ${width} px`;
        expect(box?.x, what).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(width);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), what).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it('does not jump while it loads', async () => {
    const { page } = await visitAs(shop, '/#/about', { basket });
    const shift = await watchLayoutShift(page);
    await page.goto(`${shop.url}/#/basket`);
    await page.reload();
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    expect(await shift()).toBeLessThan(0.1);
  });
});
