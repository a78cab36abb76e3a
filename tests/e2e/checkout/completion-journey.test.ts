import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shopWithBrowser } from '../running-shop.ts';
import { stored } from './checkout-visitors.ts';
import { bankCard, goTo, homeAddress, inBar, visitAs } from './customers.ts';

const shop = shopWithBrowser();

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

it('a customer gets from the shop window to a placed order, entering everything on the way', {
  timeout: 90_000,
}, async () => {
  const { page, client, token, basketOnServer } = await visitAs(shop, '/#/about');
  await fillBasket(page);
  await page.locator('[aria-label="Add a new address"]').click();
  await page.waitForURL('**/#/address/create');
  for (const [placeholder, value] of [
    ['Please provide a country.', homeAddress.country],
    ['Please provide a name.', homeAddress.fullName],
    ['Please provide a mobile number.', String(homeAddress.mobileNum)],
    ['Please provide a ZIP code.', homeAddress.zipCode],
    ['Please provide an address.', homeAddress.streetAddress],
    ['Please provide a city.', homeAddress.city],
  ] as const) {
    await page.getByPlaceholder(placeholder).fill(value);
  }
  await page.locator('#submitButton').click();
  await page.getByRole('radio', { name: 'Anna Mustermann' }).click();
  await page.locator('[aria-label="Proceed to payment selection"]').click();
  await page.waitForURL('**/#/delivery-method');
  await page.getByRole('radio', { name: 'Fast Delivery' }).click();
  await page.locator('[aria-label="Proceed to delivery method selection"]').click();
  await page.waitForURL('**/#/payment/shop');
  await page.getByRole('button', { name: 'Add new card' }).click();
  await page.getByLabel('Name', { exact: true }).fill(bankCard.fullName);
  await page.getByLabel('Card Number').fill(String(bankCard.cardNum));
  await page.getByLabel('Expiry Month').selectOption(String(bankCard.expMonth));
  await page.getByLabel('Expiry Year').selectOption(String(bankCard.expYear));
  await page.locator('#submitButton').click();
  await page.getByRole('radio').click();
  await page.locator('[aria-label="Proceed to review"]').click();
  await page.waitForURL('**/#/order-summary');
  await page.locator('[aria-label="Complete your purchase"]').click();
  await page.waitForURL('**/#/order-completion/*');
  await page.getByText('It should be with you in 3 days.').waitFor();
  await page.getByText('Apfelweg 7, Hamburg, 20095').waitFor();
  expect(await sums(page)).toEqual([
    'Items6.97\u00a4',
    'Delivery0.50\u00a4',
    'Promotion0.00\u00a4',
    'Total Price7.47\u00a4',
  ]);
  expect(await basketOnServer()).toEqual([]);
  await expect.poll(() => inBar(page)).toBe(0);
  const [order] = (await client.get('/rest/order-history', { token })).json().data;
  expect(page.url().endsWith(`/#/order-completion/${order.orderId}`)).toBe(true);
});

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
