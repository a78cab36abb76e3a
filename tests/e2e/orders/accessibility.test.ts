import type { Page } from 'playwright-core';
import { buyer, goToStep } from '../checkout/checkout-visitors.ts';
import { bankCard, goTo, type VisitingCustomer, visitAs } from '../checkout/customers.ts';
import { keepsNobodyOut, type Screens } from '../keeps-nobody-out.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { fail } from '../visits.ts';

const shop = shopWithBrowser();

const looks = { reducedMotion: 'reduce' } as const;

/** Opens a screen as a user who has everything, so that it has something to show. */
async function at(route: string, something: string, prepare?: (visitor: VisitingCustomer) => Promise<void>) {
  const visitor = await visitAs(shop, '/#/about', { cards: [bankCard] }, looks);
  await prepare?.(visitor);
  await goTo(visitor.page, route);
  await visitor.page.locator(something).first().waitFor();
  return visitor.page;
}

async function atPayment(): Promise<Page> {
  const customer = await buyer(shop, looks);
  await customer.page.evaluate(() => {
    localStorage.setItem('couponPanelExpanded', 'true');
    localStorage.setItem('paymentPanelExpanded', 'true');
  });
  await goToStep(customer, '/#/payment/shop');
  await customer.page.getByText('There is not enough in your wallet for this.').waitFor();
  return customer.page;
}

/** What the walk over all routes doesn't show. */
const screens: Screens = {
  'the empty order history': () => at('/#/order-history', '.emptyState'),
  'an unknown order': () => at('/#/track-result?id=nothing', 'app-track-result a'),
  'the wallet with an error': async () => {
    const page = await at('/#/wallet', 'app-wallet .confirmation');
    await page.locator('[aria-label="Enter an amount"]').fill('5');
    await page.locator('[aria-label="Enter an amount"]').blur();
    await page.getByRole('button', { name: '50\u00a4', exact: true }).click();
    await page.locator('[aria-label="Enter an amount"]').fill('5');
    return page;
  },
  'the wallet that cannot be opened': () => at('/#/wallet', '[role=alert]', ({ page }) => fail(page, /rest\/wallet/)),
  'the payment with a refused coupon': async () => {
    const page = await atPayment();
    await page.fill('#coupon', 'WMNSDY2019');
    await page.press('#coupon', 'Enter');
    await page.locator('#collapseCouponElement .error').waitFor();
    return page;
  },
  'a QR code': async () => {
    const page = await atPayment();
    await page.locator('app-payment button', { hasText: 'Bitcoin Address' }).dispatchEvent('click');
    await page.locator('app-qr-code canvas').waitFor();
    return page;
  },
};

keepsNobodyOut(screens);
