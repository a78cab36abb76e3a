import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from './axe.ts';
import { goToScoreBoard, solvedCards } from './range.ts';
import { focused, sharedShopWithBrowser } from './running-shop.ts';
import { putMouseAway, use, write } from './tutorials/keyboard.ts';
import { openAs } from './visits.ts';

const shop = sharedShopWithBrowser();

async function pressUntil(page: Page, key: string, wanted: string): Promise<void> {
  const seen: string[] = [];
  while (seen.at(-1) !== wanted && seen.length < 40) {
    await page.keyboard.press(key);
    seen.push(await focused(page));
  }
  expect(seen).toContain(wanted);
}

describe('with the keyboard alone', () => {
  it('the first stop skips to the content, and a change of page moves the focus to it and announces the new page', async () => {
    const page = await shop.open('/#/login');
    await page.locator('#email').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('email');

    await page.getByText('Not yet a customer?').focus();
    await page.keyboard.press('Enter');
    await page.locator('#registerButton').waitFor();
    await expect.poll(() => focused(page)).toBe('content');
    await expect.poll(() => page.textContent('[aria-live=assertive]')).toBe('User Registration - OWASP Juice Shop');
  });

  it('the account menu opens, moves, enters its sub-menus, leads to pages and returns the focus, and so does the language menu, which filters', async () => {
    const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/', { viewport: { width: 1440, height: 900 } });
    await page.locator('#navbarAccount').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=menuitem][aria-label="Go to user profile"]').waitFor();
    await pressUntil(page, 'ArrowDown', 'Show Privacy and Security Menu');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Privacy Policy' }).waitFor();
    expect(await barriersInAllLooks(page, 'app-navbar')).toEqual([]);
    await pressUntil(page, 'ArrowDown', 'Go to change password page');
    await page.keyboard.press('Escape');
    await page.locator('[role=menuitem][aria-label="Go to user profile"]').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('navbarAccount');
    await page.keyboard.press('Enter');
    await page.locator('[role=menuitem][aria-label="Go to user profile"]').waitFor();
    await pressUntil(page, 'ArrowDown', 'navbarLogoutButton');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${shop.url}/#/`);

    await page.locator('#navbarLanguageButton').focus();
    await page.keyboard.press('Enter');
    const english = page.getByRole('radio', { name: 'English' });
    await english.waitFor();
    expect(await english.getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => focused(page)).toBe('Search');
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.type('zzz');
    await english.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+a');
    await page.keyboard.type('en');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('English');
    await page.keyboard.press('Enter');
    await english.waitFor({ state: 'detached' });
    await expect.poll(() => page.textContent('.mat-mdc-snack-bar-label')).toBe('Language has been changed to English');
    expect(await page.evaluate(() => document.cookie)).toContain('language=en');
    await expect.poll(() => focused(page)).toBe('navbarLanguageButton');
  });

  it('the side menu opens, keeps the focus inside, closes with Escape and returns it', async () => {
    const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/', { viewport: { width: 800, height: 900 } });
    const button = page.getByLabel('Open Sidenav');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('[aria-label="Go to about us page"]').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('sidenav') !== null)).toBe(true);
    }
    const expander = page.locator('[aria-label="Show Orders and Payment Menu"]');
    await expander.focus();
    await page.keyboard.press('Enter');
    expect(await expander.getAttribute('aria-expanded')).toBe('true');
    await page.locator('[aria-label="Go to wallet page"]').waitFor();
    expect(await barriersInAllLooks(page, 'sidenav')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[aria-label="Go to about us page"]').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Open Sidenav');
  });
});

// Some tutorials are done like this in tutorials/, and product-dialog.test.ts opens a product and goes through it.
it('a learner gets from the welcome banner to an order, a solved challenge and its neighbour’s hint without a mouse', {
  timeout: 90_000,
}, async () => {
  const page = await shop.open('/', {}, undefined, (empty) => empty.context().clearCookies());
  putMouseAway(page);
  await use(page, page.getByRole('button', { name: 'Dismiss' }));
  await use(page, page.getByRole('button', { name: 'Me want it!' }));

  await use(page, page.locator('#navbarAccount'));
  await use(page, page.getByRole('menuitem', { name: 'Login' }));
  await write(page, page.locator('#email'), "jim@juice-sh.op'--");
  await write(page, page.locator('#password'), 'anything');
  await page.keyboard.press('Enter');
  const solved = solvedCards(page).filter({ hasText: 'Login Jim' });
  await use(page, solved.getByRole('button', { name: 'Close this notification' }));
  await solved.waitFor({ state: 'detached' });

  await use(page, page.getByRole('button', { name: 'Add to Basket' }));
  await page.locator('.mat-mdc-snack-bar-container').waitFor();
  await use(page, page.getByRole('button', { name: /^Your Basket/ }));
  await use(page, page.getByRole('button', { name: 'Checkout' }));
  for (const screen of ['app-address-select', 'app-delivery-method', 'app-payment']) {
    const step = page.locator(screen);
    await use(page, step.getByRole('radio'), 'Space');
    await use(page, step.getByRole('button', { name: 'Continue' }));
  }
  await use(page, page.getByRole('button', { name: 'Place your order and pay' }));
  await use(page, page.getByRole('link', { name: 'Track Orders' }));
  await page.waitForURL('**/#/track-result/new?id=*');

  await goToScoreBoard(page);
  await write(page, page.getByRole('searchbox', { name: 'Search' }), 'Login Bender');
  await use(page, page.getByRole('button', { name: 'Hint for Login Bender' }));
  await page.getByText(/^Hint 1 of/).waitFor();
  await use(page, page.locator('#range-drawer-button'));
  const drawer = page.getByRole('complementary', { name: 'The range' });
  await use(page, drawer.getByText('Pin a challenge', { exact: true }));
  await write(page, drawer.getByRole('searchbox'), 'login bender');
  await use(page, drawer.getByRole('button', { name: /^Login Bender/ }));
  await drawer.getByRole('region', { name: 'Pinned challenge' }).waitFor();
  await use(page, drawer.getByRole('button', { name: 'Put the drawer away' }));
  await expect.poll(() => focused(page)).toBe('range-drawer-button');
});

describe('the side menu', () => {
  it('has the entries of a visitor, and closes when one is followed', async () => {
    const page = await shop.open('/#/contact', { viewport: { width: 360, height: 700 } });
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to about us page"]').waitFor();
    const names = await page.locator('sidenav nav a').evaluateAll((links) => links.map((link) => link.ariaLabel));
    expect(names.filter((name) => name !== 'Open score-board')).toEqual([
      'Go to login page',
      'Go to contact us page',
      'Go to about us page',
      'Go to photo wall',
      'Go to OWASP Juice Shop GitHub page',
    ]);
    expect(await page.textContent('.appVersion')).toMatch(/OWASP Juice Shop v\d+\.\d+\.\d+/);
    await page.locator('[aria-label="Go to login page"]').click();
    await page.waitForURL('**/#/login');
    await page.locator('[aria-label="Go to about us page"]').waitFor({ state: 'detached' });
  });
});
