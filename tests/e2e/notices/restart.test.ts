import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openReviews } from '../catalogue/shop-window.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser();

const reviews = /products\/\d+\/reviews/;

/** Questions for reviews that the page gets no answer to. */
function unanswered(page: Page): string[] {
  const urls: string[] = [];
  page.on('requestfailed', (request) => {
    if (reviews.test(request.url())) {
      urls.push(request.url());
    }
  });
  return urls;
}

it('a shop that ends is a short wait for whoever asks it something', async () => {
  const page = await shop.open('/');
  const failed = unanswered(page);
  // Once, so that the page has all its parts.
  const other = await openReviews(page, 'Apple Pomace');
  await other.locator('.comment, .noResultText').first().waitFor();
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'detached' });

  shop.shop.kill();
  const dialog = await openReviews(page, 'Apple Juice');
  await expect.poll(() => dialog.locator('.comment').count()).toBe(1);
  expect(failed.length).toBeGreaterThan(0);
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await shop.shop.waitForRestart();
});

it('a question that somebody took and did not answer is not asked again', async () => {
  const page = await shop.open('/');
  const failed = unanswered(page);
  await page.route(reviews, async (route) => {
    // Longer than a refusal takes.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.abort('connectionreset');
  });
  const dialog = await openReviews(page, 'Apple Juice');
  await dialog.getByRole('button', { name: 'Try again' }).waitFor();
  expect(failed).toHaveLength(1);
});
