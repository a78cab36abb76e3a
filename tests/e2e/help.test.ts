import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { sharedShop } from '../support/shared-shop.ts';
import type { RunningShop } from '../support/shop.ts';
import { barriersInAllLooks } from './axe.ts';
import { sidewaysOverflow } from './visits.ts';

let shop: RunningShop;
let browser: Browser;
/** What pages asked for elsewhere. */
const foreign: string[] = [];
beforeAll(async () => {
  [shop, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});
afterEach(async () => {
  await closePages(browser);
  expect(foreign.splice(0)).toEqual([]);
});
afterAll(() => closePages(browser));

/** Opens the help, in a page that may ask only this shop. */
async function openHelp(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await emptiedProfile(browser).newEmptyPage(options);
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) {
      foreign.push(request.url());
    }
  });
  await page.goto(`${shop.url}/help/`);
  await page.locator('article:not([hidden])').waitFor();
  return page;
}

const shown = (page: Page) => page.locator('article:not([hidden]) h1').allTextContents();

// newcomer.test.ts does what the quick start says.
describe('the help that the shop serves', () => {
  it('has its contents on the left, is searched while typing, and prints only the page that is shown', async () => {
    const page = await openHelp();
    await expect.poll(() => shown(page)).toEqual(['Quick start']);

    await page.getByRole('navigation').getByRole('link', { name: 'Plans for workshops' }).click();
    await expect.poll(() => shown(page)).toEqual(['Plans for workshops']);
    await page.getByRole('navigation').getByRole('link', { name: 'Where learners get stuck' }).click();
    expect(await page.getByRole('heading', { name: 'Where learners get stuck' }).isVisible()).toBe(true);
    expect(await page.title()).toBe('Plans for workshops - Juice Range help');
    // The old address redirects, and the hash stays.
    expect(page.url()).toBe(`${shop.url}/handbook/help/#plans/where-learners-get-stuck`);
    expect(await page.getByRole('link', { name: 'Handbook', exact: true }).getAttribute('href')).toBe('../');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(['Quick start']);

    await page.keyboard.press('Control+f');
    await page.keyboard.type('proxy EMPTY');

    await expect
      .poll(() => page.locator('#results-list a').allTextContents())
      .toContain('When something does not work: The proxy shows nothing');
    expect(await page.locator('mark').first().textContent()).toBe('proxy');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual(['When something does not work']);
    expect(await page.inputValue('#search')).toBe('');

    await page.fill('#search', 'xylophone');
    expect(await page.locator('#results-count').textContent()).toContain('Nothing found');
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toEqual(['When something does not work']);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print this page' }).click();
    expect(await page.locator('body[data-printed]').count()).toBe(1);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.getByRole('button').isVisible()).toBe(false);
    await expect.poll(() => shown(page)).toEqual(['When something does not work']);
  });

  it('has no barriers, in light and dark, and fits a phone', async () => {
    const page = await openHelp({ viewport: { width: 360, height: 740 } });
    // Checks all pages at once: one at a time takes four times as long.
    await page.evaluate(() => {
      for (const article of document.querySelectorAll('article')) {
        article.hidden = false;
      }
    });

    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await barriersInAllLooks(page)).toEqual([]);
  });
});
