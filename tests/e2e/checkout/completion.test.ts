import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type OrderWishes, placeOrder } from '../orders/placed-orders.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack } from '../visits.ts';
import { goTo, visitAs } from './customers.ts';

const shop = shopWithBrowser();

const calls = /rest\/track-order/;
const sums = (page: Page) => page.locator('app-order-completion mat-footer-row').allTextContents();

type BuyerWishes = Pick<OrderWishes, 'products' | 'couponData'>;

const fourFruitPresses = [[25, 4]] as const;
const oneAppleJuice = [[1, 1]] as const;

/** Creates a customer with an order, of four Fruit Presses by default, and a way to its completion page. */
async function buyer({ products = fourFruitPresses, couponData }: BuyerWishes = {}) {
  const customer = await visitAs(shop, '/#/about');
  const order = await placeOrder(customer, {
    products,
    delivery: 2,
    ...(couponData !== undefined && { couponData }),
  });
  return { ...customer, order, complete: () => goTo(customer.page, `/#/order-completion/${order}`) };
}

describe('the completed order', () => {
  it('gets thanks, an itemised list, and the time and place of delivery; it leads to its confirmation in the open folder, and to its tracking page', async () => {
    const { page, order, complete } = await buyer();
    await complete();
    await page.getByRole('heading', { level: 1, name: 'Thank you for your purchase!' }).waitFor();
    await page.getByText('It should be with you in 3 days.').waitFor();
    await page.getByText('Apfelweg 7, Hamburg, HH, 20095').waitFor();
    await page.getByText('Phone Number 4917012345').waitFor();
    const row = page.locator('app-order-completion mat-row');
    expect(await row.textContent()).toBe('Fruit Press89.99\u00a44359.96\u00a4');
    expect(await sums(page)).toEqual([
      'Items359.96\u00a4',
      'Delivery0.50\u00a4',
      'Promotion0.00\u00a4',
      'Total Price360.46\u00a4',
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
  });

  it('shows the discount of a campaign', async () => {
    const { page, complete } = await buyer({ couponData: btoa('WMNSDY2019-1551999600000') });
    await complete();
    await expect
      .poll(() => sums(page))
      .toEqual(['Items359.96\u00a4', 'Delivery0.50\u00a4', 'Promotion269.97\u00a4', 'Total Price90.49\u00a4']);
  });

  it('can be shared, in 140 characters', async () => {
    const customer = await visitAs(shop, '/#/about');
    const { page } = customer;
    const order = await placeOrder(customer, {
      products: [
        [17, 1],
        [30, 1],
        [29, 1],
        [32, 1],
        [21, 1],
      ],
    });
    await goTo(page, `/#/order-completion/${order}`);
    await page.getByLabel('Tweet').waitFor();
    await expect
      .poll(async () => new URL((await page.getByLabel('Tweet').getAttribute('href')) ?? '').searchParams.get('text'))
      .toMatch(/\nfrom @owasp_juiceshop$/);
    const address = new URL((await page.getByLabel('Tweet').getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://twitter.com/intent/tweet');
    expect(address.searchParams.get('hashtags')).toBe('security');
    const text = address.searchParams.get('text') ?? '';
    expect(text).toMatch(/^I just purchased\n- /);
    expect(text.slice(0, 140)).toMatch(/\.\.\.$/);
    expect(text.slice(140)).toBe('\nfrom @owasp_juiceshop');
  });

  it('that does not exist is reported as unknown', async () => {
    const page = await shop.open('/#/order-completion/nothing');
    await page.getByRole('heading', { name: 'We have no order with this number.' }).waitFor();
    expect(await page.getByText('Thank you for your purchase!').count()).toBe(0);
  });
});

describe('the completed order with a server', () => {
  it('that is slow gets thanks at once, and with one that fails, it is shown on demand', async () => {
    const { page, complete } = await buyer();
    const release = await holdBack(page, calls);
    await complete();
    await page.getByText('Thank you for your purchase!').waitFor();
    expect(await page.locator('app-order-completion mat-table').count()).toBe(0);
    release();
    await expect.poll(() => sums(page)).toHaveLength(4);
    await page.unroute(calls);

    await fail(page, calls);
    await page.reload();
    await page.getByText('Your order was placed, but its details could not be loaded.').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => sums(page)).toHaveLength(4);
  });
});

it('the completed order fits into narrow and wide windows', async () => {
  const { page, complete } = await buyer({ products: oneAppleJuice });
  await complete();
  await expect.poll(() => sums(page)).toHaveLength(4);
  await expectToFit(page, 'the completed order');
});
