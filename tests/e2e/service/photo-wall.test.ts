import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tinyPictures } from '../../support/pictures.ts';
import { barriersInAllLooks } from '../axe.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, loseAnswers, openAs } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = sharedShopWithBrowser();

const memories = /rest\/memories/;
const photos = (page: Page) => page.locator('app-photo-wall .grid .container');
const message = (page: Page) => page.locator('.mat-mdc-snack-bar-label');
const catName = '\u14da\u160f\u15e2-#zatschi-#whoneedsfourlegs-1572600969477.jpg';

const png = { name: 'glass.png', mimeType: 'image/png', buffer: tinyPictures.png };

/** Expects that the wall says so when the server fails or is down, keeps its places while it is slow, and is kind about none. */
async function expectTroubles(page: Page): Promise<void> {
  await fail(page, memories);
  await goTo(page, '/#/photo-wall');
  const alert = page.getByRole('alert').getByText('The photos could not be loaded.');
  await alert.waitFor();
  await page.unroute(memories);
  await loseAnswers(page, memories);
  await page.getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor();
  await page.unroute(memories);

  await page.route(memories, (route) => route.fulfill({ json: { status: 'success', data: [] } }));
  const release = await holdBack(page, memories);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('app-photo-wall [aria-busy=true]').waitFor();
  release();
  await page.locator('.emptyState').getByText('Nobody has shared a photo yet.').waitFor();
  expect(await page.locator('app-photo-wall [aria-busy=true]').count()).toBe(0);
}

describe('the wall', () => {
  it('says so when the server fails or is down, keeps the places of the photos while it is slow, says kindly that there are none, shows every photo with its caption and its author, enlarges one by keyboard, offers no form to those who are not logged in, and lacks the cat, whose address ends at the first number sign (missingEncodingChallenge)', async () => {
    const page = await shop.open('/#/login');
    await expectTroubles(page);
    await page.unroute(memories);
    await goTo(page, '/#/login');
    await page.locator('#email').waitFor();
    await goTo(page, '/#/photo-wall');
    await photos(page).first().waitFor();
    expect(await photos(page).count()).toBe(10);
    const hiking = photos(page).filter({ hasText: 'I love going hiking here...' });
    expect(await hiking.locator('.overlay').textContent()).toBe('I love going hiking here... (\u00a9 j0hNny)');
    expect(await hiking.locator('img.image').getAttribute('src')).toBe(
      'assets/public/images/uploads/favorite-hiking-place.png',
    );
    expect(await hiking.getByLabel('Tweet').getAttribute('href')).toBe(
      `https://twitter.com/intent/tweet?text=${encodeURIComponent('I love going hiking here... (\u00a9 j0hNny) @owasp_juiceshop')}&hashtags=appsec`,
    );
    expect(await page.getByRole('heading', { name: 'Share a memory' }).count()).toBe(0);

    const button = page.getByRole('button', { name: /^Enlarge: My old workplace/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /My old workplace/ });
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1000);
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    const cat = photos(page).first().locator('img.image');
    expect(await cat.getAttribute('src')).toBe(`assets/public/images/uploads/${catName}`);
    expect(await cat.getAttribute('alt')).toBe('\u{1F63C} #zatschi #whoneedsfourlegs');
    await expect.poll(() => cat.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await cat.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    await page.goto(`${shop.url}/assets/public/images/uploads/${encodeURIComponent(catName)}`);
    expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(100);
    await expectSolved(shop.url, 'missingEncodingChallenge');
  });
});

/** Expects that the form needs a picture, by its first bytes, and a caption. */
async function expectNeeds(page: Page): Promise<void> {
  const enabled = () => page.isEnabled('#submitButton');
  await page.setInputFiles('[name=file]', { name: 'tool.png', mimeType: 'image/png', buffer: tinyPictures.gif });
  await expect
    .poll(() => page.textContent('#photo-file-message'))
    .toBe('This file is of the wrong type. Only PNG, JPEG is allowed.');
  await page.focus('[formcontrolname=caption]');
  await page.locator('[formcontrolname=caption]').blur();
  expect(await page.textContent('#photo-caption-message')).toBe('Please enter a caption.');
  await page.fill('[formcontrolname=caption]', 'A tool');
  expect(await enabled()).toBe(false);
  await page.setInputFiles('[name=file]', { name: 'notes.txt', mimeType: 'text/plain', buffer: tinyPictures.jpg });
  await page.locator('.image-preview').waitFor();
  expect(await enabled()).toBe(true);
  await page.fill('[formcontrolname=caption]', '');
  expect(await enabled()).toBe(false);
}

describe('sharing a photo', () => {
  it('needs a picture and a caption, keeps both when the server refuses it, shows its progress, and puts it on the wall under its caption, which is also the name of the file that is sent', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/photo-wall');
    await page.getByRole('heading', { name: 'Share a memory' }).waitFor();
    await expectNeeds(page);
    await page.fill('[formcontrolname=caption]', 'Notes');
    await page.click('#submitButton');
    await expect.poll(() => message(page).textContent()).toBe('Invalid mime type');
    expect(await page.locator('.errorBar').count()).toBe(1);
    expect(await page.inputValue('[formcontrolname=caption]')).toBe('Notes');
    expect(await page.locator('.image-preview').count()).toBe(1);

    await page.setInputFiles('input[type=file][name=file]', png);
    await page.fill('[formcontrolname=caption]', 'My glass');
    const before = await photos(page).count();
    const release = await holdBack(page, memories);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && memories.test(request.url()));
    await page.click('#submitButton');
    expect((await sent).headers().authorization).toMatch(/^Bearer ey/);
    const progress = page.getByRole('progressbar', { name: /glass\.png/ });
    await progress.waitFor();
    expect(await page.isDisabled('#submitButton')).toBe(true);
    release();
    await progress.waitFor({ state: 'detached' });
    await expect.poll(() => message(page).textContent()).toBe('Your photo is on the wall.');
    expect(await page.locator('.confirmBar').count()).toBe(1);
    await expect.poll(() => photos(page).count()).toBe(before + 1);
    const src = await photos(page).last().locator('img.image').getAttribute('src');
    expect(await photos(page).last().locator('.overlay').textContent()).toBe('My glass');
    // The shop makes the name of the stored file from the one that was sent.
    expect(src).toMatch(/^assets\/public\/images\/uploads\/my-glass-\d+\.png$/);
    expect(await page.inputValue('[formcontrolname=caption]')).toBe('');
    expect(await page.locator('.image-preview').count()).toBe(0);
  });
});
