import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logInAsAdmin, shopWithBrowser } from '../running-shop.ts';
import { holdBack } from '../visits.ts';

const shop = shopWithBrowser();

describe('logging in', () => {
  it('as the administrator by SQL injection stores the session and shows who is logged in', async () => {
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
  });

  it('is offered only when both fields are filled, and can show the password and hide it again', async () => {
    const page = await shop.open('/#/login');
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
  });

  it('with a wrong password says so above the form, drops the old session and keeps what was typed', async () => {
    const page = await shop.open('/');
    await logInAsAdmin(page);
    await page.goto(`${shop.url}/#/login`);
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
    await page.focus('#email');
    await expect.poll(() => page.textContent('app-login .error')).toBe('');
  });

  it('with broken SQL shows the error as the tutorials describe it', async () => {
    const page = await shop.open('/#/login');
    await page.fill('#email', "'");
    await page.fill('#password', 'x');
    await page.click('#loginButton');
    await expect.poll(() => page.textContent('app-login .error')).toBe('[object Object]');
  });

  it('sends one request for one press of Enter, wherever the focus is, and for two clicks in a row', async () => {
    const page = await shop.open('/#/login');
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/login') && sent.push(request.postData() ?? ''));
    await page.fill('#email', 'x');
    await page.fill('#password', 'y');
    await page.focus('#loginButton');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.textContent('app-login .error')).not.toBe('');
    expect(sent).toEqual(['{"email":"x","password":"y"}']);

    await page.fill('#email', 'z');
    await expect.poll(() => page.textContent('app-login .error')).toBe('');
    await page.locator('#loginButton').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => page.textContent('app-login .error')).not.toBe('');
    expect(sent.slice(1)).toEqual(['{"email":"z","password":"y"}']);
  });
});

describe('with a server in trouble', () => {
  it('that is down, says so and keeps what was typed; when it is slow, shows that it is trying, sends once, and logs in', async () => {
    const page = await shop.open('/#/login');
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

/** Opens a page whose configuration says that this shop is registered with a provider, which without it has no button for one. */
async function openRegistered(oauth: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const page = await shop.open('/#/login');
  await page.locator('#newCustomerLink').waitFor();
  expect(await page.locator('#loginButtonGoogle, .breakLine').count()).toBe(0);
  await page.route('**/rest/admin/application-configuration', async (route) => {
    const answer = await route.fetch();
    const { config } = await answer.json();
    const authorizedRedirects = [{ uri: shop.url, proxy: 'https://proxy.example' }];
    Object.assign(config.application.googleOauth, { clientId: 'ours', authorizedRedirects }, oauth);
    await route.fulfill({ json: { config } });
  });
  await page.reload();
  return page;
}

describe('the third-party button', () => {
  it('appears only where this address is registered, says when the provider in the shop is away, leads to it and back', async () => {
    const page = await openRegistered();
    await page.locator('.breakLine').waitFor();
    await page.route('**/decoy/id/**', (route) => route.abort());
    await page.locator('[aria-label="Login with Google"]').click();
    await page.getByText('Signing in with Google is not available at the moment.').waitFor();
    expect(await page.locator('#email').isVisible()).toBe(true);
    await page.unroute('**/decoy/id/**');

    await page.route('**/decoy/id/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Who are you?' }));
    await page.locator('[aria-label="Login with Google"]').click();
    await page.getByText('Who are you?').waitFor();
    expect(page.url()).toBe(
      `${shop.url}/decoy/id/?client_id=ours&response_type=token&scope=email&redirect_uri=${shop.url}`,
    );
  });

  it('leads to a real provider, with the proxy that represents the shop there', async () => {
    const page = await openRegistered({ signInUrl: 'https://provider.example/auth' });
    await page.route('https://provider.example/**', (route) => route.fulfill({ body: 'Who are you?' }));
    await page.locator('[aria-label="Login with Google"]').click();
    await page.waitForURL('https://provider.example/**');
    expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe('https://proxy.example');
  });
});
