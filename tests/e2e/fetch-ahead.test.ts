import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser();

describe('the code of a screen', () => {
  it('is fetched when the pointer reaches a link to it, and not before', async () => {
    const page = await openMenu();
    const fetched = codeOf(page, 'FeedbackScreen');
    expect(await wasFetched(page, 'FeedbackScreen')).toBe(false);
    await page.locator('[aria-label="Go to contact us page"]').hover();
    await fetched;
    expect(new URL(page.url()).hash).not.toContain('contact');
  });

  it('is fetched when the focus reaches a link to it', async () => {
    const page = await openMenu();
    const fetched = codeOf(page, 'AboutScreen');
    await page.locator('[aria-label="Go to about us page"]').focus();
    await fetched;
  });

  it('is fetched when the pointer reaches a button that leads to it', async () => {
    const page = await shop.open('/');
    await page.locator('#navbarAccount').click();
    const fetched = codeOf(page, 'LoginScreen');
    await page.locator('#navbarLoginButton').hover();
    await fetched;
  });

  it('does no harm when it cannot be fetched ahead', async () => {
    const page = await openMenu();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(/PhotoWallScreen/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.locator('[aria-label="Go to photo wall"]').hover();
    await failed;
    await page.unroute(/PhotoWallScreen/);
    await page.locator('[aria-label="Go to contact us page"]').click();
    await page.locator('app-contact').waitFor();
    expect(errors).toEqual([]);
  });
});

async function openMenu(): Promise<Page> {
  const page = await shop.open('/');
  await page.getByLabel('Open Sidenav').click();
  await page.locator('[aria-label="Go to about us page"]').waitFor();
  return page;
}

function codeOf(page: Page, screen: string): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes(`/chunks/${screen}`));
}

function wasFetched(page: Page, screen: string): Promise<boolean> {
  return page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/chunks/${name}`)),
    screen,
  );
}
