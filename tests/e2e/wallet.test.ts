import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bankCard, goTo, snackBar, visitAs } from './checkout/customers.ts';
import { shopWithBrowser } from './running-shop.ts';
import { expectToFit, fail, holdBack } from './visits.ts';

const shop = shopWithBrowser();

const calls = /rest\/wallet\/balance/;
const amount = (page: Page) => page.locator('[aria-label="Enter an amount"]');
const balance = (page: Page) => page.locator('app-wallet .confirmation').textContent();
const message = (page: Page) => page.textContent('#amount-message');

describe('the wallet', () => {
  const refused = [
    { typed: '', complaint: 'Please enter an amount.' },
    { typed: '9.99', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
    { typed: '1001', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
    { typed: '-50', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
  ];

  it('shows its balance, links to the crypto wallet, refuses wrong amounts, and passes right ones on to the payment', async () => {
    const { page } = await visitAs(shop, '/#/wallet');
    await expect.poll(() => balance(page)).toBe('0.00\u00a4');
    const link = page.getByRole('link', { name: 'Try our new crypto wallet' });
    expect(await link.getAttribute('href')).toBe('#/wallet-web3');
    const kept = () => page.evaluate(() => sessionStorage.getItem('walletTotal'));
    for (const { typed, complaint } of refused) {
      await amount(page).fill(typed);
      await amount(page).blur();
      expect(await message(page), typed).toBe(complaint);
      expect(await amount(page).inputValue()).toBe(typed);
      expect(await page.locator('#submitButton').isDisabled(), typed).toBe(true);
      await amount(page).press('Enter');
      expect(await kept(), typed).toBe(null);
    }
    for (const typed of ['10', '1000', '49.5']) {
      await amount(page).fill(typed);
      await amount(page).press('Enter');
      await page.waitForURL('**/#/payment/wallet');
      expect(await kept()).toBe(typed);
      await goTo(page, '/#/wallet');
    }
  });

  it('asks for an amount on the payment screen if there is none', async () => {
    const { page } = await visitAs(shop, '/#/payment/wallet', { cards: [bankCard] });
    await page.waitForURL('**/#/wallet');
    await amount(page).waitFor();
  });

  it('is charged from a card and says so', async () => {
    const { page, rows } = await visitAs(shop, '/#/wallet', { cards: [bankCard] });
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
    expect(await page.evaluate(() => sessionStorage.getItem('walletTotal'))).toBe(null);
  });

  it('stays as it was when the card is refused, with the server’s message', async () => {
    const { page, client, token, rows } = await visitAs(shop, '/#/about', { cards: [bankCard] });
    await page.evaluate(() => sessionStorage.setItem('walletTotal', '20'));
    await goTo(page, '/#/payment/wallet');
    await page.getByRole('radio').click();
    const [card] = await rows('/api/Cards');
    await client.delete(`/api/Cards/${card.id}`, { token });
    await page.locator('[aria-label="Proceed to review"]').click();
    await expect.poll(() => snackBar(page)).toBe('Payment not accepted.');
    expect(new URL(page.url()).hash).toBe('#/payment/wallet');
    expect(await page.evaluate(() => sessionStorage.getItem('walletTotal'))).toBe('20');
  });

  it('asks visitors to log in', async () => {
    const page = await shop.open('/#/wallet');
    await page.locator('app-wallet').getByText('Please login to view this page.').waitFor();
  });
});

describe('the wallet of a server', () => {
  it('that is slow can be topped up meanwhile, and of one that fails says so and loads on demand', async () => {
    const { page } = await visitAs(shop, '/#/about');
    const release = await holdBack(page, calls);
    await goTo(page, '/#/wallet');
    await page.locator('app-wallet [aria-busy=true] .mantine-Skeleton-root').waitFor();
    await amount(page).fill('20');
    expect(await page.locator('#submitButton').isEnabled()).toBe(true);
    release();
    await expect.poll(() => balance(page)).toBe('0.00\u00a4');
    await page.unroute(calls);

    await fail(page, calls);
    await page.reload();
    await page.getByRole('alert').getByText('Your wallet could not be opened.').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => balance(page)).toBe('0.00\u00a4');
  });
});

it('the wallet fits into narrow and wide windows, with a fortune in it', async () => {
  const { page, client, token, rows } = await visitAs(shop, '/#/about', { cards: [bankCard] });
  const [card] = await rows('/api/Cards');
  await client.put('/rest/wallet/balance', { balance: 1e15, paymentId: card.id }, { token });
  await goTo(page, '/#/wallet');
  await expect.poll(() => balance(page)).toBe('1000000000000000.00\u00a4');
  await expectToFit(page, 'the wallet');
});
