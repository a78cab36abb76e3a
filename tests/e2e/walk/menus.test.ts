import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routePaths } from '../../../renderer/src/app/route-paths.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { openAs, resize } from '../visits.ts';

const shop = sharedShopWithBrowser();

const openAsAccountant = (route: string) =>
  openAs(shop, 'accountant@juice-sh.op', 'i am an awesome accountant', route, {
    viewport: { width: 800, height: 900 },
  });

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

/** Returns the entries of the account menu that lead somewhere, with the routes that they have for scripts. */
const entriesOf = (page: Page) =>
  page.locator('[role=menu] button[aria-label^="Go to"]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const route = button.getAttribute('routerlink');
      return { name: button.ariaLabel, href: route === null ? '' : `#${route}` };
    }),
  );

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
  it('in the side menu, which also has the account below 960 px, and in the account menu of the bar', async () => {
    const page = await openAsAccountant('/');
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Show Orders and Payment Menu"]').click();
    await page.locator('[aria-label="Show Privacy and Security Menu"]').click();
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
    await page.keyboard.press('Escape');
    await page.locator('sidenav nav').waitFor({ state: 'detached' });
    await resize(page, 1280);
    await expectAccountMenu(page);
  });
});

/** Expects the account menu of the bar, whose entries are buttons, to lead to the same places. */
async function expectAccountMenu(page: Page): Promise<void> {
  await page.click('#navbarAccount');
  const links = [...(await entriesOf(page))];
  for (const group of ['Orders & Payment', 'Privacy & Security']) {
    await page.getByRole('menuitem', { name: group }).hover();
    const sub = page.getByRole('menu').last();
    await sub.getByRole('menuitem').first().waitFor();
    await expect.poll(async () => (await entriesOf(page)).length).toBeGreaterThan(2);
    links.push(...(await entriesOf(page)).filter(({ name }) => !links.some((known) => known.name === name)));
  }
  expect(links.map(({ name }) => name)).toEqual(accountNames);
  // Those without a route lead to pages of the server.
  expect(links.filter(({ href }) => href === '').map(({ name }) => name)).toEqual([
    'Go to user profile',
    'Go to data subject page',
  ]);
  expect(
    await deadEnds(
      page,
      links.filter(({ href }) => href !== ''),
    ),
  ).toEqual([]);
  await page.locator('[aria-label="Go to data subject page"]').click();
  await page.waitForURL('**/dataerasure');
}

describe('going back', () => {
  it('leads through the screens that were visited, with the focus in the screen and its name announced, and closes an open side menu first', async () => {
    const page = await shop.open('/');
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to about us page"]').click();
    await page.locator('app-about h1').waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to contact us page"]').click();
    await page.locator('app-contact h1').waitFor();

    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to photo wall"]').waitFor();
    await page.goBack();
    await page.locator('[aria-label="Go to photo wall"]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/contact');

    await page.goBack();
    await page.locator('app-about h1').waitFor();
    await expect.poll(() => page.title()).toBe('About Us - OWASP Juice Shop');
    await expect.poll(() => page.textContent('p[aria-live=assertive]')).toBe('About Us - OWASP Juice Shop');
    await page.goBack();
    await page.locator('app-search-result').waitFor();
    await page.goForward();
    await page.locator('app-about h1').waitFor();
  });

  it('leads back from a page of the server, which takes the place of the side menu in the history', async () => {
    const page = await openAsAccountant('/#/contact');
    await page.locator('app-contact h1').waitFor();
    await page.evaluate(() => window.location.assign('#/about'));
    await page.locator('app-about h1').waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to user profile"]').click();
    await page.waitForURL('**/profile');
    await page.goBack();
    await page.locator('app-about h1').waitFor();
    expect(await page.locator('[aria-label="Go to user profile"]').count()).toBe(0);
    await page.goBack();
    await page.locator('app-contact h1').waitFor();
  });
});

describe('the count of the basket', () => {
  it('is also given in words, and is the same everywhere', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701');
    const link = page.locator('[aria-label="Show the shopping cart"]');
    await page.locator('.fa-layers-counter').waitFor();
    // The count begins at 0, until the basket has arrived.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.fa-layers-counter').count()).toBe(1);
    const before = Number(await page.textContent('.fa-layers-counter'));
    await page.getByLabel('Add to Basket').first().click();
    await expect.poll(() => page.textContent('.fa-layers-counter')).toBe(String(before + 1));
    await page.getByRole('button', { name: `Your Basket ${before + 1}`, exact: true }).waitFor();
    const describedBy = await link.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).textContent()).toMatch(
      new RegExp(`^${before + 1} pieces? in it$`),
    );
  });
});
