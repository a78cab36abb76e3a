import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack } from '../visits.ts';
import { buyer, fund, goToStep, stored, tryAgain } from './checkout-visitors.ts';
import { goTo, snackBar, type VisitingCustomer } from './customers.ts';

const shop = sharedShopWithBrowser();

const toPay = (page: Page) => page.getByText('To pay', { exact: true }).locator('..').textContent();
const continueButton = (page: Page) => page.locator('[aria-label="Proceed to review"]');

/** Creates a customer with less in their wallet than the order costs, who is about to pay. */
async function poorBuyer(): Promise<VisitingCustomer> {
  const customer = await buyer(shop);
  await goToStep(customer, '/#/payment/shop', { paymentId: null });
  await customer.page.getByText('There is not enough in your wallet for this.').waitFor();
  return customer;
}

describe('paying for an order', () => {
  it('with too little in the wallet continues for nobody, even if the button is enabled by hand, and with enough at once; with a card continues to the review, and forgets the total of the items, which is found out again for whoever returns; it leads back, and takes any word in the address', async () => {
    const customer = await poorBuyer();
    const { page } = customer;
    const button = page.getByRole('button', { name: 'Pay 10.97\u00a4' });
    expect(await button.isDisabled()).toBe(true);
    await button.evaluate((element) => element.removeAttribute('disabled'));
    await button.click({ force: true });
    await expect.poll(() => snackBar(page)).toBe('There is not enough money in your wallet.');
    expect(new URL(page.url()).hash).toBe('#/payment/shop');
    expect(await stored(page, 'paymentId')).toEqual([null]);

    await fund(customer, 20);
    await goTo(page, '/#/about');
    await page.locator('app-about').waitFor();
    await goTo(page, '/#/payment/shop');
    await page.locator('.confirmation.card-title').getByText('20.00\u00a4').waitFor();
    await button.click();
    await page.waitForURL('**/#/order-summary');
    expect(await stored(page, 'paymentId')).toEqual(['wallet']);

    await goTo(page, '/#/payment/shop');
    await expect.poll(() => toPay(page)).toBe('To pay10.97\u00a4');
    await page.getByText('You can look over your order before it is placed.').waitFor();
    expect(await continueButton(page).isDisabled()).toBe(true);
    await page.getByRole('radio').click();
    await continueButton(page).click();
    await page.waitForURL('**/#/order-summary');
    const [card] = await customer.rows('/api/Cards');
    expect(await stored(page, 'paymentId', 'itemTotal')).toEqual([String(card.id), null]);

    await goTo(page, '/#/payment/shop');
    await expect.poll(() => toPay(page)).toBe('To pay10.97\u00a4');
    await page.locator('.btn-return').click();
    await page.waitForURL('**/#/order-summary');
    await goTo(page, '/#/payment/anything');
    await expect.poll(() => toPay(page)).toBe('To pay10.97\u00a4');
  });
});

describe('other ways to pay', () => {
  const stores = {
    'Spreadshirt (US)': './redirect?to=http://shop.spreadshirt.com/juiceshop',
    'Spreadshirt (DE)': './redirect?to=http://shop.spreadshirt.de/juiceshop',
    StickerYou: './redirect?to=https://www.stickeryou.com/products/owasp-juice-shop/794',
    Leanpub: './redirect?to=http://leanpub.com/juice-shop',
    OpenSea: 'https://opensea.io/collection/juice-shop',
    'Credit Card': 'https://pwning.owasp-juice.shop/companion-guide/latest/part3/donations.html',
  };

  const coins = [
    [
      'Bitcoin Address',
      '1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
      'blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
    ],
    [
      'Dash Address',
      'Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
      'explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
    ],
    [
      'Ether Address',
      '0x0f933ab9fCAAA782D0279C300D73750e1311EAE6',
      'etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
    ],
  ] as const;

  // weakness: redirectCryptoCurrencyChallenge
  it('lead to stores and donations, and hide those in coins, which still work for whoever finds their buttons', async () => {
    const customer = await buyer(shop);
    const { page } = customer;
    await page.evaluate(() => localStorage.setItem('paymentPanelExpanded', 'true'));
    await goToStep(customer, '/#/payment/shop', { itemTotal: '123456789.5' });
    for (const [name, href] of Object.entries(stores)) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
    const others = page.getByRole('button', { name: 'Other payment options' });
    expect(await others.getAttribute('aria-expanded')).toBe('true');
    const coupon = page.getByRole('button', { name: 'Add a coupon' });
    expect(await coupon.getAttribute('aria-expanded')).toBe('false');
    const buttonOf = (title: string) => page.locator('app-payment button', { hasText: title });
    for (const [title] of coins) {
      await buttonOf(title).waitFor({ state: 'attached' });
      expect(await buttonOf(title).isVisible(), title).toBe(false);
    }
    for (const [title, address, target] of coins) {
      const button = buttonOf(title);
      await button.evaluate((element) => element.closest('[hidden]')?.removeAttribute('hidden'));
      await button.click();
      const dialog = page.locator('app-qr-code');
      await dialog.getByRole('heading', { level: 3, name: title }).waitFor();
      await dialog.getByText(address, { exact: true }).waitFor();
      expect(await dialog.getByRole('link').getAttribute('href'), title).toBe(`./redirect?to=https://${target}`);
      await dialog.locator('qr-code canvas').waitFor();
      if (title === 'Bitcoin Address') {
        expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
      }
      const refused = await page.request.get(`${shop.url}/redirect?to=https://${target}`, { maxRedirects: 0 });
      expect([refused.status(), refused.headers().location], title).toEqual([302, `https://${target}`]);
      await page.locator('.close-dialog').click();
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => button.evaluate((element) => element === document.activeElement), { message: title })
        .toBe(true);
    }

    await coupon.click();
    await page.locator('#coupon').waitFor();
    await expectToFit(page, 'the payment of a fortune with all panels open', [320]);
  });
});

describe('the payment with a server', () => {
  const prices = /api\/Deliverys\/1|rest\/wallet\/balance/;

  it('that fails is asked again on demand, and while it is slow, only what needs the price is held back', async () => {
    const customer = await buyer(shop);
    const { page } = customer;
    await fail(page, prices);
    await goToStep(customer, '/#/payment/shop');
    await page.getByText('What the order comes to could not be found out.').waitFor();
    await page.getByText('Your wallet could not be opened.').waitFor();
    await page.unroute(prices);
    const release = await holdBack(page, prices);
    await tryAgain(page);
    await page.getByRole('radio').click();
    expect(await continueButton(page).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).isDisabled()).toBe(true);
    release();
    await expect.poll(() => toPay(page)).toBe('To pay10.97\u00a4');
    await page.locator('.confirmation.card-title').getByText('0.00\u00a4').waitFor();
  });
});
