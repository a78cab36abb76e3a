import { expect, it } from 'vitest';
import { barriersInAllLooks } from './axe.ts';
import { openReviews } from './catalogue/shop-window.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { openAs } from './visits.ts';

const shop = sharedShopWithBrowser();

/* What lies over the screens, and an empty one. The walk over all routes (walk/) has the screens themselves, and notifications/ its cards. */

it('an empty search, a product, messages and banners have no accessibility barriers, in light and dark', async () => {
  const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/search?q=durian', {}, (empty) =>
    empty.context().clearCookies(),
  );
  await page.locator('app-welcome-banner').waitFor();
  expect(await barriersInAllLooks(page, 'app-welcome-banner')).toEqual([]);
  await page.locator('[aria-label="Close Welcome Banner"]').click();
  await page.locator('.cc-window').waitFor();
  expect(await barriersInAllLooks(page, '.cc-window')).toEqual([]);
  await page.locator('[aria-label="dismiss cookie message"]').click();

  await page.locator('.emptyState').first().waitFor();
  expect(await barriersInAllLooks(page, 'main')).toEqual([]);

  await page.evaluate(() => window.location.assign('#/search'));
  const dialog = await openReviews(page, 'Apple Juice');
  await dialog.locator('.comment').first().waitFor();
  expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByLabel('Add to Basket').first().click();
  await page.locator('.mat-mdc-snack-bar-container').waitFor();
  expect(await barriersInAllLooks(page, '.mat-mdc-snack-bar-container')).toEqual([]);
});
