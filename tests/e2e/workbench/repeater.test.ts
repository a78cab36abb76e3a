import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { answerWith, editor, kept, nextOrder, raw, textIn, write } from './bench.ts';

const shop = sharedShopWithBrowser();

const send = (page: Page) => page.keyboard.press('Control+Enter');
const response = (page: Page) => page.getByRole('region', { name: 'Response' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const host = () => new URL(shop.url).host;

it('the repeater sends a request byte for byte and shows the response as it came, by keyboard alone', async () => {
  const page = await shop.open('/#/workbench', { viewport: { width: 1440, height: 900 } });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await editor(page).waitFor();
  const head = `gEt /rest/products/search?q='%00 x HTTP/1.1\nhost:${host()}\nConnection: close\nX-Odd :  two  \nno colon`;
  await write(page, `${head}\n\n{"a":"é"}`);
  const [sent] = await nextOrder(page, () => send(page));
  expect(sent).toBe(`${head.replaceAll('\n', '\r\n')}\r\nContent-Length: 10\r\n\r\n{"a":"Ã©"}`);
  await response(page).getByText('400 Bad Request').first().waitFor();

  const good = `GET /rest/products/search?q=apple HTTP/1.1\nHost: ${host()}\nConnection: close\n\n`;
  await write(page, good);
  await send(page);
  await response(page).getByText('200 OK').first().waitFor();
  await tab(page, 'Raw').click();
  const undated = (text: string) => text.replaceAll('\r\n', '\n').replace(/^Date: .*$/m, 'Date: now');
  const expected = undated(await raw(shop.url, good.replaceAll('\n', '\r\n')));
  const lines = response(page).locator('pre > div');
  const shown = (await lines.allTextContents()).join('\n');
  expect(undated(shown)).toBe(Buffer.from(expected, 'latin1').toString());
  await tab(page, 'Hex').click();
  await response(page).getByText('48 54 54 50 2f 31 2e 31  20 32 30 30 20 4f 4b 0d').waitFor();

  // The tree folds by keyboard.
  await tab(page, 'Pretty').click();
  const tree = page.getByRole('tree');
  await tree.getByRole('treeitem', { name: '"data": [' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tree.getByText('"name"').count()).toBe(0);
  await tree.getByText('2 entries').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('"id": 1,');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('{');

  // What is selected is encoded and decoded in its place, and goes to the toolbox.
  const choose = async (name: string) => {
    await button(page, 'Request: selected text').click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await write(page, `POST / HTTP/1.1\nHost: ${host()}\n\nq=apple&x`);
  for (let step = 0; step < 'apple&x'.length; step += 1) {
    await page.keyboard.press('Shift+ArrowLeft');
  }
  for (const [name, written] of [
    ['Encode for URLs', 'apple%26x'],
    ['Encode as Base64', 'YXBwbGUlMjZ4'],
    ['Decode Base64', 'apple%26x'],
    ['Decode from URLs', 'apple&x'],
  ] as const) {
    await choose(name);
    await expect.poll(() => textIn(page)).toMatch(new RegExp(`\nq=${written}$`));
  }
  const [toolbox] = await Promise.all([page.waitForEvent('popup'), choose('Hex')]);
  await expect.poll(() => toolbox.locator('#hex-encoded').inputValue()).toBe('6170706c652678');
  await toolbox.close();
  await response(page).getByText('Apple Juice').first().selectText();
  await button(page, 'Response: selected text').click();
  const address = await item(page, 'MD5').getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toMatch(/^decoy\/toolbox\/#md5=.*Apple Juice/);
  expect(await item(page, 'Encode').count()).toBe(0);
  await page.keyboard.press('Escape');
  await write(page, good);

  // Nothing is out of reach: the request in parts, its options, and whatever stands around it.
  await button(page, 'Parts').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Parameter 1: value' }).fill("')) --");
  await page.getByRole('textbox', { name: 'Header 3: name' }).pressSequentially('X-Two');
  await page.getByRole('textbox', { name: 'Header 3: value' }).pressSequentially('two words');
  await page.getByRole('textbox', { name: 'Body' }).pressSequentially('{}');
  await button(page, 'What is set on sending').press('Enter');
  await page.getByRole('radio', { name: 'LF', exact: true }).first().press('Space');
  await page.getByRole('checkbox').press('Space');
  expect(await barriers(page, '#workbench-part')).toEqual([]);
  await page.keyboard.press('Escape');
  const [parts] = await nextOrder(page, () => send(page));
  expect(parts).toBe(
    `GET /rest/products/search?q='))%20-- HTTP/1.1\nHost: ${host()}\nConnection: close\nX-Two: two words\n\n{}`,
  );
  await page.getByText('3 of 3').waitFor();
  expect(await barriersInAllLooks(page, '#workbench-part')).toEqual([]);
  for (const width of [320, 768, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysOverflow(page)).toBe(0);
    const [left, right] = await Promise.all(
      ['Request', 'Response'].map((name) => page.getByRole('region', { name }).boundingBox()),
    );
    expect((left?.y ?? 0) === (right?.y ?? 1), `beside each other at ${width}`).toBe(width >= 1100);
  }
  expect(failures).toEqual([]);
}, 120_000);

it('tabs have names, outlive a reload, and go back and forward through what was sent', async () => {
  const page = await shop.open('/#/workbench', { viewport: { width: 1280, height: 800 } });
  await write(page, `GET /rest/admin/application-version HTTP/1.1\nHost: ${host()}\n\n`);
  await send(page);
  await response(page).getByText('"version"').waitFor();
  await write(page, `GET /nothing-here HTTP/1.1\nHost: ${host()}\n\n`);
  await button(page, 'Send').click();
  await page.getByText('2 of 2').waitFor();
  await write(page, 'GET /not-sent-yet HTTP/1.1\n\n');
  await page.getByRole('tab', { name: '1' }).dblclick();
  await page.getByRole('textbox', { name: 'Name of tab 1' }).fill('versions');
  await page.keyboard.press('Enter');
  await tab(page, 'versions').waitFor();

  await button(page, 'Back to what was sent before').click();
  await expect.poll(() => textIn(page)).toContain('/nothing-here');
  await button(page, 'Back to what was sent before').click();
  await expect.poll(() => textIn(page)).toContain('/rest/admin/application-version');
  await response(page).getByText('"version"').waitFor();
  await page.getByText('1 of 2').click();
  await item(page, '/nothing-here').click();
  await page.getByText('2 of 2').waitFor();
  await button(page, 'Forward to what was sent next').click();
  await expect.poll(() => textIn(page)).toContain('/not-sent-yet');

  await button(page, 'Tab versions: more').click();
  await item(page, 'Duplicate').click();
  await tab(page, '1').waitFor();
  await tab(page, '1').press('F2');
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await button(page, 'Tab second: more').click();
  await item(page, 'Rename').click();
  await page.getByRole('textbox', { name: 'Name of tab second' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await write(page, 'GET /second HTTP/1.1\n\n');
  await button(page, 'Tab second: more').click();
  await item(page, 'New from a curl command').click();
  const command = `curl 'http://other.example/rest/user/login' -H 'Content-Type: application/json' --data-raw '{"email":1}'`;
  await page.getByRole('textbox', { name: 'Command' }).fill(`${command} -F x=y`);
  await button(page, 'Open in a new tab').click();
  await page.getByText('cannot read this part of the command: -F').waitFor();
  await page.getByRole('textbox', { name: 'Command' }).fill(command);
  await button(page, 'Open in a new tab').click();
  await expect
    .poll(() => textIn(page))
    .toBe(`POST /rest/user/login HTTP/1.1\nHost: ${host()}\nContent-Type: application/json\n\n{"email":1}`);
  // What is typed last is written within a moment.
  await expect.poll(() => kept(page, 'repeater')).toContain(String.raw`{\"email\":1}`);
  await page.reload();
  await tab(page, '1').waitFor();
  await expect.poll(() => textIn(page)).toContain('{"email":1}');
  await tab(page, 'second').click();
  await expect.poll(() => textIn(page)).toBe('GET /second HTTP/1.1\n\n');
  await tab(page, 'versions').click();
  await page.getByText('2 of 2').waitFor();
  await expect.poll(() => textIn(page)).toContain('/not-sent-yet');
  await tab(page, 'versions').press('Delete');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('second');

  await button(page, 'Clear everything').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click();
  await expect.poll(() => page.getByRole('tablist', { name: 'Requests' }).getByRole('tab').count()).toBe(1);
  await expect.poll(() => textIn(page)).toContain('/rest/products/search?q=apple');
}, 120_000);

it('a redirection is followed only into the shop, and a login only lasts until a reload', async () => {
  const page = await shop.open('/#/workbench', { viewport: { width: 1280, height: 800 } });
  await write(page, `GET /assets HTTP/1.1\nHost: ${host()}\n\n`);
  await send(page);
  await response(page).getByText('301 Moved Permanently').first().waitFor();
  await button(page, 'Follow').press('Enter');
  await expect.poll(() => textIn(page)).toBe(`GET /assets/ HTTP/1.1\nHost: ${host()}\n\n`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('repeater-send');
  await write(page, `GET /redirect?to=https://github.com/juice-shop/juice-shop HTTP/1.1\nHost: ${host()}\n\n`);
  await send(page);
  await page.getByText('leads out of the shop, to https://github.com').waitFor();
  expect(await button(page, 'Follow').count()).toBe(0);

  await write(page, `GET /rest/user/whoami HTTP/1.1\nHost: ${host()}\nCookie: language=en\n\n`);
  await button(page, 'Log in as').click();
  await item(page, 'Another user').click();
  await page.getByRole('textbox', { name: 'Email' }).fill('jim@juice-sh.op');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('The shop refused the login: Invalid email or password.').waitFor();
  expect(await barriers(page, '[role=dialog]')).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('ncc-1701');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => textIn(page)).toMatch(/\nCookie: language=en; token=eyJ\S+\nAuthorization: Bearer eyJ\S+\n/);
  const text = await textIn(page);
  await send(page);
  await response(page).getByText('"jim@juice-sh.op"').waitFor();
  await button(page, 'Log in as').click();
  await item(page, 'Nobody').click();
  await expect
    .poll(() => textIn(page))
    .toBe(`GET /rest/user/whoami HTTP/1.1\nHost: ${host()}\nCookie: language=en\n\n`);
  await button(page, 'Log in as').click();
  await item(page, 'jim@juice-sh.op').click();
  await expect.poll(() => textIn(page)).toBe(text);

  // Every request leaves for other tools as well.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy as').click();
  await item(page, 'Copy as a curl command').click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl --include .*\n {2}'http:\/\/localhost:\d+\/rest\/user\/whoami' .*\n {2}--header 'Cookie: language=en; token=eyJ/,
  );
  await button(page, 'Copy as').click();
  await item(page, 'Copy for a .http file').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^### 1\nGET \/rest\/user\/whoami/);
  const download = page.waitForEvent('download');
  await button(page, 'Copy as').click();
  await item(page, 'Save as HAR').click();
  const har = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(har.log.entries[0].response.content.text).toContain('jim@juice-sh.op');
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  await page
    .getByLabel('Take the body from a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await page.getByText('The body is 256 B of data.').waitFor();
  const [sent] = await nextOrder(page, () => button(page, 'Send').click());
  expect(sent?.endsWith(`\r\nContent-Length: 256\r\n\r\n${bytes.toString('latin1')}`)).toBe(true);
  await button(page, 'Take the body out').click();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('ncc-1701');
  await page.reload();
  await button(page, 'Log in as').click();
  await item(page, 'Another user').waitFor();
  expect(await item(page, 'jim@juice-sh.op').count()).toBe(0);
}, 120_000);

it('nothing in a response runs or loads anything, whatever it is, and megabytes are shown at once', async () => {
  const page = await shop.open('/#/workbench', { viewport: { width: 1280, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => asked.push(dialog.message()));
  const attack = `<script>hacked=1</script><img src="/asked.png" onerror="hacked=2"><iframe src="/asked.html"></iframe>`;
  const responses: Readonly<Record<string, string>> = {
    html: `HTTP/1.1 200 ${attack}\r\nContent-Type: text/html\r\nX: ${attack}\r\n\r\n<!doctype html>${attack}`,
    json: `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ [attack]: attack })}`,
    svg: `HTTP/1.1 200 OK\r\nContent-Type: image/svg+xml\r\n\r\n<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="hacked=3">${attack.replaceAll('<img', '<image').replace('hacked=2">', 'hacked=2"/>')}</svg>`,
    form: `HTTP/1.1 200 OK\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\na=${encodeURIComponent(attack)}`,
    'not HTTP': attack,
  };
  for (const [name, text] of Object.entries(responses)) {
    await page.unroute('**/rest/range/workbench/send');
    await answerWith(page, Buffer.from(text));
    await button(page, 'Send').click();
    await response(page).getByText('hacked=1').first().waitFor();
    for (const view of name === 'html' ? ['Raw', 'Hex', 'Pretty'] : []) {
      await tab(page, view).click();
    }
    if (name === 'svg') {
      await page.getByText('40 × 30 px').waitFor();
    }
    expect(await response(page).locator('script, iframe, object, embed').count(), name).toBe(0);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('asked'))).toEqual([]);

  // What takes long can be cancelled, and a refusal is told.
  await page.unroute('**/rest/range/workbench/send');
  await page.route('**/rest/range/workbench/send', () => {});
  await button(page, 'Send').click();
  await page.getByText('Waiting for the shop').waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('Cancelled. What the shop had begun').waitFor();
  await page.unroute('**/rest/range/workbench/send');
  await page.route('**/rest/range/workbench/send', (route) =>
    route.fulfill({ status: 503, json: { status: 'error', error: 'Too many requests.' } }),
  );
  await button(page, 'Send').click();
  await page.getByText('Too many requests.').waitFor();
  await page.getByText('This is the response to an earlier request.').waitFor();

  const entries = Array.from({ length: 75_000 }, (_, index) => ({ index, text: 'fresh from the press'.repeat(2) }));
  const body = Buffer.from(JSON.stringify(entries));
  const large = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n'), body]);
  await page.unroute('**/rest/range/workbench/send');
  await answerWith(page, large.subarray(0, 4 * 1024 * 1024), { length: large.length, end: 'timeout' });
  await button(page, 'Send').click();
  await page.getByText('timed out after 30 s').waitFor();
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await button(page, 'Show more lines').click();
  await tab(page, 'Hex').click();
  await page.getByRole('group', { name: 'Response: bytes' }).press('End');
  await page.getByText('3ffff0').waitFor();
  await tab(page, 'Raw').click();
  const more = page.getByRole('button', { name: /^Show more/ });
  while ((await more.count()) > 0) {
    await more.click();
  }
  expect((await response(page).locator('pre').textContent())?.length).toBeGreaterThan(4_000_000);
}, 120_000);
