import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { couponCode } from '../../../server/shop/coupon-codes.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail } from '../visits.ts';
import { buyer, goToStep, stored } from './checkout-visitors.ts';

const shop = sharedShopWithBrowser();

const calls = /\/coupon\//;
const panel = (page: Page) => page.locator('#collapseCouponElement');
const toPay = (page: Page) => page.getByText('To pay', { exact: true }).locator('..').textContent();

/** A coupon of this month whose code fits into an address unencoded. The month is the server's, which is this machine's. */
const valid = [10, 15, 20, 25, 30, 35, 40]
  .map((discount) => ({ discount, code: couponCode(discount, new Date()) }))
  .find(({ code }) => !code.includes('%'));

/** Opens the payment as a buyer, with the coupon panel open. */
async function atThePanel() {
  const customer = await buyer(shop);
  await goToStep(customer, '/#/payment/shop');
  await customer.page.getByRole('button', { name: 'Add a coupon' }).click();
  return customer;
}

/** Counts the requests about coupons that the page makes from now on. */
function countCalls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += calls.test(request.url()) ? 1 : 0;
  });
  return () => count;
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.fill('#coupon', code);
  await page.locator('#applyCouponButton').click();
}

describe('a coupon', () => {
  const incomplete = [
    { typed: '', complaint: 'Please enter your coupon code.', counter: '0/10' },
    { typed: 'too short', complaint: 'A coupon code has 10 characters.', counter: '9/10' },
    { typed: 'far too long', complaint: 'A coupon code has 10 characters.', counter: '12/10' },
  ];

  it('needs ten characters; stays in the field when the shop does not respond, or refuses it in its own words; one of this month gives a discount, and stays with the order', async () => {
    if (valid === undefined) {
      throw new Error('No discount has a code without a percent sign this month.');
    }
    const { page } = await atThePanel();
    for (const { typed, complaint, counter } of incomplete) {
      await page.fill('#coupon', typed);
      await page.locator('#coupon').blur();
      expect(await page.textContent('#coupon-message'), typed).toBe(complaint);
      expect(await page.inputValue('#coupon')).toBe(typed);
      await panel(page).getByText(counter).waitFor();
      expect(await page.locator('#applyCouponButton').isDisabled(), typed).toBe(true);
    }
    const href = (name: string) => panel(page).getByRole('link', { name }).getAttribute('href');
    expect(await href('Bluesky')).toBe('https://bsky.app/profile/owasp-juice.shop');
    expect(await href('Reddit')).toBe('https://www.reddit.com/r/owasp_juiceshop');

    await fail(page, calls);
    await redeem(page, 'IMAGINARY1');
    const complaint = 'The shop did not answer. Check that it is running and try again.';
    await expect.poll(() => panel(page).locator('.error').textContent()).toBe(complaint);
    expect(await page.inputValue('#coupon')).toBe('IMAGINARY1');
    await page.unroute(calls);
    await page.press('#coupon', 'Enter');
    await expect.poll(() => panel(page).locator('.error').textContent()).toBe('Invalid coupon.');
    expect(await page.inputValue('#coupon')).toBe('IMAGINARY1');
    expect(await stored(page, 'couponDetails', 'couponDiscount')).toEqual([
      expect.stringMatching(/^IMAGINARY1-\d+$/),
      null,
    ]);
    expect(await barriersInAllLooks(page, '#collapseCouponElement')).toEqual([]);

    await redeem(page, valid.code);
    const granted = `Your discount of ${valid.discount}% will be applied during checkout.`;
    await expect.poll(() => panel(page).locator('.confirmation').textContent()).toBe(granted);
    expect(await page.inputValue('#coupon')).toBe('');
    const [details, discount] = await stored(page, 'couponDetails', 'couponDiscount');
    expect(details?.startsWith(`${valid.code}-`)).toBe(true);
    expect(discount).toBe(String(valid.discount));
    const total = 9.98 + 0.99 - 9.98 * (valid.discount / 100);
    await expect.poll(() => toPay(page)).toBe(`To pay${total.toFixed(2)}\u00a4`);
  });
});

describe('a coupon of a campaign that is long over', () => {
  // weakness: manipulateClockChallenge
  it('is refused by the page, and granted to a learner who replaces its clock, up to the placed order', {
    timeout: 60_000,
  }, async () => {
    const { page } = await atThePanel();
    const asked = countCalls(page);
    await redeem(page, 'WMNSDY2019');
    await expect.poll(() => panel(page).locator('.error').textContent()).toBe('Invalid coupon.');
    expect(asked()).toBe(0);
    expect((await stored(page, 'couponDetails'))[0]).toMatch(/^WMNSDY2019-\d+$/);

    // As typed into the console: a constructor without any static member.
    await page.evaluate("const then = new Date('March 08, 2019 10:00:00'); Date = function () { return then; };");
    await redeem(page, 'WMNSDY2019');
    const granted = 'Your discount of 75% will be applied during checkout.';
    await expect.poll(() => panel(page).locator('.confirmation').textContent()).toBe(granted);
    expect(asked()).toBe(0);
    expect(await stored(page, 'couponDetails', 'couponDiscount')).toEqual(['WMNSDY2019-1551999600000', '75']);
    await page.getByRole('radio').click();
    await page.locator('[aria-label="Proceed to review"]').click();
    const order = page.waitForRequest(/\/checkout$/);
    await page.locator('#checkoutButton').click();
    expect((await order).postDataJSON().couponData).toBe('V01OU0RZMjAxOS0xNTUxOTk5NjAwMDAw');
    await page.waitForURL('**/#/order-completion/*');
    await expect
      .poll(() => page.locator('mat-footer-row').allTextContents())
      .toEqual(['Items9.98\u00a4', 'Delivery0.99\u00a4', 'Promotion7.49\u00a4', 'Total Price3.48\u00a4']);
    await expect.poll(() => solvedKeys(shop.url)).toContain('manipulateClockChallenge');
  });
});
