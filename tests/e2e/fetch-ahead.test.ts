import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedShopWithBrowser } from './running-shop.ts';

const shop = sharedShopWithBrowser();

describe("the code of the shop's screens", () => {
  it('comes in one file once the pointer moves, and not before; the data of each is requested once, by the click', async () => {
    const page = await shop.open('/');
    await page.waitForLoadState('networkidle');
    expect(await wasFetched(page, 'shop-screens')).toBe(false);
    const fetched = codeOf(page, 'shop-screens');
    await page.mouse.move(200, 300);
    await fetched;
    await page.getByLabel('Open Sidenav').click();
    const link = page.locator('[aria-label="Go to contact us page"]');
    // The menu has come with its own code.
    await link.waitFor();
    const chunks = await fetchedChunks(page);
    await link.click();
    await page.locator('app-contact').waitFor();
    expect(await fetchedChunks(page)).toEqual(chunks);
    await expectDataByClick(page, {
      entry: 'Go to photo wall',
      content: 'app-photo-wall img',
      path: '/rest/memories/',
    });
    await expectDataByClick(page, {
      entry: 'Go to about us page',
      content: '#feedback-gallery img',
      path: '/api/Feedbacks/',
    });
  });

  it('comes with the click when it could not be fetched ahead, and the old screen stays meanwhile', async () => {
    const page = await shop.open('/');
    await page.waitForLoadState('networkidle');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(/shop-screens/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(200, 300);
    await failed;
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to about us page"]').click();
    await page.locator('mat-sidenav [role=dialog]').waitFor({ state: 'detached' });
    await page.locator('app-search-result').waitFor();
    await page.unroute(/shop-screens/);
    await page.locator('app-about').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the code of a large screen', () => {
  it('is fetched when the pointer or the focus reaches a link to it, and not when a key fetches that of the others', async () => {
    const page = await shop.open('/');
    const screens = codeOf(page, 'shop-screens');
    await page.keyboard.press('Tab');
    await screens;
    await page.locator('#range-drawer-button').click();
    const link = page.locator('a[href="#/workbench"]').first();
    await link.waitFor();
    expect(await wasFetched(page, 'WorkbenchScreen')).toBe(false);
    const fetched = codeOf(page, 'WorkbenchScreen');
    await link.hover();
    await fetched;
    expect(new URL(page.url()).hash).not.toContain('workbench');
  });
});

/** Expects that a screen's data is requested once, by the click on its entry in the side menu, and not when the pointer reaches that. */
async function expectDataByClick(
  page: Page,
  { entry, content, path }: { readonly entry: string; readonly content: string; readonly path: string },
): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel('Open Sidenav').click();
  const link = page.locator(`[aria-label="${entry}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(asked, `before the click on "${entry}"`).not.toContain(path);
  await link.click();
  await page.locator(content).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => one === path)).toEqual([path]);
}

function codeOf(page: Page, file: string): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes(`/chunks/${file}`));
}

async function wasFetched(page: Page, file: string): Promise<boolean> {
  return (await fetchedChunks(page)).some((chunk) => chunk.startsWith(file));
}

/** Returns the names of the files on demand that the page has requested so far, in order of the alphabet. */
function fetchedChunks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.includes('/chunks/') ? [name.slice(name.lastIndexOf('/') + 1)] : []))
      .sort(),
  );
}
