import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack } from '../visits.ts';
import { buyer, fund, goToStep, stored, tryAgain } from './checkout-visitors.ts';
import { inBar, snackBar } from './customers.ts';

const shop = sharedShopWithBrowser();

const totals = (page: Page) => page.locator('app-order-summary .order-summary + table td').allTextContents();
const placeButton = (page: Page) => page.locator('[aria-label="Complete your purchase"]');
const place = (page: Page) => placeButton(page).click();

describe('the order summary', () => {
  it('shows the order’s address, payment, contents and discount, sends it as it was put together, and forgets the choices once it is placed', async () => {
    const customer = await buyer(shop);
    const { page, email } = customer;
    await page.evaluate(() => {
      sessionStorage.setItem('couponDetails', 'IMAGINARY1-1');
      sessionStorage.setItem('couponDiscount', '50');
    });
    await goToStep(customer, '/#/order-summary', { deliveryMethodId: '2' });
    const summary = page.locator('app-order-summary');
    await summary.getByText('Apfelweg 7, Hamburg, HH, 20095').waitFor();
    await expect.poll(() => summary.locator('dl').textContent()).toBe('Card ending in4242Card holderAnna Mustermann');
    await summary.locator('#app-purchase-basket').getByText('Raspberry Juice (1000ml)').waitFor();
    await summary.locator('#app-purchase-basket').getByText(`(${email})`).waitFor();
    expect(await summary.locator('#app-purchase-basket').getByRole('button').count()).toBe(0);
    expect(await summary.locator('#price').count()).toBe(0);
    await expect.poll(() => totals(page)).toEqual(['9.98\u00a4', '0.50\u00a4', '4.99\u00a4', '5.49\u00a4']);
    await expect.poll(() => inBar(page)).toBe(2);

    const order = page.waitForRequest(/\/checkout$/);
    await place(page);
    const request = await order;
    const [address] = await customer.rows('/api/Addresss');
    const [card] = await customer.rows('/api/Cards');
    expect(new URL(request.url()).pathname).toBe(`/rest/basket/${customer.basket}/checkout`);
    expect(request.postDataJSON()).toEqual({
      couponData: btoa('IMAGINARY1-1'),
      orderDetails: { paymentId: String(card.id), addressId: String(address.id), deliveryMethodId: '2' },
    });
    await page.waitForURL('**/#/order-completion/*');
    const used = ['paymentId', 'addressId', 'deliveryMethodId', 'couponDetails', 'couponDiscount'];
    expect(await stored(page, ...used)).toEqual(used.map(() => null));
    await expect.poll(() => inBar(page)).toBe(0);
  });

  it('also sends an order for which nothing was chosen, passes on a coupon in any script, pays from the wallet, and says in the server’s words that it holds too little', async () => {
    const customer = await buyer(shop);
    const { page, client, token } = customer;
    await goToStep(customer, '/#/order-summary', { addressId: null, deliveryMethodId: null, paymentId: null });
    await page.getByText('No card was chosen.').waitFor();
    expect(await page.getByRole('link', { name: 'Choose how to pay' }).getAttribute('href')).toBe('#/payment/shop');
    await expect.poll(() => totals(page)).toEqual(['9.98\u00a4', '0.00\u00a4', '0.00\u00a4', '9.98\u00a4']);
    const order = page.waitForRequest(/\/checkout$/);
    await place(page);
    expect((await order).postDataJSON()).toEqual({
      couponData: 'bnVsbA==',
      orderDetails: { paymentId: null, addressId: null, deliveryMethodId: null },
    });
    await page.waitForURL('**/#/order-completion/*');

    await customer.fill(4, 1);
    await page.evaluate(() => sessionStorage.setItem('couponDetails', 'ジュース-1'));
    await goToStep(customer, '/#/order-summary');
    await place(page);
    await page.waitForURL('**/#/order-completion/*');

    await customer.fill(4, 2);
    await fund(customer, 11);
    await goToStep(customer, '/#/order-summary', { paymentId: 'wallet' });
    await page.locator('app-order-summary').getByText('Digital Wallet').waitFor();
    await place(page);
    await page.waitForURL('**/#/order-completion/*');
    expect((await client.get('/rest/wallet/balance', { token })).json().data).toBeCloseTo(0.03);

    await customer.fill(4, 1);
    await goToStep(customer, '/#/order-summary', { paymentId: 'wallet' });
    await place(page);
    await expect.poll(() => snackBar(page)).toContain('Insufficient wallet balance.');
    expect(new URL(page.url()).hash).toBe('#/order-summary');
  });

  it('of a server that fails says so, keeps what was chosen and loads on demand; while it is slow, the place of the figures is kept, and only one order placed', async () => {
    const customer = await buyer(shop);
    const { page, client, token } = customer;
    const calls = /api\/(Deliverys|Cards|Addresss)\/\d/;
    await fail(page, calls);
    await fail(page, /\/checkout$/);
    await goToStep(customer, '/#/order-summary');
    await page.getByText('What the order comes to could not be found out.').waitFor();
    await page.getByText('The card could not be loaded.').waitFor();
    await page.getByText('The address cannot be shown.').waitFor();
    await page.unroute(calls);
    let release = await holdBack(page, /api\/Deliverys\/1/);
    await tryAgain(page);
    await page.getByText('Apfelweg 7').waitFor();
    await page.locator('app-order-summary td .mantine-Skeleton-root').first().waitFor();
    release();
    await expect.poll(() => totals(page)).toEqual(['9.98\u00a4', '0.99\u00a4', '0.00\u00a4', '10.97\u00a4']);

    await place(page);
    await expect.poll(() => snackBar(page)).not.toBe('');
    expect(await stored(page, 'deliveryMethodId')).toEqual(['1']);
    await page.unroute(/\/checkout$/);
    release = await holdBack(page, /\/checkout$/);
    expect(await placeButton(page).isEnabled()).toBe(true);
    await placeButton(page).dblclick();
    release();
    await page.waitForURL('**/#/order-completion/*');
    expect((await client.get('/rest/order-history', { token })).json().data).toHaveLength(1);
  });
});
