import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks, withLargeFont } from './axe.ts';
import { sharedShopWithBrowser } from './running-shop.ts';

const shop = sharedShopWithBrowser();

let used: Page;
const heard: string[] = [];

it('leaves traces of many kinds in its page', async () => {
  used = await shop.open('/#/about');
  await used.addInitScript(() => document.documentElement.setAttribute('lang', 'xx'));
  await used.route('**/rest/captcha/', (route) => route.abort());
  used.on('request', (request) => heard.push(request.url()));
  used.once('pageerror', ({ message }) => heard.push(message));
  await used.emulateMedia({ colorScheme: 'dark', media: 'print', forcedColors: 'active' });
  await used.setViewportSize({ width: 360, height: 640 });
  await used.evaluate(() => {
    sessionStorage.setItem('kept', 'of an earlier test');
    localStorage.setItem('token', 'of an earlier test');
  });
  await used.context().addCookies([{ name: 'token', value: 'of-an-earlier-test', url: shop.url }]);
  await used.goto(`${shop.url}/#/contact`);
  await used.reload();

  expect(await used.evaluate(() => history.length)).toBeGreaterThan(2);
});

it('finds none of them in the page of the next test, which is the same', async () => {
  heard.length = 0;
  const page = await shop.open('/#/contact');
  await page.locator('#captcha').waitFor();
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('unheard')), 0));

  expect(page).toBe(used);
  expect(heard).toEqual([]);
  // The empty page is in the history as well.
  expect(
    await page.evaluate(() => [
      document.documentElement.lang,
      matchMedia('(prefers-color-scheme: dark), print, (forced-colors: active)').matches,
      window.innerWidth,
      sessionStorage.length,
      localStorage.getItem('token'),
      document.cookie.includes('token='),
      history.length,
    ]),
  ).toEqual(['en', false, 1280, 0, null, false, 2]);
});

it('is looked at in dark colours and large letters', async () => {
  used = await shop.open('/#/about');
  expect(await barriersInAllLooks(used, 'app-navbar')).toEqual([]);
  await used.emulateMedia({ colorScheme: 'dark' });
  await withLargeFont(used, () => used.locator('app-about').waitFor());
});

it('has light colours and letters of the usual size again in the next test', async () => {
  const page = await shop.open('/#/about');
  expect(page).toBe(used);
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      matchMedia('(prefers-color-scheme: dark)').matches,
    ]),
  ).toEqual(['16px', false]);
});

describe.each<[string, (page: Page) => Promise<unknown>]>([
  ['has a key held down', (page) => page.keyboard.down('Shift')],
  ['was controlled by the protocol', (page) => page.context().newCDPSession(page)],
])('a page that %s', (_what, spoil) => {
  it('belongs to one test', async () => {
    used = await shop.open('/#/about');
    await spoil(used);
  });

  it('is not passed on to the next one', async () => {
    expect(await shop.open('/#/about')).not.toBe(used);
  });
});
