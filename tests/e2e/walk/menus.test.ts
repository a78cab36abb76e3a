import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routePaths } from '../../../renderer/src/app/route-paths.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { logInAs } from '../visits.ts';

const shop = shopWithBrowser();

const logInAsAccountant = (page: Page) => logInAs(page, 'accountant@juice-sh.op', 'i am an awesome accountant');

/** The account menu of the bar with its groups, by the names of the entries. */
const accountNames = [
  'Go to user profile',
  'Go to accounting page',
  'Go to order history page',
  'Go to recycling page',
  'Go to saved address page',
  'Go to saved payment methods page',
  'Go to wallet page',
  'Go to privacy policy page',
  'Go to data export page',
  'Go to data subject page',
  'Go to change password page',
  'Go to two factor authentication page',
  'Go to last login ip page',
];

const linksIn = (page: Page, place: string) =>
  page
    .locator(`${place} a`)
    .evaluateAll((links) => links.map((link) => ({ name: link.ariaLabel, href: link.getAttribute('href') ?? '' })));

/** Returns the routes that are missing from the table, and the pages that are missing on the server. */
async function deadEnds(page: Page, links: readonly { readonly href: string }[]): Promise<readonly string[]> {
  const dead: string[] = [];
  for (const { href } of links) {
    const leads = href.startsWith('#/')
      ? routePaths.some(({ path }) => matchPath(`/${path}`, href.slice(1)) !== null)
      : (await page.request.get(new URL(href, shop.url).href, { maxRedirects: 0 })).status() < 400;
    if (!leads) {
      dead.push(href);
    }
  }
  return dead;
}

describe('every link leads somewhere', () => {
  it('in the side menu, which also has the account below 960 px', async () => {
    const page = await shop.open('/', { viewport: { width: 800, height: 900 } });
    await logInAsAccountant(page);
    await page.getByLabel('Open Sidenav').click();
    await page.getByLabel('Show Orders and Payment Menu').click();
    await page.getByLabel('Show Privacy and Security Menu').click();
    const links = await linksIn(page, 'sidenav nav');
    expect(links.map(({ name }) => name)).toEqual([
      ...accountNames,
      'Go to contact us page',
      'Go to complain page',
      'Go to chatbot page',
      'Go to about us page',
      'Go to photo wall',
      'Go to deluxe membership page',
      'Go to OWASP Juice Shop GitHub page',
    ]);
    expect(await deadEnds(page, links)).toEqual([]);
  });

  it('in the account menu of the bar', async () => {
    const page = await shop.open('/');
    await logInAsAccountant(page);
    await page.click('#navbarAccount');
    const links = [...(await linksIn(page, '[role=menu]'))];
    for (const group of ['Show Orders and Payment Menu', 'Show Privacy and Security Menu']) {
      await page.getByRole('menuitem', { name: group }).hover();
      const sub = page.getByRole('menu').last();
      await sub.getByRole('menuitem').first().waitFor();
      await expect.poll(async () => (await linksIn(page, '[role=menu]')).length).toBeGreaterThan(2);
      links.push(
        ...(await linksIn(page, '[role=menu]')).filter(({ name }) => !links.some((known) => known.name === name)),
      );
    }
    expect(links.map(({ name }) => name)).toEqual(accountNames);
    expect(await deadEnds(page, links)).toEqual([]);
  });
});

describe('going back', () => {
  it('leads through the screens that were visited, with the focus in the screen and its name announced', async () => {
    const page = await shop.open('/');
    await page.getByLabel('Open Sidenav').click();
    await page.getByLabel('Go to about us page').click();
    await page.locator('app-about h1').waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.getByLabel('Go to contact us page').click();
    await page.locator('app-contact h1').waitFor();
    await page.goBack();
    await page.locator('app-about h1').waitFor();
    await expect.poll(() => page.title()).toBe('About Us - OWASP Juice Shop');
    await expect.poll(() => page.textContent('p[aria-live=assertive]')).toBe('About Us - OWASP Juice Shop');
    await page.goBack();
    await page.locator('app-search-result').waitFor();
    await page.goForward();
    await page.locator('app-about h1').waitFor();
  });

  it('leads back from the profile, which the server renders', async () => {
    const page = await shop.open('/#/about');
    await logInAsAccountant(page);
    await page.locator('app-about h1').waitFor();
    await page.click('#navbarAccount');
    await page.getByLabel('Go to user profile').click();
    await page.waitForURL('**/profile');
    await page.goBack();
    await page.locator('app-about h1').waitFor();
  });
});

describe('going back with the side menu open', () => {
  it('closes it', async () => {
    const page = await shop.open('/#/about');
    await page.locator('app-about h1').waitFor();
    await page.evaluate(() => window.location.assign('#/login'));
    await page.locator('#email').waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.getByLabel('Go to photo wall').waitFor();
    await page.goBack();
    await page.getByLabel('Go to photo wall').waitFor({ state: 'detached' });
    await page.locator('app-about h1').waitFor();
  });
});

describe('the count of the basket', () => {
  it('is also given in words, and is the same everywhere', async () => {
    const page = await shop.open('/');
    await logInAs(page, 'jim@juice-sh.op', 'ncc-1701');
    const link = page.getByLabel('Show the shopping cart');
    await page.locator('.fa-layers-counter').waitFor();
    expect(await page.locator('.fa-layers-counter').count()).toBe(1);
    const before = Number(await page.textContent('.fa-layers-counter'));
    await page.getByLabel('Add to Basket').first().click();
    await expect.poll(() => page.textContent('.fa-layers-counter')).toBe(String(before + 1));
    const describedBy = await link.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).textContent()).toMatch(
      new RegExp(`^${before + 1} pieces? in it$`),
    );
  });
});
