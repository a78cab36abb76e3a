import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { newCustomer } from '../support/customer.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { buyer, goToStep } from './checkout/checkout-visitors.ts';
import { goTo } from './checkout/customers.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { fail, openAs } from './visits.ts';

const shop = sharedShopWithBrowser();

/** Describes what has the focus: a message by its text, anything else by its id, and the page itself by its tag. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.matches('[role=alert], [role=status]') === true
      ? `message: ${element.textContent}`
      : element?.id || element?.tagName.toLowerCase() || 'nothing';
  });

/** Notes each moment at which the page's body has the focus, from now on. */
async function watchBody(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { falls: 0 };
    Object.assign(window, { seen });
    const look = () => {
      seen.falls += document.activeElement === document.body ? 1 : 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The script above put it there.
  return () => page.evaluate(() => (window as unknown as { seen: { falls: number } }).seen.falls);
}

/** Presses a button by keyboard, and returns what has the focus once the form has its outcome, and how often the body had it. */
async function press(page: Page, button: string, outcome: string) {
  await page.focus(button);
  const falls = await watchBody(page);
  await page.keyboard.press('Enter');
  await page.locator(outcome).first().waitFor();
  // The focus may move once more after the outcome is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return { focus: await focusOf(page), falls: await falls() };
}

const snackBar = '.mat-mdc-snack-bar-label';

describe('the outcome of a form', () => {
  it('is in sight, clear of the bar, and has the focus, at every size of the window', async () => {
    const page = await shop.open('/#/login');
    await page.fill('#email', 'jim@juice-sh.op');
    await page.fill('#password', 'wrong');
    expect(await press(page, '#loginButton', 'app-login .error:not(:empty)')).toEqual({
      focus: 'message: Invalid email or password.',
      falls: 0,
    });
    await goTo(page, '/#/register');
    await page.fill('#emailControl', 'admin@juice-sh.op');
    await page.fill('#passwordControl', 'Secret-1');
    await page.fill('#repeatPasswordControl', 'Secret-1');
    await page.fill('#securityAnswerControl', 'Blue');
    await page
      .locator('[aria-label="Selection list for the security question"]')
      .selectOption({ label: 'Your favorite book?' });
    for (const [width, height] of [
      [1280, 720],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('#registerButton').scrollIntoViewIfNeeded();
      expect(await press(page, '#registerButton', 'app-register .error:not(:empty)')).toEqual({
        focus: 'message: Email must be unique',
        falls: 0,
      });
      const message = await page.locator('app-register [role=alert]').boundingBox();
      const bar = await page.locator('app-navbar').boundingBox();
      expect(message?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });
});

describe('the focus never falls to the page after', () => {
  it('a refused coupon, which keeps its text, a card and an address', async () => {
    const customer = await buyer(shop);
    const { page } = customer;
    await goToStep(customer, '/#/payment/shop');
    await page.getByRole('button', { name: 'Add a coupon' }).click();
    await page.fill('#coupon', 'not-a-code');
    expect(await press(page, '#applyCouponButton', '#collapseCouponElement .error')).toEqual({
      focus: 'message: Invalid coupon.',
      falls: 0,
    });
    expect(await page.inputValue('#coupon')).toBe('not-a-code');
    await page.getByRole('button', { name: 'Add new card' }).click();
    await page.fill('#card-name', 'Anna');
    await page.fill('#card-number', '4242424242424242');
    await page.getByLabel('Expiry Month').selectOption('7');
    await page.getByLabel('Expiry Year').selectOption('2088');
    expect(await press(page, '#submitButton', snackBar)).toEqual({ focus: 'card-name', falls: 0 });
    await goTo(page, '/#/address/create');
    await page.locator('#address-country').waitFor();
    await fail(page, /api\/Addresss/);
    for (const [field, text] of [
      ['#address-country', 'Germany'],
      ['#address-name', 'Anna'],
      ['#address-mobile-number', '1234567'],
      ['#address-zip-code', '12345'],
      ['#address', 'Hauptstrasse 1'],
      ['#address-city', 'Bonn'],
    ] as const) {
      await page.fill(field, text);
    }
    await page.getByRole('button', { name: 'Close this message' }).click();
    expect(await press(page, '#submitButton', snackBar)).toEqual({ focus: 'submitButton', falls: 0 });
  });

  it('a second factor that is wrong, set up and removed', async () => {
    const client = createClient(shop.url);
    const { token } = await newCustomer(client);
    const page = await shop.open('/#/privacy-security/two-factor-authentication', {}, { token, bid: 1 });
    const secret = (await page.textContent('[class*=secret]'))?.replaceAll(' ', '') ?? '';
    await page.fill('#currentPasswordSetup', 'wrong');
    await page.fill('#initialToken', oneTimeCode(secret));
    const refused = '#two-factor-auth-setup .error:not(:empty)';
    expect((await press(page, '#setupTwoFactorAuth', refused)).focus).toMatch(/^message: /);
    await page.fill('#currentPasswordSetup', 'juicy');
    expect(await press(page, '#setupTwoFactorAuth', '#currentPasswordDisable')).toEqual({
      focus: 'currentPasswordDisable',
      falls: 0,
    });
    await page.fill('#currentPasswordDisable', 'wrong');
    const kept = '#two-factor-auth-disable .error:not(:empty)';
    expect((await press(page, '#disableTwoFactorAuth', kept)).focus).toMatch(/^message: /);
  });

  it('a complaint and a request for recycling', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/complain');
    await page.fill('#complaintMessage', 'Too sour');
    const accepted = await press(page, 'app-complaint #submitButton', 'app-complaint .confirmation');
    expect(accepted.focus).toMatch(/^message: Customer support/);
    expect(accepted.falls).toBe(0);
    await goTo(page, '/#/recycle');
    await page.getByRole('radio').first().check();
    await page.getByLabel('Quantity').fill('20');
    expect(await press(page, '#recycleButton', snackBar)).toEqual({ focus: 'recycle-quantity', falls: 0 });
  });
});
