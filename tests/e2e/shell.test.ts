import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logInAsAdmin, sharedShopWithBrowser } from './running-shop.ts';
import { resize } from './visits.ts';

const shop = sharedShopWithBrowser();

describe('the bar', () => {
  it('has its elements in the order and under the names that scripts expect, searches with Enter and clears with Escape, and unfolds its search on a small screen', async () => {
    const page = await shop.open('/');
    const names = await page
      .locator('app-navbar :is(button, a, #product-search-fixture, #searchQuery, .fill-remaining-space)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).display !== 'none')
          .map((element) => element.id || element.getAttribute('aria-label') || element.classList[0]),
      );
    expect(names).toEqual([
      'Open Sidenav',
      'Back to homepage',
      'fill-remaining-space',
      'product-search-fixture',
      'searchQuery',
      'navbarAccount',
      'navbarLanguageButton',
      'Switch to dark colours',
      'range-drawer-button',
    ]);

    await goTo(page, 'login');
    await page.click('#searchQuery');
    await page.keyboard.type('apple & co');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#/search?q=apple%20%26%20co');
    expect(await page.locator('#searchValue').innerHTML()).toBe('apple &amp; co');
    await page.getByLabel('Clear the search').click();
    expect(await page.inputValue('#searchQuery input')).toBe('');
    expect(page.url()).toContain('q=apple%20%26%20co');
    await page.fill('#searchQuery input', 'lemon');
    await page.press('#searchQuery input', 'Escape');
    expect(await page.inputValue('#searchQuery input')).toBe('');
    await page.press('#searchQuery input', 'Enter');
    await page.waitForURL('**/#/search');

    await resize(page, 360, 640);
    await page.click('#searchQuery');
    await page.keyboard.type('lemon');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#/search?q=lemon');
    const clear = page.getByLabel('Clear the search');
    await clear.waitFor({ state: 'hidden' });
    await page.getByLabel('Open Sidenav').click({ trial: true });
    await page.click('#searchQuery');
    expect(await page.inputValue('#searchQuery input')).toBe('lemon');
    await clear.click();
    expect(await page.inputValue('#searchQuery input')).toBe('');
    await clear.waitFor({ state: 'hidden' });
  });

  it('shows how much is in the basket, even after a reload, and logs out: the session ends, the login history is written, the shop window is shown', async () => {
    const page = await shop.open('/');
    expect(await page.locator('[aria-label="Show the shopping cart"]').count()).toBe(0);
    await logInAsAdmin(page);
    await expect.poll(() => page.textContent('.fa-layers-counter')).not.toBe('0');
    const before = await page.textContent('.fa-layers-counter');
    await page.reload();
    await expect.poll(() => page.textContent('.fa-layers-counter')).toBe(before);

    await page.evaluate(() => sessionStorage.setItem('itemTotal', '9'));
    await page.click('#navbarAccount');
    const saved = page.waitForRequest('**/rest/saveLoginIp');
    await page.click('#navbarLogoutButton');
    expect((await saved).headers().authorization).toMatch(/^Bearer /);
    await page.waitForURL(`${shop.url}/#/`);
    await page.locator('[aria-label="Show the shopping cart"]').waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => [
        localStorage.getItem('token'),
        sessionStorage.getItem('bid'),
        sessionStorage.getItem('itemTotal'),
        document.cookie.includes('token='),
      ]),
    ).toEqual([null, null, null, false]);
  });
});

describe('routes', () => {
  it('show the shop window for unknown paths, and what any key of a text means on the 403 page, without running anything', async () => {
    const page = await shop.open('/#/no/such/page');
    await page.locator('app-search-result').waitFor();
    expect(page.url()).toBe(`${shop.url}/#/no/such/page`);
    await goTo(page, '403?error=UNAUTHORIZED_PAGE_ACCESS_ERROR');
    await expect.poll(() => reason(page).textContent()).toBe('You are not allowed to access this page!');
    await goTo(page, `403?error=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect.poll(() => reason(page).textContent()).toBe('<img src=x onerror=alert(1)>');
    expect(await reason(page).locator('img').count()).toBe(0);
    await goTo(page, '403?error=UNAUTHORIZED_ACCESS_ERROR');
    await page.locator('app-error-page').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/#/login');
  });

  it('keep visitors out of what is not theirs, with the address as it was, and trust whatever token is in the storage', async () => {
    const page = await shop.open('/#/login');
    for (const [route, why] of [
      ['administration', 'You are not allowed to access this page!'],
      ['address/saved', 'Please login to view this page.'],
      ['accounting', 'You are not allowed to access this page!'],
      ['deluxe-membership', 'Please login to view this page.'],
    ] as const) {
      await goTo(page, route);
      await expect.poll(() => reason(page).textContent(), { message: route }).toBe(why);
      expect(page.url()).toBe(`${shop.url}/#/${route}`);
      expect(await page.title()).toBe('No entry - OWASP Juice Shop');
    }

    await page.evaluate((token) => localStorage.setItem('token', token), forged('admin'));
    await page.goto(`${shop.url}/?again#/administration`);
    await page.locator('app-administration').waitFor();
    expect(await page.locator('app-error-page').count()).toBe(0);
    await goTo(page, 'accounting');
    await page.locator('app-error-page').waitFor();
    await goTo(page, 'address/saved');
    await page.locator('app-error-page').waitFor({ state: 'detached' });
  });
});

const reason = (page: Page) => page.locator('app-error-page .mat-subtitle-1');

/** Makes a token that says what it likes: nothing in the browser checks its signature. */
const forged = (role: string) => `e30.${Buffer.from(JSON.stringify({ data: { role } })).toString('base64url')}.`;

/** Edits the address. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), `#/${route}`);
}

describe('a page whose global Date was replaced', () => {
  it('keeps working', async () => {
    const page = await shop.open('/#/contact');
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.evaluate(() => {
      const old = globalThis.Date;
      // biome-ignore lint/suspicious/noGlobalAssign: this is what learners do to get an expired coupon accepted
      Date = Object.assign(() => new old(1551999600000), {}) as unknown as DateConstructor;
    });
    await page.fill('#searchQuery input', 'lemon');
    await page.press('#searchQuery input', 'Enter');
    await page.locator('#searchValue').waitFor();
    await logInAsAdmin(page);
    await page.locator('[aria-label="Show the shopping cart"]').waitFor();
    expect(failures).toEqual([]);
  });
});
