import { describe, expect, it } from 'vitest';
import { challengeCount } from '../support/challenge-counts.ts';
import { logInAsAdmin, shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser();

describe('the bar', () => {
  it('has its elements in the order and under the names that scripts expect', async () => {
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
  });

  it('searches with Enter and clears with Escape, and the clear button leaves the page alone', async () => {
    const page = await shop.open('/#/login');
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
  });

  it('unfolds the search from its icon on a small screen', async () => {
    const page = await shop.open('/', { viewport: { width: 360, height: 640 } });
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

  it('shows how much is in the basket, even after a reload', async () => {
    const page = await shop.open('/');
    expect(await page.locator('[aria-label="Show the shopping cart"]').count()).toBe(0);
    await logInAsAdmin(page);
    await expect.poll(() => page.textContent('.fa-layers-counter')).not.toBe('0');
    const before = await page.textContent('.fa-layers-counter');
    await page.reload();
    await expect.poll(() => page.textContent('.fa-layers-counter')).toBe(before);
  });

  it('logs out: the session ends, the login history is written, the shop window is shown', async () => {
    const page = await shop.open('/');
    await logInAsAdmin(page);
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

  it('counts what is solved once the score board was found, and until then only offers help', async () => {
    const page = await shop.open('/');
    await page.locator('.mat-grid-tile, app-search-result img').first().waitFor();
    const button = page.locator('app-navbar #range-drawer-button');
    expect(await button.textContent()).toBe('Help');
    await page.goto(`${shop.url}/#/score-board`);
    await expect.poll(() => button.textContent()).toMatch(new RegExp(`^\\d+/${challengeCount}$`));
    expect(await button.getAttribute('aria-label')).toMatch(
      new RegExp(`^Score board: \\d+ of ${challengeCount} challenges solved$`),
    );
    await page.getByRole('button', { name: new RegExp(`^\\d+/${challengeCount} Score board: `) }).waitFor();
  });
});

describe('routes', () => {
  it('show the shop window for unknown paths and leave the address as it is', async () => {
    const page = await shop.open('/#/no/such/page');
    await page.locator('app-search-result').waitFor();
    expect(page.url()).toBe(`${shop.url}/#/no/such/page`);
  });

  it('have titles, and the shop window has only the name', async () => {
    const page = await shop.open('/');
    await expect.poll(() => page.title()).toBe('OWASP Juice Shop');
    await page.goto(`${shop.url}/#/login`);
    await expect.poll(() => page.title()).toBe('Login - OWASP Juice Shop');
    await page.goto(`${shop.url}/#/register`);
    await expect.poll(() => page.title()).toBe('User Registration - OWASP Juice Shop');
    await page.goto(`${shop.url}/#/403`);
    await expect.poll(() => page.title()).toBe('No entry - OWASP Juice Shop');
  });

  it('show the text of any key on the 403 page, and anything but a key as it is, without running it', async () => {
    const page = await shop.open('/#/403?error=UNAUTHORIZED_PAGE_ACCESS_ERROR');
    const reason = page.locator('app-error-page .mat-subtitle-1');
    await expect.poll(() => reason.textContent()).toBe('You are not allowed to access this page!');
    await page.goto(`${shop.url}/#/403?error=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect.poll(() => reason.textContent()).toBe('<img src=x onerror=alert(1)>');
    expect(await reason.locator('img').count()).toBe(0);
    await page.goto(`${shop.url}/#/403?error=UNAUTHORIZED_ACCESS_ERROR`);
    await page.locator('app-error-page').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/#/login');
  });
});

describe('guards', () => {
  /** Makes a token that says what it likes: nothing in the browser checks its signature. */
  const forged = (role: string) => `e30.${Buffer.from(JSON.stringify({ data: { role } })).toString('base64url')}.`;

  it.each([
    ['/#/administration', 'You are not allowed to access this page!'],
    ['/#/accounting', 'You are not allowed to access this page!'],
    ['/#/address/saved', 'Please login to view this page.'],
    ['/#/deluxe-membership', 'Please login to view this page.'],
  ])('keep visitors out of %s, with the address as it was', async (route, reason) => {
    const page = await shop.open(route);
    await expect.poll(() => page.textContent('app-error-page .mat-subtitle-1')).toBe(reason);
    expect(page.url()).toBe(shop.url + route);
    expect(await page.title()).toBe('No entry - OWASP Juice Shop');
  });

  it('trust whatever token is in the storage', async () => {
    const page = await shop.open('/#/administration');
    await page.locator('app-error-page').waitFor();
    await page.evaluate((token) => localStorage.setItem('token', token), forged('admin'));
    await page.reload();
    await page.locator('app-administration').waitFor();
    expect(await page.locator('app-error-page').count()).toBe(0);
    await page.goto(`${shop.url}/#/accounting`);
    await page.locator('app-error-page').waitFor();
    await page.goto(`${shop.url}/#/address/saved`);
    await page.locator('app-error-page').waitFor({ state: 'detached' });
  });
});

describe('a page whose global Date was replaced', () => {
  it('keeps working', async () => {
    const page = await shop.open('/');
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
