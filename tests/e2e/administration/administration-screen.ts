import type { Locator, Page } from 'playwright-core';
import { createClient } from '../../support/client.ts';
import type { ShopWithBrowser } from '../running-shop.ts';
import { openAs } from '../visits.ts';

/** Opens the administration screen as the administrator. `prepare` runs before it is shown. */
export async function openAdministration(
  shop: ShopWithBrowser,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/#/login');
  await prepare(page);
  await page.goto(`${shop.url}/#/administration`);
  await page.locator('app-administration h1').waitFor();
  return page;
}

export const userRows = (page: Page): Locator => page.locator('.user-table mat-row');
export const feedbackRows = (page: Page): Locator => page.locator('.customer-table mat-row');

/** Registers a user with any email. */
export async function register(url: string, email: string): Promise<void> {
  const answer = await createClient(url).post('/api/Users', { email, password: 'juicy', passwordRepeat: 'juicy' });
  if (answer.status !== 201) {
    throw new Error(`${email} was refused: ${answer.text}`);
  }
}

/** Gives anonymous feedback, as the shop's form does. */
export async function giveFeedback(url: string, comment: string, rating = 3): Promise<void> {
  const client = createClient(url);
  const { captchaId, answer: captcha } = (await client.get('/rest/captcha')).json();
  const answer = await client.post('/api/Feedbacks', { captchaId, captcha, comment, rating });
  if (answer.status !== 201) {
    throw new Error(`The feedback was refused: ${answer.text}`);
  }
}
