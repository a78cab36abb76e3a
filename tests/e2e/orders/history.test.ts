import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo, visitAs } from '../checkout/customers.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, openAs } from '../visits.ts';
import { placeOrder } from './placed-orders.ts';

const shop = shopWithBrowser();

const calls = /rest\/order-history/;
const cards = (page: Page) => page.locator('app-order-history .card1');
const cellsOf = (page: Page, nth: number) => cards(page).nth(nth).locator('mat-row').allTextContents();

/** Opens the order history as a customer who has bought twice. */
async function buyer() {
  const customer = await visitAs(shop, '/#/about');
  const first = await placeOrder(customer, { products: [[1, 2]] });
  const second = await placeOrder(customer, {
    products: [
      [24, 1],
      [2, 3],
    ],
  });
  await goTo(customer.page, '/#/order-history');
  return { ...customer, orders: [second, first] as const };
}

describe('the order history', () => {
  it('lists what was bought, the latest order first, and leads to their confirmation in the open folder, and to their tracking', async () => {
    const { page, orders } = await buyer();
    await expect.poll(() => cards(page).count()).toBe(2);
    for (const [index, order] of orders.entries()) {
      expect(await cards(page).nth(index).locator('dd').first().textContent()).toBe(`#${order}`);
    }
    expect((await cellsOf(page, 0)).toSorted()).toEqual([
      'Apple Pomace0.89\u00a410.89\u00a4',
      'Orange Juice (1000ml)2.99\u00a438.97\u00a4',
    ]);
    expect(await cards(page).first().locator('dd').allTextContents()).toEqual([`#${orders[0]}`, '10.85\u00a4', '0']);
    expect(await page.title()).toBe('Order History - OWASP Juice Shop');

    const link = cards(page).first().getByLabel('Print order confirmation');
    expect(await link.getAttribute('href')).toBe(`./ftp/order_${orders[0]}.pdf`);
    const answer = await page.request.get(`${shop.url}/ftp/order_${orders[0]}.pdf`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await cards(page).first().getByLabel('Track Your Order').click();
    await page.waitForURL(`**/#/track-result?id=${orders[0]}`);
    await page.locator('app-track-result').getByText('Products ordered').waitFor();
  });

  it('says which orders have arrived', async () => {
    const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/#/order-history');
    await expect.poll(() => cards(page).count()).toBe(2);
    const states = cards(page).locator('.confirmation, .error');
    expect((await states.allTextContents()).toSorted()).toEqual(['Delivered', 'In Transit']);
    expect(await cards(page).locator('.confirmation').textContent()).toBe('Delivered');
  });

  it('lets a customer review what they bought, with the focus back afterwards, unless the server does not respond', async () => {
    const { page } = await buyer();
    const button = cards(page).last().getByRole('button', { name: 'Write a review of Apple Juice (1000ml)' });
    await fail(page, /api\/Products/);
    await button.click();
    await page.getByText('The shop did not answer. Check that it is running and try again.').waitFor();
    expect(await page.locator('app-product-details').count()).toBe(0);
    await page.unroute(/api\/Products/);

    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('app-product-details');
    await dialog.getByRole('heading', { level: 1, name: 'Apple Juice (1000ml)' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    // The description keeps its emphasis, and loses what would run.
    const description = '<em>Freshly pressed</em><img src="no-such-picture" onerror="window.hasRun = true">';
    await page.request.put(`${shop.url}/api/Products/1`, { data: { description } });
    await page.reload();
    await button.click();
    await dialog.locator('em', { hasText: 'Freshly pressed' }).waitFor();
    expect(await dialog.locator('[onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });

  it('of a customer who never bought anything links to the products', async () => {
    const { page } = await visitAs(shop, '/#/order-history');
    await page.locator('app-order-history .emptyState').getByText('No orders yet').waitFor();
    expect(await page.getByAltText('No results found').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Show all products' }).click();
    await page.waitForURL('**/#/search');
  });

  it('asks visitors to log in', async () => {
    const page = await shop.open('/#/order-history');
    await page.getByText('Please login to view this page.').waitFor();
    await page.locator('app-order-history').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/#/login');
  });
});

it('a long order history loads bit by bit while scrolling down', { timeout: 60_000 }, async () => {
  const customer = await visitAs(shop, '/#/about');
  for (let count = 0; count < 25; count += 1) {
    await placeOrder(customer, { products: [[15, 1]] });
  }
  const { page } = customer;
  await goTo(page, '/#/order-history');
  await expect.poll(() => cards(page).count()).toBe(20);
  await page.keyboard.press('End');
  await expect.poll(() => cards(page).count()).toBe(25);
});

describe('the order history of a server', () => {
  it('that is slow keeps the place of the orders, and of one that fails says so and loads on demand', async () => {
    const { page, orders } = await buyer();
    const release = await holdBack(page, calls);
    await page.reload();
    await page.locator('app-order-history [aria-busy=true] .mantine-Skeleton-root').first().waitFor();
    release();
    await page.getByText(`#${orders[0]}`).waitFor();
    expect(await page.locator('app-order-history [aria-busy=true]').count()).toBe(0);
    await page.unroute(calls);

    await fail(page, calls);
    await page.reload();
    const message = page.getByRole('alert').getByText('Your orders could not be loaded.');
    await message.waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`#${orders[0]}`).waitFor();
    expect(await message.count()).toBe(0);
  });
});

it('the order history fits into narrow and wide windows', async () => {
  const customer = await visitAs(shop, '/#/about');
  await placeOrder(customer, {
    products: [
      [26, 5],
      [17, 1],
    ],
  });
  await goTo(customer.page, '/#/order-history');
  await cards(customer.page).first().waitFor();
  await expectToFit(customer.page, 'the order history');
});
