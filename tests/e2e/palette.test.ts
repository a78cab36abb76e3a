import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInAllLooks } from './axe.ts';
import { goToScoreBoard } from './range.ts';
import { focused, sharedShopWithBrowser } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

const shop = sharedShopWithBrowser();

const field = (page: Page) => page.getByRole('combobox', { name: 'Where to?' });
const current = (page: Page) => page.locator('[role=option][aria-selected=true]');

it('the palette leads to pages, tools and help by keyboard, and knows challenges once the score board is found', async () => {
  const page = await shop.open('/', { viewport: { width: 360, height: 740 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await page.getByRole('group', { name: 'Challenges' }).count()).toBe(0);
  await field(page).fill('login admin');
  await page.getByText('Nothing fits').waitFor();
  expect(await page.content()).not.toContain('score-board?');
  await field(page).fill('sql inj');
  await expect.poll(() => current(page).textContent()).toContain('SQL injection');
  await field(page).fill('tbx');
  await expect.poll(() => current(page).textContent()).toContain('Toolbox');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await current(page).getAttribute('id'));
  await field(page).fill('');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
  await field(page).fill('abot');
  await page.keyboard.press('Enter');
  await page.locator('app-about').waitFor();
  expect(page.url()).toBe(`${shop.url}/#/about`);
  await page.goBack();
  expect(page.url()).not.toContain('about');

  await goToScoreBoard(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('lgnadm');
  await expect.poll(() => current(page).textContent()).toContain('Login Admin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#/score-board?challenge=loginAdminChallenge');
  expect(failures).toEqual([]);
}, 90_000);

it('the sheet of shortcuts opens with a question mark, not while typing, and turns them off for good', async () => {
  const page = await shop.open('/');
  await page.locator('app-challenge-solved-notification').waitFor({ state: 'attached' });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('/');
  // The first key asks the range whether shortcuts are on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('#searchQuery input'))).toBe(true);
  await page.keyboard.type('?');
  expect(await page.locator('#searchQuery input').inputValue()).toBe('?');
  expect(await sheet.count()).toBe(0);
  await page.locator('#content').focus();
  await page.keyboard.type('?');
  await sheet.waitFor();
  expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/learner'),
  );
  await sheet.getByRole('switch', { name: 'Shortcuts of the page' }).click();
  expect((await kept).status()).toBe(200);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('content');
  await page.reload();
  await page.locator('.item-name').first().waitFor();
  await page.waitForTimeout(300);
  await page.keyboard.type('?');
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  expect(await page.getByRole('dialog').count()).toBe(0);
}, 90_000);
