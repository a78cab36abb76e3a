import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { resetProgress } from '../../exploits/support.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { challengeCard, forgetBoard, solvedStamp } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { recordsOf } from './records.ts';

const shop = sharedShopWithBrowser();

/** Opens the board with the query of an address, in a page of its own, as if for the first time. */
async function openBoard(query = ''): Promise<Page> {
  await forgetBoard(shop.url);
  const page = await shop.open(`/#/score-board${query}`);
  await page.locator('filter-settings').waitFor();
  // What is put away in the lists is rendered a moment later.
  await page.locator('category-filter .pill').first().waitFor({ state: 'attached' });
  return page;
}

const shownNames = (page: Page) => page.locator('challenge-card .name').allTextContents();
const query = (page: Page) => new URL(page.url()).hash.replace('#/score-board', '');

/** Returns which challenges should be shown according to the API's records, in any order. */
async function namesWhere(wanted: (challenge: ChallengeRecord) => boolean): Promise<readonly string[]> {
  return (await recordsOf(shop.url))
    .filter(wanted)
    .map(({ name }) => name)
    .toSorted();
}

/** Waits until exactly these are shown. */
async function expectShown(page: Page, wanted: (challenge: ChallengeRecord) => boolean): Promise<void> {
  const expected = await namesWhere(wanted);
  await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(expected);
  expect(await page.getByText(`${expected.length} of ${challengeCount} challenges`).count()).toBe(1);
}

it('finds challenges by words, categories, difficulties, tags and status, which are in the address, and filters by an address', {
  timeout: 90_000,
}, async () => {
  await resetProgress(shop.url);
  const page = await openBoard();
  await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
  await searchFor(page);
  await choose(page);
  await chooseStatus(page);
  await openAddresses(page);
});

/**
 * Expects the search to cover names and descriptions with every key press, to fill no history, to keep what is typed when a category is chosen,
 * and to say so when it finds nothing.
 */
async function searchFor(page: Page): Promise<void> {
  const field = page.locator('filter-settings').getByRole('searchbox', { name: 'Search' });
  const entries = await page.evaluate(() => history.length);
  await field.pressSequentially('bender');
  await expectShown(page, ({ name, description }) => /bender/i.test(name + description));
  await expect.poll(() => query(page)).toBe('?searchQuery=bender');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await field.fill('');
  await expectShown(page, () => true);
  await expect.poll(() => query(page)).toBe('');

  await page.getByRole('button', { name: 'Categories' }).click();
  // At the same moment: what is typed gets into the address a little later.
  await field.fill('login');
  await page.locator('.pill', { hasText: 'Injection' }).click();
  await expectShown(
    page,
    ({ category, name, description }) => category === 'Injection' && /login/i.test(name + description),
  );
  expect(query(page)).toBe('?searchQuery=login&categories=Injection');
  await page.goBack();
  await expect.poll(() => page.locator('.pill.selected').textContent()).toBe('All');

  await page.evaluate(() => window.location.assign('#/score-board?searchQuery=durian'));
  await page.locator('.empty-challenges').getByText('No challenge matches these filters.').waitFor();
  expect(await page.locator('filter-settings input[type=search]').inputValue()).toBe('durian');
  await page.locator('.empty-challenges').getByRole('button', { name: 'Reset All Filters' }).click();
  await expectShown(page, () => true);
  await expect.poll(() => query(page)).toBe('');
}

/** Expects several categories, difficulties and tags to be chosen at a time, also by keyboard. */
async function choose(page: Page): Promise<void> {
  expect(await page.locator('category-filter .pill').allTextContents()).toEqual([
    'All',
    'XSS',
    'Sensitive Data Exposure',
    'Improper Input Validation',
    'Broken Access Control',
    'Unvalidated Redirects',
    'Vulnerable Components',
    'Broken Authentication',
    'Security through Obscurity',
    'Insecure Deserialization',
    'Miscellaneous',
    'Broken Anti Automation',
    'Injection',
    'Security Misconfiguration',
    'Cryptographic Issues',
    'XXE',
  ]);
  await page.getByRole('button', { name: 'Categories' }).click();
  const pill = (name: string) => page.getByRole('button', { name, exact: true });
  await pill('All').click();
  await pill('XXE').click();
  await pill('Improper Input Validation').click();
  await expectShown(page, ({ category }) => ['XXE', 'Improper Input Validation'].includes(category));
  expect(await page.locator('.pill.selected').allTextContents()).toEqual(['Improper Input Validation', 'XXE']);
  expect(await pill('XXE').getAttribute('aria-pressed')).toBe('true');
  expect(query(page)).toBe('?categories=XXE,Improper%20Input%20Validation');
  await pill('All').click();
  await expectShown(page, () => true);

  await page.getByRole('button', { name: 'Difficulty', exact: true }).press('Enter');
  for (const stars of ['1 star', '2 stars', '4 stars']) {
    await page.getByRole('checkbox', { name: stars }).check();
  }
  await expectShown(page, ({ difficulty }) => [1, 2, 4].includes(difficulty));
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'Difficulty: 1 - 2, 4' });
  expect(await opener.textContent()).toBe('1 - 2, 4');
  expect(query(page)).toBe('?difficulties=1,2,4');

  await page.locator('#reset-filters').click();
  await page.getByRole('button', { name: 'Tags', exact: true }).press('Enter');
  const boxes = page.getByRole('group', { name: 'Tags' }).getByRole('checkbox');
  await boxes.first().waitFor();
  expect(await boxes.count()).toBe(13);
  await expect.poll(() => page.locator('input[type=checkbox]:focus').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectShown(page, ({ tags }) => tags?.split(',').includes('With Coding Challenge') === true);
  await page.getByText('Works well in front of an audience.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#reset-filters').click();
}

/** Expects the status to distinguish hacked from done. */
async function chooseStatus(page: Page): Promise<void> {
  const client = createClient(shop.url);
  await client.login("' or 1=1--", 'anything');
  await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
  await client.post('/api/Users', { email: 'kim@example.org', password: 'secret123' });
  await solvedStamp(page, 'Repetitive Registration').waitFor({ state: 'attached' });
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('partially-solved');
  await expect.poll(() => shownNames(page)).toEqual(['Score Board', 'Login Admin']);
  await status.selectOption('solved');
  await expect.poll(() => shownNames(page)).toEqual(['Repetitive Registration']);
  await status.selectOption('unsolved');
  await expectShown(page, ({ solved }) => !solved);
  expect(query(page)).toBe('?status=unsolved');
  // What is solved meanwhile disappears at once.
  await client.login("jim@juice-sh.op'--", 'anything');
  await expect.poll(() => challengeCard(page, 'Login Jim').count()).toBe(0);
}

/** Expects an address with filters to filter as the contract says, to be reset with one button, and to filter nothing if it cannot be read. */
async function openAddresses(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.location.assign(
      '#/score-board?categories=Improper%20Input%20Validation,XXE&difficulties=1,3,x&status=unsolved&showDisabledChallenges=false',
    ),
  );
  await expectShown(
    page,
    ({ category, difficulty, solved }) =>
      ['Improper Input Validation', 'XXE'].includes(category) && [1, 3].includes(difficulty) && !solved,
  );
  const reset = page.locator('#reset-filters');
  expect(await reset.getAttribute('aria-label')).toBe('Reset All Filters');
  expect(await reset.getAttribute('data-active')).toBe('true');
  await reset.click();
  await expectShown(page, () => true);
  expect(query(page)).toBe('');
  expect(await reset.getAttribute('data-active')).toBeNull();
  await page.goBack();
  await expect.poll(() => page.locator('.pill.selected').count()).toBe(2);

  await page.evaluate(() => window.location.assign('#/score-board?difficulties=many&status=lost&tags=,&categories='));
  await expectShown(page, () => true);
}

it('has no accessibility barriers, even with a list open, as a list of rows, and on a small screen', async () => {
  const page = await openBoard('?searchQuery=login');
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByRole('group', { name: 'Tags' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('combobox', { name: 'Grouping' }).selectOption('topic');
  const row = challengeCard(page, 'Login Jim');
  await row.getByRole('button', { name: 'Login Jim' }).click();
  await row.getByRole('button', { name: /^Hint for/ }).click();
  await row.getByText(/^Hint 1 of/).waitFor();
  expect(await barriers(page, '.challenges')).toEqual([]);

  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByText(/^Hint 1 of/).waitFor();
  expect(await barriersInAllLooks(page)).toEqual([]);
});
