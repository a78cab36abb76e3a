import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { openProduct } from '../catalogue/shop-window.ts';
import { solvedCards } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { openAs, sidewaysOverflow, watchLayoutShift } from '../visits.ts';

const shop = shopWithBrowser();
beforeEach(() => resetProgress(shop.url));

async function solveTwo(page: Page): Promise<void> {
  await createClient(shop.url).login("jim@juice-sh.op'--", 'anything');
  await createClient(shop.url).login("bender@juice-sh.op'--", 'anything');
  await solvedCards(page).getByText('Login Bender').waitFor();
}

const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 700 },
  { width: 1280, height: 800 },
];

describe.each(sizes)('notifications at $width px', (viewport) => {
  it('cover little of the screen, move nothing on it, and leave everything reachable: the end of the page, and the buttons of a dialog', async () => {
    let shift = async () => Number.NaN;
    const page = await shop.open('/', { viewport }, undefined, async (empty) => {
      shift = await watchLayoutShift(empty);
    });
    await page.locator('.ribbon-card .img-thumbnail').first().waitFor();
    await solveTwo(page);
    const { width, height } = await boxOf(page.locator('.challenge-solved-toast'));
    expect((width * height) / (viewport.width * viewport.height)).toBeLessThan(0.25);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await shift()).toBeLessThan(0.01);

    // A click fails where another element covers the middle of the button.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByLabel('Next page').click({ timeout: 5000 });
    await openProduct(page, 'Coaster');
    await page.locator('[aria-label="Expand for Reviews"]').click();
    await page.locator('[aria-label="Close Dialog"]').click({ timeout: 5000 });
    await page.locator('app-product-details').waitFor({ state: 'detached' });
  });

  it('leave a snack bar readable next to or above them', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/', { viewport });
    await page.locator('.ribbon-card').first().waitFor();
    await solveTwo(page);
    await page.getByLabel('Add to Basket').first().click();
    const snackBar = page.locator('.mat-mdc-snack-bar-container');
    await snackBar.waitFor();
    const bar = await boxOf(snackBar);
    const notices = await boxOf(page.locator('.challenge-solved-toast'));
    expect(bar.y + bar.height <= notices.y || bar.x + bar.width <= notices.x).toBe(true);
  });
});

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (box === null) {
    throw new Error('What should be on the screen is not.');
  }
  return box;
}
