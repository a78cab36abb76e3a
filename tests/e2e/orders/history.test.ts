import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { goTo, visitAs } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, openAs } from '../visits.ts';
import { placeOrder } from './placed-orders.ts';

const shop = sharedShopWithBrowser();

const calls = /rest\/order-history/;
const cards = (page: Page) => page.locator('app-order-history .card1');

describe('the order history', () => {
  it('says so when it could not be loaded, keeps its place while it is slow, lists what was bought, the latest order first, and leads to confirmations in the open folder, and to the tracking', async () => {
    const customer = await visitAs(shop, '/#/about');
    const { page } = customer;
    const first = await placeOrder(customer, { products: [[1, 2]] });
    const second = await placeOrder(customer, {
      products: [
        [24, 1],
        [2, 3],
      ],
    });
    await fail(page, calls);
    await goTo(page, '/#/order-history');
    const message = page.getByRole('alert').getByText('Your orders could not be loaded.');
    await message.waitFor();
    expect(await barriersInAllLooks(page, 'app-order-history')).toEqual([]);
    await page.unroute(calls);
    const release = await holdBack(page, calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('app-order-history [aria-busy=true] .mantine-Skeleton-root').first().waitFor();
    release();
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(await page.locator('app-order-history [aria-busy=true]').count()).toBe(0);
    expect(await message.count()).toBe(0);

    expect(await cards(page).first().locator('dd').allTextContents()).toEqual([`#${second}`, '10.85\u00a4', '0']);
    expect(await cards(page).last().locator('dd').first().textContent()).toBe(`#${first}`);
    expect((await cards(page).first().locator('mat-row').allTextContents()).toSorted()).toEqual([
      'Apple Pomace0.89\u00a410.89\u00a4',
      'Orange Juice (1000ml)2.99\u00a438.97\u00a4',
    ]);
    expect(await page.title()).toBe('Order History - OWASP Juice Shop');
    const link = cards(page).first().getByLabel('Print order confirmation');
    expect(await link.getAttribute('href')).toBe(`./ftp/order_${second}.pdf`);
    const answer = await page.request.get(`${shop.url}/ftp/order_${second}.pdf`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await cards(page).first().getByLabel('Track Your Order').click();
    await page.waitForURL(`**/#/track-result?id=${second}`);
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
    const customer = await visitAs(shop, '/#/about');
    const { page } = customer;
    await placeOrder(customer, { products: [[1, 2]] });
    // The description keeps its emphasis, and loses what would run.
    const description = '<em>Freshly pressed</em><img src="no-such-picture" onerror="window.hasRun = true">';
    await page.request.put(`${shop.url}/api/Products/1`, { data: { description } });
    await goTo(page, '/#/order-history');
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
    await dialog.locator('em', { hasText: 'Freshly pressed' }).waitFor();
    expect(await dialog.locator('[onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('of a customer who never bought anything links to the products; a long one loads bit by bit while scrolling down', {
    timeout: 60_000,
  }, async () => {
    const customer = await visitAs(shop, '/#/order-history');
    const { page } = customer;
    await page.locator('app-order-history .emptyState').getByText('No orders yet').waitFor();
    expect(await page.getByAltText('No results found').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Show all products' }).click();
    await page.waitForURL('**/#/search');

    for (let count = 0; count < 21; count += 1) {
      await placeOrder(customer, { products: [[15, 1]] });
    }
    await goTo(page, '/#/order-history');
    await expect.poll(() => cards(page).count()).toBe(20);
    await page.keyboard.press('End');
    await expect.poll(() => cards(page).count()).toBe(21);
  });
});
