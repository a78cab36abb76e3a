import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { holdBack, loseAnswers } from '../visits.ts';

// The button only appears for addresses that the provider knows, and the port of each test differs.
const port = 20_000 + Math.floor(Math.random() * 20_000);
const shop = shopWithBrowser({
  data: null,
  flags: ['--port', String(port)],
  config: `application:\n  googleOauth:\n    authorizedRedirects:\n      - uri: http://localhost:${port}\n`,
});

const profile = /\/decoy\/id\/userinfo/;

/** Stands in for the provider's response to the question whose token it is. */
async function provider(
  page: Page,
  answer: { status?: number; json?: unknown; body?: string } | 'away',
): Promise<string[]> {
  const asked: string[] = [];
  if (answer === 'away') {
    await loseAnswers(page, profile);
    return asked;
  }
  await page.route(profile, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill(answer);
  });
  return asked;
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

it('the decoy provider signs in a new customer, from the button to the shop, and nobody under a taken name', async () => {
  const page = await shop.open('/#/login');
  await page.getByRole('button', { name: /google/i }).click();
  await page.waitForURL('**/decoy/id/**');
  await page.getByLabel('Your address').fill('bjoern.kimminich@gmail.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('This address belongs to somebody').waitFor();
  expect(await barriersInAllLooks(page)).toEqual([]);

  await page.getByLabel('Your address').fill('rosemary@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('#navbarLogoutButton, #navbarAccount').first().waitFor();
  await expect.poll(() => token(page)).not.toBeNull();
  const cookie = (await token(page)) ?? '';
  const { user } = (await createClient(shop.url).get('/rest/user/whoami', { cookie })).json();
  expect(user.email).toBe('rosemary@example.com');
});

describe('coming back from the identity provider', () => {
  it('says that it is under way, registers a new customer with the password that follows from the address, logs them in and shows the shop', async () => {
    let release = () => {};
    let asked: readonly string[] = [];
    // The provider sends the browser back, which loads the page.
    const page = await shop.open('/#access_token=ya29.abc&token_type=Bearer', {}, undefined, async (empty) => {
      asked = await provider(empty, { json: { email: 'ginger@example.com' } });
      release = await holdBack(empty, profile);
    });
    const notice = page.locator('app-oauth .primary-notification');
    await notice.getByText('signed in with your Google account').waitFor();
    expect(await page.title()).toBe('Login - OWASP Juice Shop');
    expect(await barriersInAllLooks(page, 'app-oauth')).toEqual([]);

    const registration = page.waitForRequest('**/api/Users/');
    const login = page.waitForRequest('**/rest/user/login');
    release();
    // The reversed address in base64.
    const password = 'bW9jLmVscG1heGVAcmVnbmln';
    expect((await registration).postDataJSON()).toEqual({
      email: 'ginger@example.com',
      password,
      passwordRepeat: password,
    });
    expect((await login).postDataJSON()).toEqual({ email: 'ginger@example.com', password, oauth: true });
    expect(asked).toEqual(['?alt=json&access_token=ya29.abc']);
    await page.locator('app-search-result').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/');
    expect(await token(page)).not.toBe(null);
    // Anyone who knows how the password is made can use it.
    const answer = await createClient(shop.url).post('/rest/user/login', { email: 'ginger@example.com', password });
    expect(answer.status).toBe(200);
  });

  it('ends at the login, without a session, whatever prevents it, and logs a known customer in, whatever follows the token in the address', async () => {
    const page = await shop.open('/#/login');
    const comeBack = (fragment: string) => page.evaluate((to) => window.location.assign(to), fragment);
    for (const [what, answer] of [
      ['the provider does not recognise the token', { status: 401, json: { error: 'invalid_token' } }],
      ['the provider does not name an address', { json: { id: '1' } }],
      ['the provider fails', { status: 500, body: 'Error: out of juice' }],
      ['the provider is away', 'away'],
      ['the account has another password', { json: { email: 'jim@juice-sh.op' } }],
    ] as const) {
      await page.evaluate(() => localStorage.setItem('token', 'old.old.old'));
      await provider(page, answer);
      await comeBack('#access_token=ya29.abc&token_type=Bearer');
      await page.getByText('Signing in with Google did not work.').waitFor();
      await page.waitForURL('**/#/login');
      expect(await token(page), what).toBe(null);
      await page.getByRole('button', { name: 'Close this message' }).click();
      await page.unroute(profile);
    }

    await provider(page, { json: { email: 'bjoern.kimminich@gmail.com' } });
    await comeBack('#access_token=a&expires_in=3599');
    await expect.poll(() => token(page)).not.toBe(null);
    await page.locator('app-search-result').waitFor();
  });
});
