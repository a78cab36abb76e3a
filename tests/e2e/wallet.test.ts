import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bankCard, goTo, snackBar, visitAs } from './checkout/customers.ts';
import { shopWithBrowser } from './running-shop.ts';
import { fail, sidewaysOverflow, slowDown } from './visits.ts';

const shop = shopWithBrowser();

const calls = /rest\/wallet\/balance/;
const amount = (page: Page) => page.getByLabel('Enter an amount');
const balance = (page: Page) => page.locator('app-wallet .confirmation').textContent();
const message = (page: Page) => page.textContent('#amount-message');

describe('the wallet', () => {
  it('shows its balance and links to the crypto wallet', async () => {
    const { page } = await visitAs(shop, '/#/wallet');
    await expect.poll(() => balance(page)).toBe('0.00\u00a4');
    const link = page.getByRole('link', { name: 'Try our new crypto wallet' });
    expect(await link.getAttribute('href')).toBe('#/wallet-web3');
  });

  it.each([
    { typed: '', complaint: 'Please enter an amount.' },
    { typed: '9.99', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
    { typed: '1001', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
    { typed: '-50', complaint: 'You can add 10 to 1000\u00a4 at a time.' },
  ])('refuses the amount "$typed"', async ({ typed, complaint }) => {
    const { page } = await visitAs(shop, '/#/wallet');
    await amount(page).fill(typed);
    await amount(page).blur();
    expect(await message(page)).toBe(complaint);
    expect(await amount(page).inputValue()).toBe(typed);
    expect(await page.locator('#submitButton').isDisabled()).toBe(true);
    await amount(page).press('Enter');
    expect(await page.evaluate(() => sessionStorage.getItem('walletTotal'))).toBe(null);
  });

  it.each(['10', '1000', '49.5'])('passes %s on to the payment', async (typed) => {
    const { page } = await visitAs(shop, '/#/wallet');
    await amount(page).fill(typed);
    await amount(page).press('Enter');
    await page.waitForURL('**/#/payment/wallet');
    expect(await page.evaluate(() => sessionStorage.getItem('walletTotal'))).toBe(typed);
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
    await page.getByLabel('Button to continue to payment').click();
    await page.waitForURL('**/#/payment/wallet');
    expect(await page.locator('#collapseCouponElement').count()).toBe(0);
    expect(await page.getByText('Pay using wallet').count()).toBe(0);
    await page.getByText('You will be back in your wallet afterwards.').waitFor();
    expect(await page.getByLabel('Proceed to review').isDisabled()).toBe(true);
    await page.getByRole('radio').click();
    const [card] = await rows('/api/Cards');
    const charge = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('Proceed to review').click();
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
    await page.getByLabel('Proceed to review').click();
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
  it('that takes three seconds can be topped up meanwhile', async () => {
    const { page } = await visitAs(shop, '/#/about');
    await slowDown(page, calls, 3000);
    await goTo(page, '/#/wallet');
    await page.locator('app-wallet [aria-busy=true] .mantine-Skeleton-root').waitFor();
    await amount(page).fill('20');
    expect(await page.locator('#submitButton').isEnabled()).toBe(true);
    await expect.poll(() => balance(page), { timeout: 10_000 }).toBe('0.00\u00a4');
  });

  it('that fails says so and loads on demand', async () => {
    const { page } = await visitAs(shop, '/#/about');
    await fail(page, calls);
    await goTo(page, '/#/wallet');
    await page.getByRole('alert').getByText('Your wallet could not be opened.').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => balance(page)).toBe('0.00\u00a4');
  });
});

it.each([320, 360, 768, 1440])('the wallet fits into %i pixels, with a fortune in it', async (width) => {
  const customer = await visitAs(shop, '/#/about', { cards: [bankCard] }, { viewport: { width, height: 800 } });
  const { page, client, token } = customer;
  const [card] = await customer.rows('/api/Cards');
  await client.put('/rest/wallet/balance', { balance: 1e15, paymentId: card.id }, { token });
  await goTo(page, '/#/wallet');
  await expect.poll(() => balance(page)).toBe('1000000000000000.00\u00a4');
  expect(await sidewaysOverflow(page)).toBe(0);
});
