import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createClient } from '../support/client.ts';
import { openReviews } from './catalogue/shop-window.ts';
import { keepsNobodyOut, type Screens } from './keeps-nobody-out.ts';
import { goToScoreBoard, solvedCards } from './range.ts';
import { shopWithBrowser } from './running-shop.ts';
import { logInAs } from './visits.ts';

const shop = shopWithBrowser();

/** What the walk over all routes doesn't show. */
const screens: Screens = {
  'the shop window, logged in': async () => {
    const page = await at('/', '.ribbon-card');
    await logInAs(page, 'jim@juice-sh.op', 'ncc-1701');
    await page.getByLabel('Add to Basket').first().click();
    await page.locator('.mat-mdc-snack-bar-container').waitFor();
    return page;
  },
  'an empty search': () => at('/#/search?q=durian', '.emptyState'),
  'a product with its reviews': async () => {
    const page = await at('/', '.ribbon-card');
    await logInAs(page, 'jim@juice-sh.op', 'ncc-1701');
    const dialog = await openReviews(page, 'Apple Juice');
    await dialog.locator('.comment').first().waitFor();
    return page;
  },
  'the score board': async () => {
    const page = await at('/', '.ribbon-card');
    await goToScoreBoard(page);
    await page.getByRole('button', { name: 'Hint for Privacy Policy', exact: true }).click();
    return page;
  },
  'solved notifications': async () => {
    const page = await at('/', '.ribbon-card');
    await createClient(shop.url).login("' or 1=1--", 'anything');
    await createClient(shop.url).get('/rest/repeat-notification?challenge=Login%20Admin');
    await goToScoreBoard(page);
    await page.locator('[aria-label="Back to homepage"]').click();
    await createClient(shop.url).get('/rest/repeat-notification?challenge=Score%20Board');
    await page.getByRole('button', { name: '2 challenges solved' }).click();
    await expect.poll(() => solvedCards(page).count()).toBe(2);
    return page;
  },
  'the welcome banner': async () => {
    const page = await at('/', '.ribbon-card');
    await page.context().clearCookies();
    await page.reload();
    await page.locator('app-welcome-banner').waitFor();
    return page;
  },
  'the cookie notice': async () => {
    const page = await at('/', '.ribbon-card');
    await page.context().clearCookies({ name: 'cookieconsent_status' });
    await page.reload();
    await page.locator('.cc-window').waitFor();
    return page;
  },
};

async function at(route: string, something: string): Promise<Page> {
  const page = await shop.open(route, { reducedMotion: 'reduce' });
  await page.locator(something).first().waitFor();
  return page;
}

keepsNobodyOut(screens);
