import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { solvedKeys } from '../../exploits/support.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { editor, kept, nextOrder, openFile, openFiles, textIn, write } from './bench.ts';

const shop = sharedShopWithBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const requestCard = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const fileText = /^Text of /;

const basket = `@email = ' or 1=1--

### Log in
# @name login
POST /rest/user/login
Content-Type: application/json

{"email": "{{email}}", "password": "any"}

### Somebody else's basket
GET /rest/basket/2
Authorization: Bearer {{login.response.body.$.authentication.token}}

### Nothing to take a value from
GET /rest/basket/{{missing.response.body.$.id}}
`;

it('a file of requests logs in, goes on with the token, and solves challenges', async () => {
  const page = await shop.open('/#/workbench', { viewport: { width: 1440, height: 900 } });
  await openFiles(page);
  await page.getByText('Open a .http file, drop one here').waitFor();
  await openFile(page, 'basket.http', basket.replaceAll('\n', '\r\n'));
  await requestCard(page, 'Log in').waitFor();

  // A value that isn't there yet is told, and nothing is sent.
  await button(page, "Send Somebody else's basket").click();
  await page.getByText('Send "login" first').waitFor();
  await button(page, 'Send all').click();
  await requestCard(page, "Somebody else's basket").getByText('200 OK').first().waitFor();
  await page.getByText('Send "missing" first').waitFor();
  await requestCard(page, 'Log in').getByText('"admin@juice-sh.op"').waitFor();
  await expect
    .poll(async () => [...(await solvedKeys(shop.url))])
    .toEqual(expect.arrayContaining(['loginAdminChallenge', 'basketAccessChallenge']));

  expect(await barriersInAllLooks(page, '#workbench-part')).toEqual([]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page)).toBe(0);
  }

  // The request at the cursor, by keyboard.
  await editor(page, fileText).focus();
  await page.keyboard.press('Control+Home');
  const [sent] = await nextOrder(page, () => page.keyboard.press('Control+Enter'));
  const body = `{"email": "' or 1=1--", "password": "any"}`;
  expect(sent?.split('\r\n')).toEqual([
    'POST /rest/user/login HTTP/1.1',
    `Host: ${await page.evaluate(() => location.host)}`,
    `Content-Length: ${body.length}`,
    'Content-Type: application/json',
    '',
    body,
  ]);

  await button(page, "Open Somebody else's basket in the repeater").click();
  await page.getByRole('tab', { name: "Somebody else's basket" }).waitFor();
  expect(await textIn(page)).toMatch(/^GET \/rest\/basket\/2 HTTP\/1\.1\nHost: .*\nAuthorization: Bearer eyJ/);
}, 120_000);

it('a lesson opens at one of its requests, which an address can name and not contain', async () => {
  const page = await shop.open('/#/contact', { viewport: { width: 1440, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  const tabs = page.getByRole('tablist', { name: 'Open files' }).getByRole('tab');
  await goTo('#/workbench?open=sql-injection/2');
  await expect.poll(() => page.locator('.cm-activeLine').textContent()).toBe('### Log in with two apostrophes');
  await expect.poll(() => page.locator('li[aria-current]').textContent()).toContain('Log in with two apostrophes');
  expect(new URL(page.url()).hash).toBe('#/workbench');
  expect(asked).not.toContain('POST /rest/range/workbench/send');
  const [sent, ...others] = await nextOrder(page, () => page.keyboard.press('Control+Enter'));
  expect([sent?.split('\r\n').at(-1), others]).toEqual([`{"email": "''", "password": "x"}`, []]);
  expect(await barriers(page, '#workbench-part')).toEqual([]);

  // What is open is shown; what was changed is left alone.
  await goTo('#/workbench?open=sql-injection/1');
  await expect.poll(() => page.locator('.cm-activeLine').textContent()).toBe('### Log in with one apostrophe');
  expect(await tabs.allTextContents()).toEqual(['sql-injection.http×']);
  await page.keyboard.type('! ');
  await goTo('#/workbench?open=sql-injection/2');
  await expect.poll(() => tabs.count()).toBe(2);

  for (const named of ['nobodys/1', 'sql-injection/0', '../../x/1', 'http://evil.example/a.http/1', 'GET%20/x']) {
    const before = asked.length;
    await goTo(`#/workbench?open=${named}`);
    await page.getByText('There are no requests to open here').waitFor();
    // The one that was opened before may still be on its way.
    const since = asked.slice(before).filter((each) => !/socket\.io|sql-injection/.test(each));
    expect(since, named).toEqual(named === 'nobodys/1' ? ['GET /rest/range/lessons/nobodys/requests'] : []);
    await goTo('#/workbench?open=sql-injection/2');
    await page.getByText('There are no requests to open here').waitFor({ state: 'detached' });
  }
  expect(asked.filter((each) => each === 'POST /rest/range/workbench/send')).toHaveLength(1);
}, 120_000);

it('files are edited, kept over a reload, saved and closed, and their faults are told at their lines', async () => {
  const page = await shop.open('/#/workbench', { viewport: { width: 1440, height: 900 } });
  await openFiles(page);
  await button(page, 'New').click();
  await requestCard(page, 'Who am I?').waitFor();
  await write(
    page,
    'GET /rest/captcha\nno colon\n\n### second\n< ./secret.txt\n\n###\nGET /x\n\n> {% run() %}',
    fileText,
  );
  await page.getByText('Nothing is sent until this is mended.').waitFor();
  expect(await button(page, 'Send all').isDisabled()).toBe(true);
  const faults = page.getByRole('region', { name: 'Faults of the file' }).getByRole('button');
  expect(await faults.allTextContents()).toEqual([
    'Line 2A header is written as Name: value; an empty line ends them.',
    'Line 5A request begins with its method and its address.',
    'Line 10Scripts are not run; take them out.',
  ]);
  await page.locator('.cm-lint-marker-error').first().waitFor();
  expect(await barriers(page, '#workbench-part')).toEqual([]);
  await faults.nth(1).press('Enter');
  expect(await page.locator('.cm-activeLine').textContent()).toBe('< ./secret.txt');

  await write(page, 'GET /rest/captcha', fileText);
  await requestCard(page, '/rest/captcha').waitFor();
  await expect.poll(() => kept(page, 'files')).toContain('"text":"GET /rest/captcha"');
  await page.reload();
  await expect.poll(() => textIn(page, fileText)).toBe('GET /rest/captcha');
  const download = page.waitForEvent('download');
  await button(page, 'Save').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('requests-1.http');
  expect(readFileSync(await saved.path(), 'utf8')).toBe('GET /rest/captcha');
  await write(page, 'GET /changed', fileText);
  await page.getByRole('tab', { name: 'requests-1.http, changed' }).press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'requests-1.http, changed' }).press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Close the file' }).click();
  await page.getByText('Open a .http file, drop one here').waitFor();
  await button(page, 'New').click();
  await requestCard(page, 'Who am I?').waitFor();
  await page.getByRole('tab', { name: 'Repeater' }).click();
  await expect.poll(() => kept(page, 'files')).toContain('requests-1.http');
  await expect.poll(() => kept(page, 'place')).toContain('repeater');
  // Clearing also reaches parts whose code was not loaded.
  await page.reload();
  await button(page, 'Clear everything').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openFiles(page);
  await page.getByText('Open a .http file, drop one here').waitFor();
  await openFile(page, 'picture.http', '\0\0');
  await page.getByText('picture.http is not a text file.').waitFor();
}, 120_000);
