import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { challengeCount } from '../support/challenge-counts.ts';
import { createClient } from '../support/client.ts';
import { barriersInAllLooks, barriersOfContent } from './axe.ts';
import { focused, sharedShopWithBrowser } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

const shop = sharedShopWithBrowser();

// What one test left open would be found again by the next.
beforeEach(async () => {
  const change = { views: { drawer: null } };
  const { status } = await createClient(shop.url).post('/rest/range/learner', change, {
    headers: { origin: shop.url },
  });
  expect(status).toBe(200);
});
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 640 } };

const button = (page: Page) => page.locator('#range-drawer-button');
const beside = (page: Page) => page.getByRole('complementary', { name: 'The range' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'The range' });

it('offers help, tools and first steps until the score board is found, and gives the board away nowhere', async () => {
  const page = await shop.open('/#/login', wide);
  expect(await button(page).textContent()).toBe('Help');
  await button(page).click();
  await beside(page).getByRole('heading', { name: 'How to begin' }).waitFor();
  for (const part of [button(page), beside(page)]) {
    expect(await part.evaluate((element) => element.outerHTML)).not.toMatch(/score.?board/i);
  }
  expect(
    await beside(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['#/workbench', '#/workbench?part=history', 'decoy/toolbox/', 'handbook/', 'handbook/help/']);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  const right = await page.locator('app-navbar').evaluate((bar) => bar.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual((await beside(page).boundingBox())?.x ?? 0);
  expect(await barriersInAllLooks(page, 'aside')).toEqual([]);
  await beside(page).focus();
  await page.keyboard.press('Escape');
  await beside(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('range-drawer-button');
}, 90_000);

it('counts what is solved, keeps the pinned challenge, its hints, a note and the search over a reload, and begins with the score board', async () => {
  const page = await shop.open('/#/score-board', wide);
  await expect.poll(() => button(page).textContent()).toMatch(new RegExp(`^\\d+/${challengeCount}$`));
  expect(await button(page).getAttribute('aria-label')).toMatch(
    new RegExp(`^Score board: \\d+ of ${challengeCount} challenges solved$`),
  );
  await page.getByRole('button', { name: new RegExp(`^\\d+/${challengeCount} Score board: `) }).click();
  expect(await beside(page).getByRole('link').first().getAttribute('href')).toBe('#/score-board');
  await beside(page).getByText('Pin a challenge').click();
  await beside(page).getByRole('searchbox').fill('login admin');
  await beside(page)
    .getByRole('button', { name: /^Login Admin/ })
    .click();
  const pinned = beside(page).getByRole('region', { name: 'Pinned challenge' });
  expect(await pinned.getByRole('link', { name: 'Read the lesson' }).getAttribute('href')).toBe(
    'handbook/sql-injection/',
  );
  await pinned.getByRole('button', { name: /^Next hint \(1/ }).click();
  await pinned.getByText(/^Hint 1 of/).waitFor();
  await pinned.getByRole('textbox').fill('```\n<b>a quote</b>');
  // No pause is long enough for the note here: leaving the page is what keeps it.
  await page.reload();
  await expect.poll(() => pinned.getByRole('textbox').inputValue()).toBe('```\n<b>a quote</b>');
  await pinned.getByText(/^Hint 1 of/).waitFor();
  const download = page.waitForEvent('download');
  await beside(page).getByRole('button', { name: 'Save notes as Markdown' }).click();
  const stream = await (await download).createReadStream();
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks).toString()).toContain('## Login Admin\n\n````text\n```\n<b>a quote</b>\n````\n');
  await beside(page)
    .getByRole('button', { name: /^Decoy internet/ })
    .click();
  await beside(page)
    .getByRole('link', { name: /^Murmur/ })
    .waitFor();
  await beside(page).getByRole('searchbox').fill('eslint-scope');
  const hit = beside(page)
    .getByRole('link', { name: /^Weak Links/ })
    .first();
  await hit.waitFor();
  expect(await barriersOfContent(page, 'aside')).toEqual([]);
  // The site that it leads to has the drawer as well, with the same search.
  await hit.click();
  const frame = page.frameLocator('range-drawer iframe');
  await expect.poll(() => frame.getByRole('searchbox').inputValue()).toBe('eslint-scope');
  await frame.getByRole('button', { name: 'Put the drawer away' }).click();
  await page.locator('range-drawer iframe').waitFor({ state: 'detached' });
  expect(await page.locator('range-drawer button').textContent()).toMatch(/^\d+\/\d+$/);
  await page.reload();
  await page.locator('range-drawer button').waitFor();
  expect(await page.locator('range-drawer iframe').count()).toBe(0);
}, 90_000);

it('is a sheet on a narrow window, which gives the focus back, also on the pages that the server makes, by one script, and not on listings, documents and errors', {
  timeout: 90_000,
}, async () => {
  const has = async (path: string) => (await (await fetch(shop.url + path)).text()).split('range/drawer.js').length - 1;
  for (const path of ['/promotion', '/decoy/', '/decoy/lexicon/']) {
    expect(await has(path), path).toBe(1);
  }
  for (const path of ['/ftp', '/api-docs/', '/decoy/nothing/there', '/rest/nothing', '/decoy/htmledit.htm']) {
    expect(await has(path), path).toBe(0);
  }
  const page = await shop.open('/#/login', phone);
  await button(page).click();
  await sheet(page).waitFor();
  expect(await sheet(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await barriersOfContent(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('range-drawer-button');

  await page.goto(`${shop.url}/promotion`);
  await page.locator('range-drawer button').click();
  const frame = page.frameLocator('range-drawer iframe');
  await frame.getByRole('link', { name: /^Toolbox/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('range-drawer iframe').waitFor({ state: 'detached' });
  await page.locator('range-drawer button').click();
  await frame.getByRole('link', { name: /^Toolbox/ }).click();
  await page.waitForURL('**/decoy/toolbox/');
});

it('opens although its code could not be fetched at first, and leaves dialogs the middle of the part of the page beside it', async () => {
  const page = await shop.open('/', { viewport: { width: 1366, height: 768 } });
  /** Returns how far the dialog is from the middle between the window's left edge and `right`, in pixels. */
  const offCentre = async (right: number): Promise<number> => {
    const { x = 0, width = 0 } = (await page.locator('.mantine-Modal-content').boundingBox()) ?? {};
    return Math.abs(x + width / 2 - right / 2);
  };
  const openDialog = async () => {
    await page.locator('[aria-label="Click for more information about the product"]').first().click();
    await page.locator('.mantine-Modal-content').waitFor();
  };
  await openDialog();
  await expect.poll(() => offCentre(1366)).toBeLessThan(10);
  await page.keyboard.press('Escape');
  await page.locator('.mantine-Modal-content').waitFor({ state: 'detached' });

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const code = /\/chunks\/Drawer-[^/]*\.js/;
  let refused = 0;
  await page.route(code, (route) => {
    refused += 1;
    return refused > 2 ? route.continue() : route.abort();
  });
  await button(page).click();
  await beside(page).waitFor();
  expect(refused).toBeGreaterThan(2);
  const { x: free = 0 } = (await beside(page).boundingBox()) ?? {};
  expect(free).toBeLessThan(1000);
  await openDialog();
  await expect.poll(() => offCentre(free)).toBeLessThan(10);
  expect(errors).toEqual([]);
});
