import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { openAs, resize, watchLayoutShift } from '../visits.ts';
import { goTo, inBar, snackBar, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

/** Seeded products: Apple Juice (1.99, at most five per customer), Orange Juice (2.99), Eggfruit Juice (8.99). */
const [apple, orange, eggfruit] = [1, 2, 3];

const rowOf = (page: Page, name: string) => page.locator('app-purchase-basket mat-row').filter({ hasText: name });
const quantities = (page: Page) => page.locator('app-purchase-basket mat-cell > span[aria-live]').allTextContents();
const total = (page: Page) => page.getAttribute('#price', 'data-price');
const itemTotal = (page: Page) => page.evaluate(() => sessionStorage.getItem('itemTotal'));

/** Expects that each button is in the window, and big enough for a finger. */
async function expectButtonsEasyToHit(page: Page, width: number): Promise<void> {
  await resize(page, width);
  const boxes = await page.locator('app-basket button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, width: wide, height: high } = button.getBoundingClientRect();
      return { name: button.textContent, left, right, least: Math.min(wide, high) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(6);
  for (const { name, left, right, least } of boxes) {
    const what = `${name} at ${width} px`;
    expect(left, what).toBeGreaterThanOrEqual(0);
    expect(right, what).toBeLessThanOrEqual(width);
    expect(least, what).toBeGreaterThanOrEqual(40);
  }
}

describe('the basket', () => {
  it('shows its contents, its owner, the total with two decimals, and the raw numbers next to it, without a jump, and with buttons that are easy to hit', async () => {
    const basket = [
      [apple, 2],
      [eggfruit, 10],
    ] as const;
    let shift = async () => Number.NaN;
    const { page, email } = await visitAs(shop, '/#/basket', { basket }, {}, async (empty) => {
      shift = await watchLayoutShift(empty);
    });
    await rowOf(page, 'Apple Juice').waitFor();
    await expect.poll(() => page.textContent('app-basket h1')).toBe(`Your Basket (${email})`);
    expect(await page.getByAltText('Apple Juice (1000ml)').count()).toBe(1);
    expect(await rowOf(page, 'Eggfruit').textContent()).toContain('8.99¤');
    expect(await rowOf(page, 'Eggfruit').locator('[data-price]').getAttribute('data-price')).toBe('8.99');
    expect(await page.textContent('#price')).toBe('Total Price: 93.88¤');
    expect(Number(await total(page))).toBeCloseTo(93.88);
    expect(Number(await itemTotal(page))).toBeCloseTo(93.88);
    expect(await page.textContent('app-basket .hint')).toBe('This order brings you 10 bonus points.');
    expect(await shift()).toBeLessThan(0.1);
    for (const width of [320, 1440]) {
      await expectButtonsEasyToHit(page, width);
    }
  });

  it('adds and removes single pieces, on the server, in the sum and in the bar, counts every quick click, stops at one, and says in the server’s words why there are no more', async () => {
    const { page, basketOnServer } = await visitAs(shop, '/#/basket', { basket: [[apple, 2]] });
    const more = page.getByRole('button', { name: 'One more of Apple Juice' });
    const less = page.getByRole('button', { name: 'One less of Apple Juice' });
    await more.click();
    await expect.poll(() => quantities(page)).toEqual(['3']);
    await expect.poll(basketOnServer).toEqual([[apple, 3]]);
    await expect.poll(() => inBar(page)).toBe(3);
    await less.click();
    await expect.poll(basketOnServer).toEqual([[apple, 2]]);
    await expect.poll(() => inBar(page)).toBe(2);
    await expect.poll(async () => Number(await total(page))).toBeCloseTo(3.98);
    await expect.poll(async () => Number(await itemTotal(page))).toBeCloseTo(3.98);

    await more.click({ clickCount: 3, delay: 0 });
    await expect.poll(() => quantities(page)).toEqual(['5']);
    await expect.poll(basketOnServer).toEqual([[apple, 5]]);
    await more.click();
    await expect.poll(() => snackBar(page)).toBe('You can order only up to 5 items of this product.');
    expect(await page.locator('.mat-mdc-snack-bar-container').getAttribute('class')).toContain('errorBar');
    await expect.poll(() => quantities(page)).toEqual(['5']);
    expect(await basketOnServer()).toEqual([[apple, 5]]);
    await expect.poll(() => inBar(page)).toBe(5);

    await less.click({ clickCount: 4, delay: 0 });
    await expect.poll(() => quantities(page)).toEqual(['1']);
    await expect.poll(basketOnServer).toEqual([[apple, 1]]);
    expect(await less.isDisabled()).toBe(true);
  });

  it('loses an item at once, with the keyboard focus on the next one, Undo restores it, and leads to the addresses, or only to the products when it is empty', async () => {
    const basket = [
      [apple, 2],
      [orange, 3],
      [eggfruit, 1],
    ] as const;
    const { page, basketOnServer } = await visitAs(shop, '/#/basket', { basket });
    await expect.poll(() => inBar(page)).toBe(6);
    await page.getByRole('button', { name: 'Remove Orange Juice' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => quantities(page)).toEqual(['2', '1']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Remove Eggfruit/);
    expect(await inBar(page)).toBe(3);
    await expect.poll(basketOnServer).toEqual([
      [apple, 2],
      [eggfruit, 1],
    ]);
    expect(await snackBar(page)).toBe('Orange Juice (1000ml) is out of your basket.');
    expect(await barriersInAllLooks(page, '.mat-mdc-snack-bar-container')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(basketOnServer).toEqual([
      [apple, 2],
      [eggfruit, 1],
      [orange, 3],
    ]);
    await expect.poll(() => quantities(page)).toEqual(['2', '1', '3']);
    await expect.poll(() => inBar(page)).toBe(6);

    for (const name of ['Orange', 'Eggfruit', 'Apple']) {
      await page.getByRole('button', { name: `Remove ${name} Juice` }).click();
    }
    await page.getByText('Your basket is empty').waitFor();
    expect(await page.locator('#checkoutButton').isDisabled()).toBe(true);
    expect(await barriersInAllLooks(page, 'app-basket')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('#checkoutButton:enabled').click();
    await page.waitForURL('**/#/address/select');
  });

  it('charges members the deluxe price, shows what others pay, and delivers for less', async () => {
    const password = 'ship coffin krypt cross estate supply insurance asbestos souvenir';
    const page = await openAs(shop, 'stan@juice-sh.op', password, '/#/search');
    const added = page.waitForResponse((answer) => answer.url().includes('api/BasketItems') && answer.ok());
    await page.locator('.ribbon-card').filter({ hasText: 'Apple Juice' }).getByLabel('Add to Basket').click();
    await added;
    await goTo(page, '/#/basket');
    await expect.poll(() => total(page)).toBe('0.99');
    const price = rowOf(page, 'Apple Juice').locator('[data-price]');
    expect(await price.getAttribute('data-price')).toBe('0.99');
    expect(await price.locator('s').textContent()).toBe('1.99¤');

    await goTo(page, '/#/delivery-method');
    const deliveries = page.locator('app-delivery-method [role=radiogroup] [data-price]');
    await expect
      .poll(() => deliveries.evaluateAll((all) => all.map((one) => one.getAttribute('data-price'))))
      .toEqual(['0.5', '0', '0']);
  });
});

describe('weaknesses of the basket', () => {
  it('a quantity below zero is shown and counted as it is (negativeOrderChallenge)', async () => {
    const { page, client, token, basket } = await visitAs(shop, '/#/login');
    await client.post('/api/BasketItems', { ProductId: orange, BasketId: String(basket), quantity: -100 }, { token });
    await goTo(page, '/#/basket');
    await expect.poll(() => quantities(page)).toEqual(['-100']);
    expect(Number(await total(page))).toBeCloseTo(-299);
    expect(Number(await itemTotal(page))).toBeCloseTo(-299);
    expect(await page.locator('#checkoutButton').isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'One more of Orange Juice' }).click();
    await expect.poll(() => quantities(page)).toEqual(['1']);
  });
});
