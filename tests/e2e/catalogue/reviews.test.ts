import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, openAs } from '../visits.ts';
import { openReviews, snackBar } from './shop-window.ts';

const shop = sharedShopWithBrowser();

const written = (dialog: Locator) => dialog.locator('[aria-label="Text field to review a product"]');

/** Writes a review in a window of this size, and expects that the thanks leave the buttons of the dialog uncovered. */
async function writeIn(page: Page, dialog: Locator, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await written(dialog).fill('Once more');
  await dialog.locator('#submitButton').click();
  await page.locator('.mat-mdc-snack-bar-container').waitFor();
  // The trial click fails when another element would receive the click.
  await dialog.locator('[aria-label="Close Dialog"]').click({ trial: true, timeout: 3000 });
  await dialog.locator('[aria-label="Close"]').click({ trial: true, timeout: 3000 });
  await page.getByRole('button', { name: 'Close this message' }).click();
}

/** Expects that the dialog over the dialog has the focus, keeps it, and returns it on Escape. */
async function expectFocusInside(page: Page, own: Locator): Promise<void> {
  await own.focus();
  await page.keyboard.press('Enter');
  const field = page.locator('[aria-label="Text field to edit a product review"]');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  const inside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.textContent ?? '');
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toContain('Edit Review');
  }
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await expect.poll(() => own.evaluate((element) => element === document.activeElement)).toBe(true);
}

/**
 * Changes a review in the dialog over the dialog. It stays unchanged on Escape, which closes only that dialog and returns the focus.
 */
async function change(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = await openReviews(page, 'Banana Juice');
  const before = await dialog.locator('.comment').count();
  await written(dialog).fill('Needs alkohol');
  await dialog.locator('#submitButton').click();
  await expect.poll(() => dialog.locator('.comment').count()).toBe(before + 1);

  const own = dialog.locator('button.review-text').filter({ hasText: 'Needs alkohol' });
  await expectFocusInside(page, own);
  expect(await dialog.isVisible()).toBe(true);
  await own.click();
  const inner = page.getByRole('dialog', { name: 'Edit Review' });
  // A click fails on an element that another one covers.
  await inner.locator('[aria-label="Close"]').click({ timeout: 5000 });
  await inner.waitFor({ state: 'detached' });
  await own.click();
  const { x = 0, width = 0 } = (await inner.boundingBox()) ?? {};
  expect([width, x + width / 2]).toEqual([500, 640]);
  expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
  const field = page.locator('[aria-label="Text field to edit a product review"]');
  expect(await field.inputValue()).toBe('Needs alkohol');
  const submit = page.locator('app-product-review-edit [aria-label="Send the review"]');
  await field.fill('');
  expect(await submit.isDisabled()).toBe(true);
  expect(await page.getByText('Please write something first.').isVisible()).toBe(true);
  await field.fill('Needs alcohol');
  await submit.click();
  expect(await snackBar(page)).toBe('Your changes have been saved.');
  await field.waitFor({ state: 'detached' });
  await expect.poll(() => dialog.locator('.comment p').allTextContents()).toContain('Needs alcohol');
  expect(await dialog.isVisible()).toBe(true);
}

describe('reviews', () => {
  it('are counted and shown for everyone, but only logged-in users can write and like them; until they have loaded, they are neither counted nor reported missing, and they can be requested again', async () => {
    const page = await shop.open('/');
    await fail(page, /\/reviews$/);
    const dialog = await openReviews(page, 'Apple Juice');
    await dialog.getByText('The reviews could not be loaded.').waitFor();
    const missing = dialog.getByText('Nobody has reviewed this yet.');
    expect(await missing.count()).toBe(0);
    await page.unroute(/\/reviews$/);
    const release = await holdBack(page, /\/reviews$/);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('The reviews could not be loaded.').waitFor({ state: 'detached' });
    expect(await missing.count()).toBe(0);
    expect(await dialog.getByText('(0)').count()).toBe(0);
    release();
    await expect.poll(() => dialog.locator('.comment').count()).toBe(1);

    const reviews = dialog.getByRole('button', { name: 'Reviews (1)' });
    expect(await reviews.getAttribute('aria-label')).toBe('Expand for Reviews');
    expect(await dialog.locator('cite').textContent()).toBe('admin@juice-sh.op');
    expect(await dialog.locator('.like-counter').textContent()).toBe('0');
    expect(await dialog.locator('.like-container button').isDisabled()).toBe(true);
    expect([await written(dialog).count(), await written(dialog).isVisible()]).toEqual([1, false]);
    expect(await dialog.locator('#submitButton').isVisible()).toBe(false);
    expect(await dialog.locator('button.review-text').count()).toBe(0);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.evaluate(() => window.location.assign('#/search?q=coaster'));
    await openReviews(page, 'Coaster');
    await expect.poll(() => dialog.locator('.noResultText').textContent()).toBe('Nobody has reviewed this yet.');
  });

  it('can be written, with thanks at once that leave the buttons uncovered, appear when the server has them, end after 160 characters, and can be liked once; their author can change them, in a dialog over the dialog', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701');
    const dialog = await openReviews(page, 'Apple Pomace');
    const submit = dialog.locator('#submitButton');
    expect(await submit.isDisabled()).toBe(true);
    await written(dialog).fill('   ');
    expect(await submit.isDisabled()).toBe(true);
    await written(dialog).fill('Pigs <b>love</b> it');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({ message: 'Pigs <b>love</b> it', author: 'jim@juice-sh.op' });
    expect(await snackBar(page)).toBe('Your review has been saved.');
    expect(await written(dialog).inputValue()).toBe('');
    await expect.poll(() => dialog.locator('.comment p').allTextContents()).toContain('Pigs <b>love</b> it');
    expect(await dialog.locator('.comment b').count()).toBe(0);
    await page.getByRole('button', { name: 'Close this message' }).click();
    await writeIn(page, dialog, 360, 640);
    await writeIn(page, dialog, 1280, 500);

    await written(dialog).fill('x'.repeat(155));
    await written(dialog).press('End');
    await written(dialog).pressSequentially('x'.repeat(10));
    expect(await written(dialog).inputValue()).toHaveLength(160);
    expect(await dialog.getByText('160/160').count()).toBe(1);
    expect(await dialog.getByText('Up to 160 characters').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await openReviews(page, 'Apple Juice');
    await dialog.getByRole('button', { name: '0 Find the review by admin@juice-sh.op helpful (0 so far)' }).click();
    await expect.poll(() => dialog.locator('.like-counter').textContent()).toBe('1');
    expect(await dialog.locator('.like-container button').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await change(page);
  });
});
