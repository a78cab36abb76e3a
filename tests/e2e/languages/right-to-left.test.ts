import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersOfContent } from '../axe.ts';
import { logInAsAdmin, sharedShopWithBrowser } from '../running-shop.ts';
import { chooseLanguage } from './choose-language.ts';

const shop = sharedShopWithBrowser();
// A narrow window is looked at in narrow.test.ts, on every screen.
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

it('Arabic runs from the right, fits, names what it shows and stays chosen, payloads, code and names of products keep their own direction, and English undoes it', async () => {
  const page = await shop.open('/#/search', { viewport: wide });
  await chooseLanguage(page, 'عربي');
  await expect.poll(() => direction(page)).toEqual(['ar-SA', 'rtl']);
  await page.reload();
  await expect.poll(() => direction(page)).toEqual(['ar-SA', 'rtl']);
  expect(await sideOf(page, '[aria-label="Open Sidenav"]')).toBe('right');
  expect(await sideOf(page, '#navbarLanguageButton')).toBe('left');

  await fits(page, 'login', '#email');
  await page.fill('#email', "' or 1=1--");
  expect(await page.locator('#email').evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe('plaintext');
  await logInAsAdmin(page);
  await fits(page, 'search', '.ribbon-card');
  await page.locator('.item-name bdi').first().waitFor();
  await fits(page, 'basket', 'app-basket mat-table');
  // Each card takes time to check.
  await fits(page, 'score-board?difficulties=1&categories=XSS', 'challenge-card');
  const code = page.locator('challenge-card code').first();
  await code.waitFor();
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');

  await page.setViewportSize(narrow);
  await page.click('[aria-label="Open Sidenav"]');
  const menu = page.getByRole('dialog');
  await menu.getByRole('navigation').waitFor();
  await expect.poll(async () => rightEdge(await menu.boundingBox())).toBe(narrow.width);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  await chooseLanguage(page, 'English');
  await expect.poll(() => direction(page)).toEqual(['en', 'ltr']);
  expect(await sideOf(page, '[aria-label="Open Sidenav"]')).toBe('left');
});

function direction(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction]);
}

/** Returns which half of the window something is in. */
async function sideOf(page: Page, selector: string): Promise<'left' | 'right'> {
  const box = await page.locator(selector).boundingBox();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  return (box?.x ?? 0) < middle ? 'left' : 'right';
}

function rightEdge(box: { readonly x: number; readonly width: number } | null): number {
  return box === null ? 0 : Math.round(box.x + box.width);
}

/** Opens a screen and compares it with the window. Nothing may require sideways scrolling, or have a name in other words. */
async function fits(page: Page, route: string, content: string): Promise<void> {
  await page.goto(`${shop.url}/#/${route}`);
  await page.locator(content).first().waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ route, overflow }).toEqual({ route, overflow: 0 });
  // Their colours are the same as in English.
  expect(await barriersOfContent(page, 'html')).toEqual([]);
}
