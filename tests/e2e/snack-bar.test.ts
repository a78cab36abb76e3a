import { expect, it } from 'vitest';
import { shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser();

/** Opens the page with its clock held and makes a message appear. */
async function pageWithMessage() {
  const page = await shop.open('/');
  await page.clock.install();
  await page.click('#navbarLanguageButton');
  await page.clock.runFor(400);
  await page.getByRole('radio', { name: 'English' }).click();
  await page.clock.runFor(400);
  const bar = page.locator('.mat-mdc-snack-bar-container');
  await bar.waitFor();
  return { page, bar };
}

it('a message is in a live region, shows its text and closes with X', async () => {
  const { bar } = await pageWithMessage();
  expect(await bar.locator('.mat-mdc-snack-bar-label').textContent()).toBe('Language has been changed to English');
  expect(await bar.evaluate((element) => element.closest('[aria-live]')?.getAttribute('role'))).toBe('status');
  expect(await bar.getByRole('button', { name: 'Force page reload' }).count()).toBe(1);
  await bar.locator('.mat-mdc-snack-bar-action').click();
  await bar.waitFor({ state: 'detached' });
});

it('a message disappears by itself after five seconds', async () => {
  const { page, bar } = await pageWithMessage();
  await page.clock.runFor(4400);
  expect(await bar.count()).toBe(1);
  await page.clock.runFor(800);
  await bar.waitFor({ state: 'detached' });
});

it('a message stays while the pointer is on it or the focus in it', async () => {
  const { page, bar } = await pageWithMessage();
  await bar.hover();
  await page.clock.runFor(20_000);
  expect(await bar.count()).toBe(1);
  await bar.getByRole('button', { name: 'Force page reload' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await bar.count()).toBe(1);
  await page.locator('#navbarAccount').focus();
  await page.clock.runFor(5200);
  await bar.waitFor({ state: 'detached' });
});
