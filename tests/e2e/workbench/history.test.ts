import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { historyOf } from '../../api/range/workbench-history.ts';
import { createClient } from '../../support/client.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { focused, shopWithBrowser } from '../running-shop.ts';
import { expectToFit, resize } from '../visits.ts';
import { kept, textIn } from './bench.ts';

const shop = shopWithBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const grid = (page: Page) => page.getByRole('grid', { name: 'History' });
const row = (page: Page, text: string | RegExp) => grid(page).getByRole('row').filter({ hasText: text });
const rows = (page: Page) => grid(page).locator('tbody tr');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const detail = (page: Page) => page.getByRole('region', { name: /^No\. / });
const message = (page: Page, name: 'Request' | 'Response') => detail(page).getByRole('region', { name });

async function openHistory(width = 1440, height = 900): Promise<Page> {
  const its = historyOf(() => shop.url);
  await its.record(false);
  await its.ask('/clear', {});
  const page = await shop.open('/#/workbench?part=history', { viewport: { width, height } });
  await page.getByRole('switch', { name: 'Record requests' }).waitFor();
  return page;
}

/** Saves exchanges by an entry of the menu, and returns the file. */
async function save(page: Page, group: RegExp, entry: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Save').click();
  await page.getByRole('group', { name: group }).getByRole('menuitem', { name: entry }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function clear(page: Page): Promise<void> {
  await button(page, 'Clear history').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('the history has what a page and another client have sent, finds it, compares it and passes it on', async () => {
  const client = createClient(shop.url);
  const page = await openHistory();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  expect(new URL(page.url()).hash).toBe('#/workbench');
  await page.getByText('Nothing is recorded yet.').waitFor();
  await page
    .getByText("The last 500 requests and their responses are kept in the shop's memory: 32 MiB in all")
    .waitFor();
  expect(await barriers(page, '#content')).toEqual([]);
  await button(page, 'Start recording').click();
  await page.getByText('Waiting for requests').waitFor();

  // Another client and a page of the shop, in a tab of its own.
  const token = await client.login('jim@juice-sh.op', 'ncc-1701');
  await client.get('/rest/user/whoami', { headers: { authorization: `Bearer ${token}` } });
  await client.post('/rest/user/login', { email: 'nobody@example.org', password: 'first' });
  await client.post('/rest/user/login', { email: 'nobody@example.org', password: 'second' });
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/#/search?q=melon`);
  await other.locator('.product, .emptyState').first().waitFor();
  await other.close();
  await row(page, 'POST/rest/user/login').filter({ hasText: 'Other client' }).nth(2).waitFor();
  await row(page, '/rest/products/search?q=').filter({ hasText: 'Shop page' }).first().waitFor();

  // What makes up most of the traffic is out of the way, and says so. The history itself isn't in it.
  const counted = async () =>
    (await page.getByText(/^\d+ of \d+ requests/).textContent())?.match(/\d+/g)?.map(Number) ?? [];
  const [shown = 0, all = 0] = await counted();
  expect(shown).toBeLessThan(all);
  const scripts = page.getByRole('button', { name: /^Scripts/ });
  expect(await scripts.getAttribute('aria-pressed')).toBe('false');
  await scripts.click();
  await row(page, /\.js/).first().waitFor();
  await button(page, 'Show all').click();
  await expect.poll(async () => (await counted())[0]).toBe((await counted())[1]);
  await search(page).fill('/rest/range/workbench');
  await page.getByText('No request fits the filter.').waitFor();

  // Text in bodies, status, and who has sent it.
  await search(page).fill('invalid EMAIL or');
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByLabel('Status', { exact: true }).selectOption('2');
  await page.getByText('No request fits the filter.').waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('4');
  await page.getByLabel('Who', { exact: true }).selectOption('other');
  await expect.poll(() => rows(page).count()).toBe(2);

  // By keyboard: through the rows, ticking, marking, and on to the messages.
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await message(page, 'Request').getByText('"second"').waitFor();
  await message(page, 'Response').getByText('Invalid email or password.').waitFor();
  await message(page, 'Response').getByText('401 Unauthorized').first().waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowDown');
  await message(page, 'Request').getByText('"first"').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('history-detail');
  await detail(page).getByLabel('Note').fill('no such user');
  await grid(page).getByRole('columnheader', { name: 'Note' }).waitFor();
  expect(await barriersInAllLooks(page, '#content')).toEqual([]);

  // Two of them beside each other.
  await button(page, 'Compare two').click();
  const dialog = page.getByRole('dialog', { name: 'How two requests or responses differ' });
  await dialog.getByRole('button', { name: 'Requests' }).click();
  await dialog.getByText('"password": "first"').waitFor();
  await dialog.getByText('"password": "second"').waitFor();
  expect(await barriers(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // As files: what is ticked, or all that is shown.
  const { log } = JSON.parse(await save(page, /^2 ticked$/, 'As HAR'));
  expect([log.version, log.creator.name, log.entries.length]).toEqual(['1.2', 'Juice Range', 2]);
  expect(log.entries[0]).toMatchObject({
    startedDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    request: {
      method: 'POST',
      url: `${shop.url}/rest/user/login`,
      postData: { text: expect.stringContaining('"first"') },
    },
    response: { status: 401, content: { text: expect.stringContaining('Invalid email') } },
    comment: 'no such user',
  });
  expect(log.entries[1].comment).toBe('amber');
  expect(await save(page, /^All 2 shown$/, 'As a .http file')).toMatch(
    /^### \d+ POST \/rest\/user\/login\nPOST \/rest\/user\/login[\s\S]*"first"[\s\S]*\n### \d+ POST[\s\S]*"second"/,
  );
  expect(await save(page, /^All 2 shown$/, 'As curl commands')).toMatch(
    /^# \d+ POST \/rest\/user\/login\ncurl --include/,
  );

  // A token is opened in place.
  await button(page, 'Show all').click();
  await page.getByLabel('Who', { exact: true }).selectOption('other');
  await row(page, '/rest/user/whoami').click();
  await message(page, 'Request').getByRole('button', { name: 'Decode JWT' }).first().click();
  await message(page, 'Request').getByText('"jim@juice-sh.op"').first().waitFor();

  // Marks and notes outlive a reload, and so does what was chosen.
  await page.getByLabel('Marks', { exact: true }).selectOption('any');
  await expect.poll(() => rows(page).count()).toBe(2);
  await row(page, 'no such user').click();
  const [number = ''] = /^\d+/.exec((await row(page, 'no such user').textContent()) ?? '') ?? [];
  await expect.poll(() => kept(page, 'history')).toMatch(new RegExp(`"any".*"shown":${number},.*"no such user"`));
  await page.reload();
  await row(page, 'no such user').waitFor();
  expect(await rows(page).count()).toBe(2);
  await row(page, /\d/).getByRole('img', { name: 'Amber' }).waitFor();
  await message(page, 'Request').getByText('"first"').waitFor();

  // On to the repeater and the runner, with the keyboard where it can go on.
  await button(page, 'To repeater').press('Enter');
  await page.getByRole('tab', { name: 'POST /rest/user/login' }).waitFor();
  expect(await textIn(page)).toContain('"password":"first"');
  expect(await focused(page)).toBe('workbench-repeater');
  await page.getByRole('tab', { name: 'History' }).click();
  await button(page, 'To runner').press('Enter');
  await page.getByRole('textbox', { name: 'Request 1', exact: true }).getByText('"first"').waitFor();

  // Once it is cleared, marks and notes are gone as well. Recording goes on.
  await page.getByRole('tab', { name: 'History' }).click();
  await row(page, 'no such user').waitFor();
  await clear(page);
  await page.getByText('Waiting for requests').waitFor();
  await expect.poll(() => kept(page, 'history')).not.toContain('no such user');
  await client.get('/rest/languages');
  await page.getByText('No request fits the filter.').waitFor();
  await button(page, 'Show all').click();
  await row(page, '/rest/languages').waitFor();
  expect(await page.getByRole('img', { name: 'Amber' }).count()).toBe(0);
  await page.getByRole('switch', { name: 'Record requests' }).click();
  await expect.poll(() => page.getByRole('switch', { name: 'Record requests' }).isChecked()).toBe(false);
  await button(page, 'Clear everything').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Nothing is recorded yet.').waitFor();
  expect(failures).toEqual([]);
}, 120_000);

it('the history works on a phone, says why it is closed, and asks only while somebody looks at it', async () => {
  const client = createClient(shop.url);
  const page = await openHistory(360, 780);
  await button(page, 'Start recording').click();
  await page.getByText('Waiting for requests').waitFor();
  for (let number = 0; number < 40; number += 1) {
    await client.get(`/rest/track-order/${number}`);
  }
  await row(page, '/rest/track-order/39').waitFor();
  await row(page, '/rest/track-order/39').click();
  await message(page, 'Response').getByText('"39"').waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await barriers(page, '#content')).toEqual([]);
  await expectToFit(page, 'the history', [320, 768]);

  // What is in view stays there while more comes, and the newest is at the top.
  await resize(page, 360, 780);
  await grid(page).press('End');
  const top = () =>
    grid(page).evaluate((table) => table.querySelector('[aria-selected=true]')?.getBoundingClientRect().top);
  const before = await top();
  await client.get('/rest/track-order/another');
  await page.getByText(/^41 of \d+ requests/).waitFor();
  expect(await top()).toBe(before);
  await grid(page).press('Home');
  await row(page, '/rest/track-order/another').waitFor();

  // Nobody asks for what nobody sees.
  let questions = 0;
  page.on('request', (request) => {
    questions += request.url().endsWith('/workbench/history') ? 1 : 0;
  });
  const become = (seen: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, seen);
  await become('hidden');
  questions = 0;
  await client.get('/rest/track-order/unseen');
  // Longer than from one question to the next.
  await page.waitForTimeout(1500);
  expect([questions, await row(page, '/rest/track-order/unseen').count()]).toEqual([0, 0]);
  await become('visible');
  await row(page, '/rest/track-order/unseen').waitFor();

  // Other machines are told why they see nothing.
  const error = 'The history is for the machine on which the shop runs.';
  await page.route('**/workbench/history', (route) => route.fulfill({ status: 403, json: { status: 'error', error } }));
  await page.getByText('The history is not open here.').waitFor();
  await page.getByText('start it with --record-others').waitFor();
  expect(await barriers(page, '#content')).toEqual([]);
  await page.unroute('**/workbench/history');
  await row(page, '/rest/track-order/unseen').waitFor({ timeout: 10_000 });

  // With the shop's process, its memory is gone.
  shop.shop.kill();
  await shop.shop.waitForRestart();
  await page.getByText('What it had recorded is gone, and recording is off.').waitFor({ timeout: 20_000 });
  await button(page, 'Start recording').click();
  await page.getByText('Waiting for requests').waitFor();
}, 120_000);
