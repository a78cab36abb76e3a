import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankCard, goTo, homeAddress, visitAs } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { logInAs, openAs } from '../visits.ts';
import { listedSelectors, missingAt } from './listed-selectors.ts';

const shop = sharedShopWithBrowser();

/** The places that the tests below have come to. */
const visited = new Set<string>();
const missing: string[] = [];

async function look(page: Page, place: string): Promise<void> {
  visited.add(place);
  missing.push(...(await missingAt(page, place)).map((selector) => `${place}: ${selector}`));
}

beforeAll(() => {
  missing.length = 0;
});

afterAll(() => {
  // A list of which nobody checks a part proves nothing.
  expect([...new Set(listedSelectors.map(({ place }) => place))].filter((place) => !visited.has(place))).toEqual([]);
});

/** Tells whether the cells of a table's rows are side by side, each below the heading of its column. */
function isLaidOutAsTable(page: Page, table: string): Promise<boolean> {
  return page
    .locator(table)
    .first()
    .evaluate((element) => {
      const [headings = [], cells = []] = [...element.children]
        .slice(0, 2)
        .map((row) => [...row.children].map((cell) => cell.getBoundingClientRect()));
      const inLine = cells.every(({ top }) => top === cells[0]?.top);
      return inLine && cells.length > 1 && cells.every(({ left }, index) => left === headings[index]?.left);
    });
}

it('scripts find what they look for as a visitor', async () => {
  const page = await shop.open('/', {}, undefined, (empty) => empty.context().clearCookies());
  await look(page, 'welcome');
  // A script goes elsewhere without closing the card first.
  await goTo(page, '/#/search');
  await page.locator('mat-dialog-container').waitFor({ state: 'detached' });
  await look(page, 'window');
  await page.locator('mat-paginator mat-select').click();
  await look(page, 'page size');
  await page.locator('mat-option', { hasText: '24' }).click();
  await expect.poll(() => page.locator('mat-grid-tile').count()).toBe(24);
  await page.locator('[aria-label="Open Sidenav"]').click();
  await look(page, 'side menu');
  await page.keyboard.press('Escape');
  await page.locator('mat-card').first().click();
  await look(page, 'dialog');
  await page.locator('mat-expansion-panel-header').click();
  await page.locator('.comment').first().waitFor();
  await page.locator('.close-dialog').click();
  await page.locator('#navbarLanguageButton').click();
  await look(page, 'languages');
  await page.keyboard.press('Escape');
  await page.locator('#navbarAccount').click();
  await look(page, 'account menu');
  await page.locator('button#navbarLoginButton').click();
  await look(page, 'login');
  await page.locator('a[href="#/register"]').click();
  await page.locator('#emailControl').press('Tab');
  await look(page, 'register');
  await page.locator('mat-select[name="securityQuestion"]').click();
  await look(page, 'question');
  await page.locator('.cdk-overlay-backdrop').click({ position: { x: 5, y: 5 } });
  expect(await page.locator('mat-option').count()).toBe(0);
  await goTo(page, '/#/contact');
  await look(page, 'contact');
  expect(missing).toEqual([]);
});

it('scripts find what they look for as a customer', async () => {
  const { page } = await visitAs(shop, '/#/search', {
    basket: [[6, 1]],
    addresses: [homeAddress],
    cards: [bankCard],
  });
  await look(page, 'shop');
  await page.locator('[aria-label="Open Sidenav"]').click();
  await look(page, 'own side menu');
  await page.keyboard.press('Escape');
  await page.locator('mat-card .product').first().click();
  await look(page, 'own dialog');
  await page.locator('.close-dialog').click();
  await page.locator('#navbarAccount').click();
  await look(page, 'own menu');
  await page.keyboard.press('Escape');
  await page.locator('[routerlink="/basket"]').click();
  await look(page, 'basket');
  await page.locator('#checkoutButton').click();
  await look(page, 'address');
  await page.locator('mat-row').first().click();
  await page.locator('[aria-label="Proceed to payment selection"]').click();
  await look(page, 'delivery');
  await page.locator('mat-radio-button').first().click();
  await page.locator('[aria-label="Proceed to delivery method selection"]').click();
  await look(page, 'payment');
  await page.locator('mat-cell > mat-radio-button').click();
  await page.locator('[aria-label="Proceed to review"]').click();
  await look(page, 'summary');
  await page.locator('[aria-label="Complete your purchase"]').click();
  await page.locator('app-order-completion mat-footer-row').first().waitFor();
  await goTo(page, '/#/order-history');
  await look(page, 'orders');
  expect(await isLaidOutAsTable(page, 'app-order-history mat-table')).toBe(true);
  for (const [place, route] of [
    ['saved addresses', '/#/address/saved'],
    ['address form', '/#/address/create'],
    ['complain', '/#/complain'],
    ['chatbot', '/#/chatbot'],
    ['wallet', '/#/wallet'],
  ] as const) {
    await goTo(page, route);
    await look(page, place);
  }
  expect(missing).toEqual([]);
});

it('scripts find what they look for as a member of the staff', async () => {
  const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/#/administration');
  await look(page, 'administration');
  expect(await isLaidOutAsTable(page, '.user-table mat-table')).toBe(true);
  await logInAs(page, 'accountant@juice-sh.op', 'i am an awesome accountant');
  await goTo(page, '/#/accounting');
  await look(page, 'accounting');
  expect(missing).toEqual([]);
});
