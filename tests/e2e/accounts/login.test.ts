import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { goTo } from '../checkout/customers.ts';
import { logInAsAdmin, sharedShopWithBrowser } from '../running-shop.ts';
import { holdBack } from '../visits.ts';

const shop = sharedShopWithBrowser();

describe('logging in', () => {
  it('as the administrator by SQL injection stores the session and shows who is logged in; a wrong password is reported above the form, drops the session and keeps the address', async () => {
    const page = await shop.open('/');
    await logInAsAdmin(page);
    const stored = await page.evaluate(() => ({
      token: localStorage.getItem('token') ?? '',
      bid: sessionStorage.getItem('bid'),
    }));
    expect(stored.token.split('.')).toHaveLength(3);
    expect(stored.bid).toBe('1');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(cookie?.value).toBe(stored.token);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7.9 * 3600);
    await page.click('#navbarAccount');
    await expect
      .poll(() => page.locator('[role=menuitem][aria-label="Go to user profile"]').textContent())
      .toBe('admin@juice-sh.op');

    await page.keyboard.press('Escape');
    await goTo(page, '/#/login');
    await page.fill('#email', 'admin@juice-sh.op');
    await page.fill('#password', 'wrong');
    await page.press('#password', 'Enter');
    await expect.poll(() => page.textContent('app-login .error')).toBe('Invalid email or password.');
    expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('bid')])).toEqual([
      null,
      null,
    ]);
    expect(await page.inputValue('#email')).toBe('admin@juice-sh.op');
    await page.locator('[aria-label="Show the shopping cart"]').waitFor({ state: 'detached' });
    expect(await barriersInAllLooks(page, 'app-login')).toEqual([]);
    await page.focus('#email');
    await expect.poll(() => page.textContent('app-login .error')).toBe('');
  });

  it('is offered only when both fields are filled, can show the password, shows broken SQL as the tutorials describe it, and sends one request for one press of Enter or two clicks; when the server is down, says so and keeps what was typed; when it is slow, shows that it is trying, sends once, and logs in', async () => {
    const page = await shop.open('/#/login');
    await page.locator('#newCustomerLink').waitFor();
    expect(await page.locator('#loginButtonGoogle, .breakLine').count(), 'no provider knows this address').toBe(0);
    const enabled = () => page.locator('#loginButton').isEnabled();
    expect(await enabled()).toBe(false);
    await page.fill('#email', 'a');
    expect(await enabled()).toBe(false);
    await page.fill('#password', 'b');
    expect(await enabled()).toBe(true);
    await page.fill('#email', '');
    await page.locator('#email').blur();
    expect(await enabled()).toBe(false);
    expect(await page.textContent('#email-message')).toBe('Please enter your email address.');
    await page.getByLabel('Button to display the password').click();
    expect(await page.getAttribute('#password', 'type')).toBe('text');
    await page.getByLabel('Button to hide the password').click();
    expect(await page.getAttribute('#password', 'type')).toBe('password');

    const error = () => page.textContent('app-login .error');
    await page.fill('#email', "'");
    await page.click('#loginButton');
    await expect.poll(error).toBe('[object Object]');

    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/login') && sent.push(request.postData() ?? ''));
    await page.fill('#email', 'x');
    await expect.poll(error).toBe('');
    await page.focus('#loginButton');
    await page.keyboard.press('Enter');
    await expect.poll(error).not.toBe('');
    expect(sent).toEqual(['{"email":"x","password":"b"}']);
    await page.fill('#email', 'z');
    await expect.poll(error).toBe('');
    await page.locator('#loginButton').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(error).not.toBe('');
    expect(sent.slice(1)).toEqual(['{"email":"z","password":"b"}']);

    await page.route('**/rest/user/login', (route) => route.abort());
    await page.fill('#email', 'jim@juice-sh.op');
    await page.fill('#password', 'ncc-1701');
    await page.click('#loginButton');
    await expect.poll(() => page.textContent('app-login .error')).toMatch(/^The shop did not answer\./);
    expect(await page.inputValue('#password')).toBe('ncc-1701');
    await page.unroute('**/rest/user/login');

    const release = await holdBack(page, /rest\/user\/login/);
    await page.click('#loginButton');
    await page.locator('#loginButton[data-loading]').waitFor();
    expect(await page.locator('#loginButton').isEnabled()).toBe(false);
    release();
    await page.waitForURL('**/#/search');
  });
});

/** The screens that anybody may see, but on which only customers have something, and their elements. */
const screens = {
  basket: 'app-basket',
  'saved-payment-methods': 'app-saved-payment-methods',
  'payment/shop': 'app-payment',
  wallet: 'app-wallet',
  'order-history': 'app-order-history',
  recycle: 'app-recycle',
  'privacy-security/two-factor-authentication': 'app-two-factor-auth',
} as const;

it('what only customers have asks visitors to log in, and leads to the login', async () => {
  const page = await shop.open('/#/about');
  for (const [route, element] of Object.entries(screens)) {
    await goTo(page, `/#/${route}`);
    const screen = page.locator(`main ${element}`);
    await screen.getByText('Please login to view this page.').waitFor();
    expect(await screen.locator('form').count(), route).toBe(0);
    await screen.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL('**/#/login');
  }
});

describe('remember me', () => {
  it('keeps the address for the next visit, filled in and selected on focus, sends it along, and forgets it when the box is not ticked', async () => {
    const page = await shop.open('/#/login');
    await page.fill('#email', 'nobody@example.com');
    await page.fill('#password', 'x');
    await page.check('#rememberMe-input');
    await page.click('#loginButton');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('email'))).toBe('nobody@example.com');
    const languages = page.waitForRequest('**/rest/languages');
    await page.reload();
    expect((await languages).headers()['x-user-email']).toBe('nobody@example.com');
    await page.focus('#email');
    expect(await page.inputValue('#email')).toBe('nobody@example.com');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('nobody@example.com');
    expect(await page.isChecked('#rememberMe-input')).toBe(true);

    await page.uncheck('#rememberMe-input');
    await page.fill('#password', 'x');
    await page.click('#loginButton');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('email'))).toBe(null);
  });
});

/** Lets the configuration say that this shop is registered with a provider, which without it has no button for one. */
async function register(page: Page, oauth: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.route('**/rest/admin/application-configuration', async (route) => {
    const answer = await route.fetch();
    const { config } = await answer.json();
    const authorizedRedirects = [{ uri: shop.url, proxy: 'https://proxy.example' }];
    Object.assign(config.application.googleOauth, { clientId: 'ours', authorizedRedirects }, oauth);
    await route.fulfill({ json: { config } });
  });
}

describe('the third-party button', () => {
  it('says when the provider in the shop is away, leads to it and back, and to a real provider with the proxy that represents the shop there', async () => {
    const page = await shop.open('/#/login', {}, undefined, (empty) => register(empty));
    await page.locator('.breakLine').waitFor();
    await page.route('**/decoy/id/**', (route) => route.abort());
    const button = page.locator('[aria-label="Login with Google"]');
    await button.click();
    await page.getByText('Signing in with Google is not available at the moment.').waitFor();
    expect(await page.locator('#email').isVisible()).toBe(true);
    await page.unroute('**/decoy/id/**');

    await page.route('**/decoy/id/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Who are you?' }));
    await button.click();
    await page.getByText('Who are you?').waitFor();
    expect(page.url()).toBe(
      `${shop.url}/decoy/id/?client_id=ours&response_type=token&scope=email&redirect_uri=${shop.url}`,
    );

    await register(page, { signInUrl: 'https://provider.example/auth' });
    await page.route('https://provider.example/**', (route) => route.fulfill({ body: 'Who are you?' }));
    await page.goto(`${shop.url}/#/login`);
    await button.click();
    await page.waitForURL('https://provider.example/**');
    expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe('https://proxy.example');
  });
});
