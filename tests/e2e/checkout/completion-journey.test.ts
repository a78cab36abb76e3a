import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { stored } from './checkout-visitors.ts';
import { bankCard, goTo, homeAddress, inBar, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

const sums = (page: Page) => page.locator('app-order-completion mat-footer-row').allTextContents();
const card = (page: Page, name: string) => page.locator('.ribbon-card', { hasText: name });

async function addToBasket(page: Page, name: string, pieces: number): Promise<void> {
  await card(page, name).getByLabel('Add to Basket').click();
  await expect.poll(() => inBar(page)).toBe(pieces);
}

/** Fills the basket with three pieces and goes to the choice of an address. */
async function fillBasket(page: Page): Promise<void> {
  await goTo(page, '/#/search');
  await addToBasket(page, 'Apple Juice (1000ml)', 1);
  await addToBasket(page, 'Apple Juice (1000ml)', 2);
  await addToBasket(page, 'Carrot Juice (1000ml)', 3);
  await page.locator('[aria-label="Show the shopping cart"]').click();
  await page.waitForURL('**/#/basket');
  await page.locator('#checkoutButton').click();
  await page.waitForURL('**/#/address/select');
}

it('a customer becomes a deluxe member, charges the wallet and orders at the better prices', {
  timeout: 90_000,
}, async () => {
  const { page } = await visitAs(shop, '/#/deluxe-membership', { addresses: [homeAddress], cards: [bankCard] });
  await page.locator('[aria-label="Become deluxe member"]').click();
  await page.getByRole('radio').click();
  await page.locator('[aria-label="Proceed to review"]').click();
  await page.getByText('You are already a deluxe member!').waitFor();
  await goTo(page, '/#/wallet');
  await page.locator('[aria-label="Enter an amount"]').fill('10');
  await page.locator('[aria-label="Button to continue to payment"]').click();
  await page.getByRole('radio').click();
  await page.locator('[aria-label="Proceed to review"]').click();
  await page.waitForURL('**/#/wallet');
  await fillBasket(page);
  await page.getByRole('radio').click();
  await page.locator('[aria-label="Proceed to payment selection"]').click();
  await page.getByRole('radio', { name: 'One Day Delivery' }).click();
  await page.locator('[aria-label="Proceed to delivery method selection"]').click();
  await page.getByRole('button', { name: 'Pay 5.47\u00a4' }).click();
  await page.waitForURL('**/#/order-summary');
  expect(await stored(page, 'paymentId')).toEqual(['wallet']);
  await page.locator('[aria-label="Complete your purchase"]').click();
  await page.getByText('It should be with you tomorrow.').waitFor();
  expect(await sums(page)).toEqual([
    'Items4.97\u00a4',
    'Delivery0.50\u00a4',
    'Promotion0.00\u00a4',
    'Total Price5.47\u00a4',
  ]);
  await goTo(page, '/#/wallet');
  await expect.poll(() => page.locator('app-wallet .confirmation').textContent()).toBe('4.53\u00a4');
  await goTo(page, '/#/order-history');
  await page.locator('app-order-history .card1').getByText('5.47\u00a4').waitFor();
});
