import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { solvedKeys } from '../exploits/support.ts';
import { claimsOf } from '../support/client.ts';
import { bankCard, goTo, snackBar, type VisitingCustomer, visitAs } from './checkout/customers.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { openAs } from './visits.ts';

const shop = sharedShopWithBrowser();

const calls = /rest\/deluxe-membership/;
const storedRole = async (page: Page) =>
  claimsOf((await page.evaluate(() => localStorage.getItem('token'))) ?? '').data.role;

/** Returns the pictures on the boxes. */
const decals = (page: Page) =>
  page.locator('app-deluxe-user image').evaluateAll((images) => images.map((image) => image.getAttribute('href')));
const boxes = 'assets/public/images/deluxe/blankBoxes.png';

/** Resolves with the request that pays, once it is sent. */
const purchaseOf = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && calls.test(request.url()));

async function fund({ client, token, rows }: VisitingCustomer, balance: number): Promise<void> {
  const [card] = await rows('/api/Cards');
  await client.put('/rest/wallet/balance', { balance, paymentId: card.id }, { token });
}

describe('the deluxe membership', () => {
  it('is offered at its price, with the logo of the shop on the boxes, and can be bought with a card, with a new token in storage and cookie', async () => {
    const { page, rows } = await visitAs(shop, '/#/deluxe-membership', { cards: [bankCard] });
    await page.getByText('49.00\u00a4').waitFor();
    const logo = 'assets/public/images/JuiceShop_Logo.png';
    await expect.poll(() => decals(page)).toEqual([boxes, ...Array.from({ length: 5 }, () => logo)]);
    expect(await page.locator('.feature-card').count()).toBe(3);
    await page.locator('[aria-label="Become deluxe member"]').click();
    await page.waitForURL('**/#/payment/deluxe');

    await expect
      .poll(() => page.getByText('To pay', { exact: true }).locator('..').textContent())
      .toBe('To pay49.00\u00a4');
    const [card] = await rows('/api/Cards');
    await page.getByRole('radio').click();
    const purchase = purchaseOf(page);
    await page.locator('[aria-label="Proceed to review"]').click();
    expect((await purchase).postDataJSON()).toEqual({ paymentMode: 'card', paymentId: card.id });
    await page.waitForURL('**/#/deluxe-membership');
    await page.locator('.heading .error').getByText('You are already a deluxe member!').waitFor();
    expect(await page.locator('.btn-become-member').count()).toBe(0);
    expect(await storedRole(page)).toBe('deluxe');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(cookie?.expires).toBe(-1);
    expect(cookie?.value).toBe(await page.evaluate(() => localStorage.getItem('token')));
  });

  it('cannot be bought with an empty wallet, as the server says when the button is pressed all the same, but with a full one', async () => {
    const customer = await visitAs(shop, '/#/payment/deluxe', { cards: [bankCard] });
    const { page, client, token } = customer;
    const button = page.getByRole('button', { name: 'Pay 49.00\u00a4' });
    await page.getByText('There is not enough in your wallet for this.').waitFor();
    expect(await button.isDisabled()).toBe(true);
    await button.evaluate((element) => element.removeAttribute('disabled'));
    await button.click({ force: true });
    await expect.poll(() => snackBar(page)).toBe('Insuffienct funds in Wallet');
    expect(await storedRole(page)).toBe('customer');

    await fund(customer, 50);
    await goTo(page, '/#/wallet');
    await expect.poll(() => page.locator('app-wallet .confirmation').textContent()).toBe('50.00\u00a4');
    await goTo(page, '/#/payment/deluxe');
    const purchase = purchaseOf(page);
    await button.click();
    expect((await purchase).postDataJSON()).toEqual({ paymentMode: 'wallet' });
    await page.waitForURL('**/#/deluxe-membership');
    expect((await client.get('/rest/wallet/balance', { token })).json().data).toBe(1);
    await goTo(page, '/#/wallet');
    await expect.poll(() => page.locator('app-wallet .confirmation').textContent()).toBe('1.00\u00a4');
  });

  it('is not for administrators, as the server says itself', async () => {
    const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/#/deluxe-membership');
    await page.locator('.heading .error').getByText('You are not eligible for deluxe membership!').waitFor();
    expect(await page.locator('.btn-become-member').count()).toBe(0);
  });
});

describe('the boxes on the page', () => {
  // weakness: svgInjectionChallenge
  it('carry any picture that the address names, and the right one solves a challenge', async () => {
    const { page } = await visitAs(shop, '/#/about');
    const picture = '../../../redirect?to=https://placecats.com/400/400?x=https://github.com/juice-shop/juice-shop';
    const asked = page.waitForRequest(/\/redirect\?to=/);
    await goTo(page, `/#/deluxe-membership?testDecal=${encodeURIComponent(picture)}`);
    await expect.poll(() => decals(page)).toContain(`assets/public/images/${picture}`);
    expect(new URL((await asked).url()).pathname).toBe('/redirect');
    await expect.poll(() => solvedKeys(shop.url)).toContain('svgInjectionChallenge');
  });
});
