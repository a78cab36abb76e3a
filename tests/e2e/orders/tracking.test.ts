import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { solvedKeys } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { goTo, visitAs } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { placeOrder } from './placed-orders.ts';

const shop = sharedShopWithBrowser();

const activeStep = (page: Page) => page.locator('app-track-result li[aria-current=step]').textContent();
const heading = (page: Page) => page.locator('app-track-result h1').textContent();

/** Lets the accountant mark an order as delivered. */
async function deliver(order: string): Promise<void> {
  const client = createClient(shop.url);
  const token = await client.login('accountant@juice-sh.op', 'i am an awesome accountant');
  const orders: readonly { orderId: string; _id: string }[] = (
    await client.get('/rest/order-history/orders', { token })
  ).json().data;
  const id = orders.find(({ orderId }) => orderId === order)?._id;
  await client.put(`/rest/order-history/${id}/delivery-status`, { deliveryStatus: false }, { token });
}

describe('an order that is tracked', () => {
  it('is shown with its contents, the points it earned, and where it is, depending on how it is delivered', async () => {
    const customer = await visitAs(shop, '/#/about');
    const { page } = customer;
    const track = (order: string, path = 'track-result') => goTo(page, `/#/${path}?id=${order}`);
    for (const [delivery, step, days] of [
      [3, 'Being packed', '5 days'],
      [2, 'Being packed', '3 days'],
      [1, 'On its way', '1 day'],
    ] as const) {
      const order = await placeOrder(customer, { products: [[25, 2]], delivery });
      await track(order);
      await expect.poll(() => heading(page)).toBe(`Search Results - ${order}`);
      const last = page.locator('app-track-result li').last();
      await expect.poll(() => last.textContent(), { message: `${delivery}` }).toBe(`Delivered${days}`);
      expect(await activeStep(page), `${delivery}`).toBe(step);
    }
    const row = page.locator('app-track-result mat-row');
    expect(await row.locator('.product-name').textContent()).toBe('Fruit Press');
    expect(await row.locator('.product-price').textContent()).toBe('89.99\u00a4');
    expect(await row.locator('.product-quantity').textContent()).toBe('2');
    expect(await row.locator('.product-total').textContent()).toBe('179.98\u00a4');
    expect(await row.locator('.product-total').getAttribute('data-price')).toBe('179.98');
    await page.getByRole('heading', { name: 'Bonus points earned: 18' }).waitFor();

    const order = await placeOrder(customer, { products: [[25, 2]] });
    await track(order, 'track-result/new');
    await expect.poll(() => activeStep(page), { message: 'right after it was placed' }).toBe('In our warehouse');
    await deliver(order);
    await track(order);
    await expect.poll(() => activeStep(page)).toBe('Delivered');
    await track(order, 'track-result/new');
    await expect.poll(() => activeStep(page), { message: 'however the page was reached' }).toBe('Delivered');
  });
});

describe('an order that does not exist', () => {
  // weakness: reflectedXssChallenge
  it('is reported as unknown, with a link to the existing ones; its heading has no number where none was given, and a number that is markup runs', async () => {
    const page = await shop.open('/#/track-result');
    await expect.poll(() => heading(page)).toBe('Search Results');
    await goTo(page, '/#/track-result?id=nothing');
    await page.getByText('We have no order with this number.').waitFor();
    await expect.poll(() => heading(page)).toBe('Search Results - nothing');
    expect(await barriersInAllLooks(page, 'app-track-result')).toEqual([]);
    await page.getByRole('link', { name: 'Order History' }).click();
    await page.waitForURL('**/#/order-history');

    const said = page.waitForEvent('dialog');
    await goTo(page, '/#/track-result?id=%3Ciframe%20src%3D%22javascript:alert(%60xss%60)%22%3E');
    const dialog = await said;
    expect(dialog.message()).toBe('xss');
    await dialog.dismiss();
    await expect.poll(() => solvedKeys(shop.url)).toContain('reflectedXssChallenge');
  });
});
