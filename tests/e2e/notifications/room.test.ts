import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { openProduct } from '../catalogue/shop-window.ts';
import { solvedCards } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { openAs, resize, sidewaysOverflow, watchLayoutShift } from '../visits.ts';

const shop = sharedShopWithBrowser();
beforeEach(() => resetProgress(shop.url));

async function solveTwo(page: Page): Promise<void> {
  await createClient(shop.url).login("jim@juice-sh.op'--", 'anything');
  await createClient(shop.url).login("bender@juice-sh.op'--", 'anything');
  await solvedCards(page).getByText('Login Bender').waitFor();
}

const narrow = { width: 360, height: 640 };
const sizes = [narrow, { width: 768, height: 700 }, { width: 1280, height: 800 }];

it('notifications cover little of the screen, move nothing on it, and leave everything reachable, and a snack bar readable', async () => {
  let shift = async () => Number.NaN;
  const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/', { viewport: narrow }, async (empty) => {
    shift = await watchLayoutShift(empty);
  });
  await page.locator('.ribbon-card .img-thumbnail').first().waitFor();
  await solveTwo(page);
  expect(await shift()).toBeLessThan(0.01);
  for (const { width, height } of sizes) {
    await resize(page, width, height);
    const notices = await boxOf(page.locator('.challenge-solved-toast'));
    expect((notices.width * notices.height) / (width * height), `covered at ${width} px`).toBeLessThan(0.25);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    await page.getByLabel('Add to Basket').first().click();
    const snackBar = page.locator('.mat-mdc-snack-bar-container');
    const bar = await boxOf(snackBar);
    const isBeside = bar.y + bar.height <= notices.y || bar.x + bar.width <= notices.x;
    expect(isBeside, `the snack bar is beside or above them at ${width} px`).toBe(true);
    await snackBar.getByRole('button', { name: 'Close this message' }).click();
    await snackBar.waitFor({ state: 'detached' });

    // A click fails where another element covers the middle of the button.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByLabel('Next page').click({ timeout: 5000 });
    await openProduct(page, 'Coaster');
    await page.locator('[aria-label="Expand for Reviews"]').click();
    await page.locator('[aria-label="Close Dialog"]').click({ timeout: 5000 });
    await page.locator('app-product-details').waitFor({ state: 'detached' });
    await page.getByLabel('Previous page').click({ timeout: 5000 });
  }
});

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (box === null) {
    throw new Error('What should be on the screen is not.');
  }
  return box;
}
