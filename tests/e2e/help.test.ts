import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { solvedKeys } from '../exploits/support.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { barriersInAllLooks } from './axe.ts';
import { sidewaysOverflow } from './visits.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ data: null }), sharedBrowser()]);
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await closePages(browser);
  await shop.stop();
});

/** Opens the help, in a page that can reach only this shop. */
async function openHelp(hash = '', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await emptiedProfile(browser).newEmptyPage(options);
  await page.route('**/*', (route) => (route.request().url().startsWith(shop.url) ? route.continue() : route.abort()));
  await page.goto(`${shop.url}/help/${hash}`);
  await page.locator('article:not([hidden])').waitFor();
  return page;
}

const shown = (page: Page) => page.locator('article:not([hidden]) h1').allTextContents();

describe('the quick start', () => {
  it('solves two challenges when it is followed to the letter', async () => {
    const page = await openHelp();
    const address = await page.getByRole('link', { name: 'score-board' }).textContent();
    const payload = await page.getByText('Enter this as the email').locator('code').textContent();
    const host = new URL(shop.url).host;
    expect(address).toBe(`http://${host}/#/score-board`);

    await page.goto(shop.url);
    await page.getByText('Dismiss', { exact: true }).click();
    await page.locator('#searchQuery input, #searchQuery').last().fill('apple');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${shop.url}/#/search?q=apple`);
    await page.goto(address ?? '');
    await page.getByText('You successfully solved a challenge: Score Board').waitFor();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Login' }).click();
    await page.locator('#email').fill(payload ?? '');
    await page.locator('#password').fill('x');
    await page.locator('#loginButton', { hasText: 'Log in' }).click();
    await page.getByText('You successfully solved a challenge: Login Admin').waitFor();

    expect(await solvedKeys(shop.url)).toEqual(new Set(['scoreBoardChallenge', 'loginAdminChallenge']));
  });
});

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
    const page = await openHelp('', { viewport: { width: 360, height: 740 } });
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
