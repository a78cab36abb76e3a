import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { fail, holdBack, openAs } from './visits.ts';

const shop = sharedShopWithBrowser();

const orders = (page: Page) => page.locator('.orders-table mat-row');
const products = (page: Page) => page.locator('.inventory-table mat-row');
const rowOf = (page: Page, name: string) => products(page).filter({ hasText: name });
const message = (page: Page) => page.locator('.mat-mdc-snack-bar-container .mat-mdc-snack-bar-label');

/** Opens the accounting screen as this user. `prepare` runs before it is shown. */
async function openAccounting(prepare: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
  const page = await openAs(shop, 'accountant@juice-sh.op', 'i am an awesome accountant', '/#/login');
  await prepare(page);
  await page.goto(`${shop.url}/#/accounting`);
  await page.locator('app-accounting h1').waitFor();
  return page;
}

const priceOf = async (name: string) => {
  const answer = await createClient(shop.url).get(`/rest/products/search?q=${encodeURIComponent(name)}`);
  return answer.json().data[0].price;
};

describe('the accounting screen', () => {
  it('keeps the place of a table that is slow, and says what failed; it lists all orders with price and status, switches them by sending their present state, and lists all products in pages of ten', async () => {
    let release = () => {};
    const page = await openAccounting(async (opened) => {
      release = await holdBack(opened, /order-history\/orders/);
      await fail(opened, /rest\/products\/search/);
    });
    await page.getByText('The products could not be loaded. Is the shop running?').waitFor();
    expect(await page.locator('.orders-table').getAttribute('aria-busy')).toBe('true');
    await page.unroute(/rest\/products\/search/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => products(page).count()).toBe(10);
    release();
    await orders(page).first().waitFor();
    await page.unroute(/order-history\/orders/);

    expect(await page.locator('.orders-table mat-header-cell').allTextContents()).toEqual([
      'Order ID',
      'Price',
      'Status',
      'Change the status',
    ]);
    expect(await orders(page).locator('.mat-column-Status').allTextContents()).toEqual([
      'Delivered',
      'Delivered',
      'In Transit',
    ]);
    const price = orders(page).first().locator('[data-price]');
    expect(await price.textContent()).toMatch(/^\d+\.\d\d¤$/);
    const range = page.locator('.inventory-table .mat-mdc-paginator-range-label');
    expect(await range.textContent()).toBe('1 – 10 of 36');
    await page.locator('.inventory-table').getByLabel('Next page').click();
    expect(await range.textContent()).toBe('11 – 20 of 36');
    expect(await page.title()).toBe('Accounting - OWASP Juice Shop');

    const order = orders(page).filter({ hasText: 'In Transit' });
    const id = await order.locator('.mat-column-OrderId').textContent();
    const row = orders(page).filter({ hasText: id ?? '' });
    const sent = page.waitForRequest('**/delivery-status');
    await order.getByRole('button', { name: `Mark as delivered: ${id}` }).click();
    expect((await sent).postDataJSON()).toEqual({ deliveryStatus: false });
    await row.locator('.confirmation').getByText('Delivered').waitFor();
    await row.getByRole('button', { name: `Mark as in transit: ${id}` }).click();
    await row.locator('.error').getByText('In Transit').waitFor();

    await page.route('**/delivery-status', (route) => route.abort());
    const delivered = orders(page).filter({ hasText: 'Delivered' });
    await delivered.first().waitFor();
    const before = await delivered.count();
    await delivered.first().getByRole('button').click();
    await expect
      .poll(() => message(page).textContent())
      .toBe('The shop did not answer. Check that it is running and try again.');
    expect(await delivered.count()).toBe(before);
  });

  it('saves a price as it was typed, and says so; it turns a negative one into zero, does not save an empty one, and says in the server’s words why a quantity cannot be saved, which it keeps', async () => {
    const page = await openAccounting();
    const quantity = rowOf(page, 'Carrot Juice').getByLabel('Quantity of Carrot Juice (1000ml)', { exact: true });
    await quantity.fill('7');
    const refused = page.waitForRequest((request) => request.method() === 'PUT');
    await rowOf(page, 'Carrot Juice').getByLabel('Save the quantity').click();
    expect((await refused).postDataJSON()).toEqual({ quantity: '7' });
    await expect.poll(() => message(page).textContent()).toMatch(/^Access denied to IP address/);
    expect(await quantity.inputValue()).toBe('7');

    await page.getByLabel('Price of Banana Juice (1000ml)', { exact: true }).fill('');
    expect(await page.getByLabel('Save the price of Banana Juice (1000ml)').isDisabled()).toBe(true);
    const field = page.getByLabel('Price of Apple Pomace', { exact: true });
    await field.fill('-3');
    await field.press('Enter');
    await expect.poll(() => priceOf('Apple Pomace')).toBe(0);
    await expect.poll(() => field.inputValue()).toBe('0');

    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('Price of Apple Juice (1000ml)', { exact: true }).fill('2.49');
    await page.getByLabel('Save the price of Apple Juice (1000ml)').click();
    expect((await sent).postDataJSON()).toEqual({ price: '2.49' });
    await expect.poll(() => message(page).textContent()).toBe('Price for Apple Juice (1000ml) has been updated.');
    expect(await priceOf('Apple Juice')).toBe(2.49);
    await page.locator('[aria-label="Back to homepage"]').click();
    const tile = page.locator('.ribbon-card').filter({ hasText: 'Apple Juice' }).locator('.item-price');
    await expect.poll(() => tile.getAttribute('data-price')).toBe('2.49');
  });
});
