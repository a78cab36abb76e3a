import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { goTo, visitAs } from '../checkout/customers.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack } from '../visits.ts';
import { placeOrder } from './placed-orders.ts';

const shop = shopWithBrowser();

const calls = /rest\/track-order/;
const activeStep = (page: Page) => page.locator('app-track-result li[aria-current=step]').textContent();
const heading = (page: Page) => page.locator('app-track-result h1').textContent();

/** Creates a customer with an order, and a way to track it. */
async function buyer() {
  const customer = await visitAs(shop, '/#/about');
  const order = await placeOrder(customer, { products: [[25, 2]] });
  return { ...customer, order, track: (path = 'track-result') => goTo(customer.page, `/#/${path}?id=${order}`) };
}

describe('an order that is tracked', () => {
  it('is shown with its contents and the points it earned, and is in the warehouse right after it was placed', async () => {
    const { page, order, track } = await buyer();
    await track();
    await expect.poll(() => heading(page)).toBe(`Search Results - ${order}`);
    const row = page.locator('app-track-result mat-row');
    expect(await row.locator('.product-name').textContent()).toBe('Fruit Press');
    expect(await row.locator('.product-price').textContent()).toBe('89.99\u00a4');
    expect(await row.locator('.product-quantity').textContent()).toBe('2');
    expect(await row.locator('.product-total').textContent()).toBe('179.98\u00a4');
    expect(await row.locator('.product-total').getAttribute('data-price')).toBe('179.98');
    await page.getByRole('heading', { name: 'Bonus points earned: 18' }).waitFor();
    await track('track-result/new');
    await expect.poll(() => activeStep(page)).toBe('In our warehouse');
  });

  it('is on its way or being packed, depending on how it is delivered', async () => {
    const customer = await visitAs(shop, '/#/about');
    for (const [delivery, step, days] of [
      [1, 'On its way', '1 day'],
      [2, 'Being packed', '3 days'],
      [3, 'Being packed', '5 days'],
    ] as const) {
      const order = await placeOrder(customer, { products: [[25, 2]], delivery });
      await goTo(customer.page, `/#/track-result?id=${order}`);
      const last = customer.page.locator('app-track-result li').last();
      await expect.poll(() => last.textContent(), { message: `${delivery}` }).toBe(`Delivered${days}`);
      expect(await activeStep(customer.page), `${delivery}`).toBe(step);
    }
  });

  it('that has arrived is shown as delivered, however the page was reached', async () => {
    const { page, order, track } = await buyer();
    const client = createClient(shop.url);
    const token = await client.login('accountant@juice-sh.op', 'i am an awesome accountant');
    const orders: readonly { orderId: string; _id: string }[] = (
      await client.get('/rest/order-history/orders', { token })
    ).json().data;
    const id = orders.find(({ orderId }) => orderId === order)?._id;
    await client.put(`/rest/order-history/${id}/delivery-status`, { deliveryStatus: false }, { token });
    await track('track-result/new');
    await expect.poll(() => activeStep(page)).toBe('Delivered');
  });
});

describe('an order that does not exist', () => {
  it('is reported as unknown, with a link to the existing ones; its heading has no number where none was given', async () => {
    const page = await shop.open('/#/track-result');
    await expect.poll(() => heading(page)).toBe('Search Results');
    await goTo(page, '/#/track-result?id=nothing');
    await page.getByText('We have no order with this number.').waitFor();
    await expect.poll(() => heading(page)).toBe('Search Results - nothing');
    await page.getByRole('link', { name: 'Order History' }).click();
    await page.waitForURL('**/#/order-history');
  });

  // weakness: reflectedXssChallenge
  it('runs the requested number as markup', async () => {
    const page = await shop.open('/');
    const said = page.waitForEvent('dialog');
    await goTo(page, '/#/track-result?id=%3Ciframe%20src%3D%22javascript:alert(%60xss%60)%22%3E');
    const dialog = await said;
    expect(dialog.message()).toBe('xss');
    await dialog.dismiss();
    await page.locator('.challenge-solved-toast').getByText('Reflected XSS').waitFor();
  });
});

describe('tracking with a server', () => {
  it('that is slow keeps the place of the order, and with one that fails says so and loads on demand', async () => {
    const { page, track } = await buyer();
    const release = await holdBack(page, calls);
    await track();
    await page.locator('app-track-result [aria-busy=true] .mantine-Skeleton-root').first().waitFor();
    release();
    await expect.poll(() => activeStep(page)).toBe('On its way');
    await page.unroute(calls);

    await fail(page, calls);
    await page.reload();
    await page.getByRole('alert').getByText('The order could not be looked up.').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => activeStep(page)).toBe('On its way');
  });
});

it('the tracking page fits into narrow and wide windows', async () => {
  const customer = await visitAs(shop, '/#/about');
  const order = await placeOrder(customer, { products: [[26, 5]] });
  await goTo(customer.page, `/#/track-result?id=${order}`);
  await expect.poll(() => activeStep(customer.page)).toBe('On its way');
  await expectToFit(customer.page, 'the tracking page');
});
