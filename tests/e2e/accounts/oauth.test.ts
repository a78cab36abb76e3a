import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { loseAnswers } from '../visits.ts';

const shop = shopWithBrowser();

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

/** Returns from the provider, which reloads the page. */
async function comeBack(page: Page, fragment = '#access_token=ya29.abc&token_type=Bearer'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${shop.url}/${fragment}`);
}

describe('coming back from the identity provider', () => {
  it('registers a new customer with the password that follows from the address, logs them in and shows the shop', async () => {
    const page = await shop.open('/#/login');
    const asked = await provider(page, { json: { email: 'ginger@example.com' } });
    const registration = page.waitForRequest('**/api/Users/');
    const login = page.waitForRequest('**/rest/user/login');
    await comeBack(page);
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
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(null);
    // Anyone who knows how the password is made can use it.
    const answer = await createClient(shop.url).post('/rest/user/login', { email: 'ginger@example.com', password });
    expect(answer.status).toBe(200);
  });

  it('logs a known customer in, wherever in the address the token is', async () => {
    const page = await shop.open('/#/login');
    await provider(page, { json: { email: 'bjoern.kimminich@gmail.com' } });
    await comeBack(page, '#access_token=a&expires_in=3599');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(null);
    await page.locator('app-search-result').waitFor();
  });

  it('says that it is under way', async () => {
    const page = await shop.open('/#/login');
    await page.route(profile, () => 'never answered');
    await comeBack(page);
    await page.locator('app-oauth .primary-notification').getByText('signed in with your Google account').waitFor();
    expect(await page.title()).toBe('Login - OWASP Juice Shop');
  });

  it('ends at the login, without a session, whatever prevents it', async () => {
    const page = await shop.open('/#/login');
    for (const [what, answer] of [
      ['the provider does not recognise the token', { status: 401, json: { error: 'invalid_token' } }],
      ['the provider does not name an address', { json: { id: '1' } }],
      ['the provider fails', { status: 500, body: 'Error: out of juice' }],
      ['the provider is away', 'away'],
      ['the account has another password', { json: { email: 'jim@juice-sh.op' } }],
    ] as const) {
      await page.evaluate(() => localStorage.setItem('token', 'old.old.old'));
      await provider(page, answer);
      await comeBack(page);
      await page.waitForURL('**/#/login');
      await page.getByText('Signing in with Google did not work.').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('token')), what).toBe(null);
      await page.unroute(profile);
    }
  });
});
