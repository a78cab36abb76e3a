import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from './axe.ts';
import { bankCard, goTo, snackBar, visitAs } from './checkout/customers.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { expectToFit, holdBack } from './visits.ts';

const shop = sharedShopWithBrowser();

const calls = /rest\/wallet\/balance/;
const amount = (page: Page) => page.locator('[aria-label="Enter an amount"]');
const balance = (page: Page) => page.locator('app-wallet .confirmation').textContent();
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('walletTotal'));
const message = (page: Page) => page.textContent('#amount-message');

const refused = [
  { typed: '', complaint: 'Please enter an amount.' },
  { typed: '9.99', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
  { typed: '1001', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
  { typed: '-50', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
];

/** Expects that wrong amounts are refused, and kept in the field. */
async function expectRefusals(page: Page): Promise<void> {
  for (const { typed, complaint } of refused) {
    await amount(page).fill(typed);
    await amount(page).blur();
    expect(await message(page), typed).toBe(complaint);
    expect(await amount(page).inputValue()).toBe(typed);
    expect(await page.locator('#submitButton').isDisabled(), typed).toBe(true);
    await amount(page).press('Enter');
    expect(await kept(page), typed).toBe(null);
  }
}

describe('the wallet', () => {
  it('is shown for an amount if there is none to pay, can be topped up while the server is slow, refuses wrong amounts, passes right ones on to the payment, and links to the crypto wallet', async () => {
    const { page } = await visitAs(shop, '/#/about', { cards: [bankCard] });
    const release = await holdBack(page, calls);
    await goTo(page, '/#/payment/wallet');
    await page.waitForURL('**/#/wallet');
    await page.locator('app-wallet [aria-busy=true] .mantine-Skeleton-root').waitFor();
    await amount(page).fill('20');
    expect(await page.locator('#submitButton').isEnabled()).toBe(true);
    release();
    await expect.poll(() => balance(page)).toBe('0.00\u00a4');
    const link = page.getByRole('link', { name: 'Try our new crypto wallet' });
    expect(await link.getAttribute('href')).toBe('#/wallet-web3');
    await expectRefusals(page);
    expect(await barriersInAllLooks(page, 'app-wallet')).toEqual([]);
    for (const typed of ['10', '1000', '49.5']) {
      await amount(page).fill(typed);
      await amount(page).press('Enter');
      await page.waitForURL('**/#/payment/wallet');
      expect(await kept(page)).toBe(typed);
      await goTo(page, '/#/wallet');
    }
  });

  it('is charged from a card and says so, holds a fortune in a narrow window, and stays as it was when the card is refused', async () => {
    const { page, client, token, rows } = await visitAs(shop, '/#/wallet', { cards: [bankCard] });
    await page.getByRole('button', { name: '100\u00a4', exact: true }).click();
    expect(await amount(page).inputValue()).toBe('100');
    await page.locator('[aria-label="Button to continue to payment"]').click();
    await page.waitForURL('**/#/payment/wallet');
    expect(await page.locator('#collapseCouponElement').count()).toBe(0);
    expect(await page.getByText('Pay using wallet').count()).toBe(0);
    await page.getByText('You will be back in your wallet afterwards.').waitFor();
    expect(await page.locator('[aria-label="Proceed to review"]').isDisabled()).toBe(true);
    await page.getByRole('radio').click();
    const [card] = await rows('/api/Cards');
    const charge = page.waitForRequest((request) => request.method() === 'PUT');
    await page.locator('[aria-label="Proceed to review"]').click();
    expect((await charge).postDataJSON()).toEqual({ balance: 100, paymentId: card.id });
    await page.waitForURL('**/#/wallet');
    await expect.poll(() => snackBar(page)).toBe('The money is in your wallet.');
    await expect.poll(() => balance(page)).toBe('100.00\u00a4');
    expect(await kept(page)).toBe(null);

    await client.put('/rest/wallet/balance', { balance: 1e15, paymentId: card.id }, { token });
    await page.evaluate(() => sessionStorage.setItem('walletTotal', '20'));
    await goTo(page, '/#/payment/wallet');
    await page.getByRole('radio').click();
    await client.delete(`/api/Cards/${card.id}`, { token });
    await page.locator('[aria-label="Proceed to review"]').click();
    await expect.poll(() => snackBar(page)).toBe('Payment not accepted.');
    expect(new URL(page.url()).hash).toBe('#/payment/wallet');
    expect(await kept(page)).toBe('20');
    await goTo(page, '/#/wallet');
    await expect.poll(() => balance(page)).toBe('1000000000000100.00\u00a4');
    await expectToFit(page, 'a wallet with a fortune in it', [320]);
  });
});
