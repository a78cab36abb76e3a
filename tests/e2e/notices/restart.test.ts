import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openReviews } from '../catalogue/shop-window.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser();

const reviews = /products\/\d+\/reviews/;

/** Collects the page's requests for reviews that get no response. */
function unanswered(page: Page): string[] {
  const urls: string[] = [];
  page.on('requestfailed', (request) => {
    if (reviews.test(request.url())) {
      urls.push(request.url());
    }
  });
  return urls;
}

it('a request that was accepted but not answered is not sent again, and a restarting shop is a short wait for whoever requests something', async () => {
  const page = await shop.open('/');
  const failed = unanswered(page);
  await page.route(reviews, async (route) => {
    // Longer than a refusal takes.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.abort('connectionreset');
  });
  const other = await openReviews(page, 'Apple Pomace');
  await other.getByRole('button', { name: 'Try again' }).waitFor();
  expect(failed.splice(0)).toHaveLength(1);
  await page.unroute(reviews);
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'detached' });

  shop.shop.kill();
  const dialog = await openReviews(page, 'Apple Juice');
  await expect.poll(() => dialog.locator('.comment').count()).toBe(1);
  expect(failed.length).toBeGreaterThan(0);
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await shop.shop.waitForRestart();
});
