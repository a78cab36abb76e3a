import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../orders/placed-orders.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack } from '../visits.ts';
import { goTo, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

const calls = /rest\/track-order/;
const sums = (page: Page) => page.locator('app-order-completion mat-footer-row').allTextContents();
const couponData = btoa('WMNSDY2019-1551999600000');

/** Expects that an order of five products can be shared in 140 characters. */
async function expectShareable(page: Page): Promise<void> {
  const address = async () => new URL((await page.getByLabel('Tweet').getAttribute('href')) ?? '');
  await expect
    .poll(async () => (await address()).searchParams.get('text'))
    .toMatch(/^I just purchased\n- .*\nfrom @owasp_juiceshop$/s);
  const { origin, pathname, searchParams } = await address();
  expect(origin + pathname).toBe('https://twitter.com/intent/tweet');
  expect(searchParams.get('hashtags')).toBe('security');
  const text = searchParams.get('text') ?? '';
  expect(text.slice(0, 140)).toMatch(/\.\.\.$/);
  expect(text.slice(140)).toBe('\nfrom @owasp_juiceshop');
}

describe('the completed order', () => {
  it('gets thanks, an itemised list, and the time and place of delivery; it leads to its confirmation in the open folder, and to its tracking page; it gets thanks at once from a slow server, can be shown on demand after a failure, and shared in 140 characters; one that does not exist is unknown', async () => {
    const customer = await visitAs(shop, '/#/about');
    const { page } = customer;
    const order = await placeOrder(customer, { products: [[25, 4]], delivery: 2, couponData });
    await goTo(page, `/#/order-completion/${order}`);
    await page.getByRole('heading', { level: 1, name: 'Thank you for your purchase!' }).waitFor();
    await page.getByText('It should be with you in 3 days.').waitFor();
    await page.getByText('Apfelweg 7, Hamburg, HH, 20095').waitFor();
    await page.getByText('Phone Number 4917012345').waitFor();
    const row = page.locator('app-order-completion mat-row');
    expect(await row.textContent()).toBe('Fruit Press89.99\u00a44359.96\u00a4');
    expect(await sums(page), 'with the discount of a campaign').toEqual([
      'Items359.96\u00a4',
      'Delivery0.50\u00a4',
      'Promotion269.97\u00a4',
      'Total Price90.49\u00a4',
    ]);
    await page.getByText('You gained 36 bonus points with this order.').waitFor();

    const link = page.getByLabel('Print order confirmation');
    expect(await link.getAttribute('href')).toBe(`./ftp/order_${order}.pdf`);
    expect((await page.request.get(`${shop.url}/ftp/order_${order}.pdf`)).headers()['content-type']).toBe(
      'application/pdf',
    );
    await page.getByRole('link', { name: 'Track Orders' }).click();
    await page.waitForURL(`**/#/track-result/new?id=${order}`);
    await page.locator('app-track-result').getByText('In our warehouse').waitFor();

    const products = [17, 30, 29, 32, 21].map((product) => [product, 1] as const);
    const second = await placeOrder(customer, { products });
    await fail(page, calls);
    await goTo(page, `/#/order-completion/${second}`);
    await page.getByText('Your order was placed, but its details could not be loaded.').waitFor();
    await page.unroute(calls);
    const release = await holdBack(page, calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Thank you for your purchase!').waitFor();
    expect(await page.locator('app-order-completion mat-table').count()).toBe(0);
    release();
    await expect.poll(() => sums(page)).toHaveLength(4);
    await expectShareable(page);

    await goTo(page, '/#/order-completion/nothing');
    await page.getByRole('heading', { name: 'We have no order with this number.' }).waitFor();
    expect(await page.getByText('Thank you for your purchase!').count()).toBe(0);
  });
});
