import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { address, conversation, inOrder, jimsBasket } from './checkout.ts';
import { type RecordingProxy, startRecordingProxy } from './mitmproxy.ts';
import { findTool, makeScratch, type Scratch } from './tools.ts';

const mitmdump = findTool('mitmdump', 'apt-get install mitmproxy');

describe.skipIf(mitmdump.path === null)('mitmproxy', () => {
  let shop: RunningShop;
  let proxy: RecordingProxy;
  let browser: Browser;
  let scratch: Scratch;
  beforeAll(async () => {
    scratch = makeScratch();
    [shop, proxy] = await Promise.all([startShop({ data: null }), startRecordingProxy(mitmdump, scratch)]);
    // Chromium bypasses the proxy for loopback addresses unless told otherwise.
    browser = await launchBrowser([`--proxy-server=${proxy.address}`, '--proxy-bypass-list=<-loopback>']);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await proxy?.stop();
    await shop?.stop();
    scratch?.remove();
  });

  it('records a whole checkout that a customer makes in a browser', { timeout: 150_000 }, async () => {
    const page = await openPage(browser, `${shop.url}/#/login`);
    await logIn(page);
    await fillBasket(page);
    await enterAddress(page);
    await chooseDelivery(page);
    await enterCard(page);
    await page.locator('[aria-label="Complete your purchase"]').click();
    await page.waitForURL('**/#/order-completion/*');
    const orderId = page.url().split('/').at(-1) ?? '';

    await expect.poll(() => inOrder(proxy.calls())).toEqual(conversation);
    const recorded = (call: string) => proxy.calls().find(({ verb, path }) => `${verb} ${path}`.startsWith(call));
    expect(JSON.parse(recorded('POST /rest/user/login')?.sent ?? '')).toMatchObject({ email: 'jim@juice-sh.op' });
    expect(JSON.parse(recorded('POST /api/BasketItems')?.sent ?? '')).toMatchObject({ ProductId: 1, quantity: 1 });
    const checkout = recorded(`POST /rest/basket/${jimsBasket}/checkout`);
    expect(JSON.parse(checkout?.sent ?? '').orderDetails).toMatchObject({ deliveryMethodId: '2' });
    expect(JSON.parse(checkout?.received ?? '')).toEqual({ orderConfirmation: orderId });
  });
});

async function logIn(page: Page): Promise<void> {
  await page.fill('#email', 'jim@juice-sh.op');
  await page.fill('#password', 'ncc-1701');
  await page.press('#password', 'Enter');
  await page.waitForURL('**/#/search');
}

async function fillBasket(page: Page): Promise<void> {
  await page.locator('.ribbon-card', { hasText: 'Apple Juice (1000ml)' }).getByLabel('Add to Basket').click();
  await page.getByText('Placed Apple Juice').waitFor();
  await page.locator('[aria-label="Show the shopping cart"]').click();
  await page.waitForURL('**/#/basket');
  await page.locator('#checkoutButton').click();
  await page.waitForURL('**/#/address/select');
}

async function enterAddress(page: Page): Promise<void> {
  await page.locator('[aria-label="Add a new address"]').click();
  for (const [placeholder, value] of address) {
    await page.getByPlaceholder(placeholder).fill(value);
  }
  await page.locator('#submitButton').click();
  await page.getByRole('radio', { name: 'James T.' }).click();
  await page.locator('[aria-label="Proceed to payment selection"]').click();
  await page.waitForURL('**/#/delivery-method');
}

async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Fast Delivery' }).click();
  await page.locator('[aria-label="Proceed to delivery method selection"]').click();
  await page.waitForURL('**/#/payment/shop');
}

async function enterCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add new card' }).click();
  await page.getByLabel('Name', { exact: true }).fill('James T.');
  await page.getByLabel('Card Number').fill('4111111111111111');
  await page.getByLabel('Expiry Month').selectOption('12');
  await page.getByLabel('Expiry Year').selectOption('2099');
  await page.locator('#submitButton').click();
  await page.getByRole('radio').last().click();
  await page.locator('[aria-label="Proceed to review"]').click();
  await page.waitForURL('**/#/order-summary');
}
