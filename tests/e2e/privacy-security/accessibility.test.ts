import type { Page } from 'playwright-core';
import { keepsNobodyOut, type Screens } from '../keeps-nobody-out.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { openSignedIn } from './signed-in.ts';

const shop = shopWithBrowser();

/** What the walk over all routes doesn't show. */
const screens: Screens = {
  'a change of password that was refused': async () => {
    const page = await mine('/change-password');
    await page.fill('#currentPassword', 'wrong');
    await page.fill('#newPassword', 'Secret-2');
    await page.fill('#newPasswordRepeat', 'Secret-2');
    await page.click('#changeButton');
    await page.getByText('Current password is not correct.').waitFor();
    return page;
  },
  'a change of password with mistakes, without a login': async () => {
    const page = await shop.open('/#/privacy-security/change-password');
    for (const field of ['#currentPassword', '#newPassword', '#newPasswordRepeat']) {
      await page.focus(field);
    }
    await page.locator('#newPasswordRepeat').blur();
    return page;
  },
  'the export, done': async () => {
    const page = await mine('/data-export');
    await page.locator('[aria-label="Export Option JSON"]').check();
    await Promise.all([page.waitForEvent('popup'), page.click('#submitButton')]);
    await page.locator('.captcha-image svg').waitFor();
    return page;
  },
};

async function mine(route: string): Promise<Page> {
  const { page } = await openSignedIn(shop, `/#/privacy-security${route}`);
  await page.locator('app-privacy-security h1').waitFor();
  return page;
}

keepsNobodyOut(screens);
