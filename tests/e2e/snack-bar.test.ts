import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from './running-shop.ts';

const shop = sharedShopWithBrowser();

const bar = (page: Page) => page.locator('.mat-mdc-snack-bar-container');

/** Makes a message appear on a page whose clock is held. */
async function showMessage(page: Page): Promise<void> {
  await page.click('#navbarLanguageButton');
  await page.clock.runFor(400);
  await page.getByRole('radio', { name: 'English' }).click();
  await page.clock.runFor(400);
  await bar(page).waitFor();
}

it('a message is in a live region, stays while the pointer is on it or the focus in it, disappears by itself after five seconds, and closes with X', async () => {
  const page = await shop.open('/#/login');
  await page.clock.install();
  await showMessage(page);
  expect(await bar(page).locator('.mat-mdc-snack-bar-label').textContent()).toBe(
    'Language has been changed to English',
  );
  expect(await bar(page).evaluate((element) => element.closest('[aria-live]')?.getAttribute('role'))).toBe('status');
  await bar(page).hover();
  await page.clock.runFor(20_000);
  expect(await bar(page).count(), 'under the pointer').toBe(1);
  await bar(page).getByRole('button', { name: 'Force page reload' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await bar(page).count(), 'with the focus').toBe(1);
  await page.locator('#navbarAccount').focus();
  await page.clock.runFor(5200);
  await bar(page).waitFor({ state: 'detached' });

  await showMessage(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4400);
  expect(await bar(page).count(), 'after less than five seconds').toBe(1);
  await page.clock.runFor(800);
  await bar(page).waitFor({ state: 'detached' });

  await showMessage(page);
  await bar(page).locator('.mat-mdc-snack-bar-action').click();
  await bar(page).waitFor({ state: 'detached' });
});
