import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';

const shop = sharedShopWithBrowser();

const route = '/#/privacy-security/last-login-ip';

/**
 * Logs a user out with this header, and in again.
 * @returns the new token
 */
async function tokenAfterLogout(headers: Readonly<Record<string, string>>): Promise<string> {
  const client = createClient(shop.url);
  const { email, token } = await newCustomer(client);
  await client.get('/rest/saveLoginIp', { token, headers });
  return client.login(email, 'juicy');
}

/** Leaves the screen, and comes back to it with a token. */
async function returnWith(page: Page, token: string): Promise<void> {
  await goTo(page, '/#/privacy-security');
  await page.locator('.ipCard').waitFor({ state: 'detached' });
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await goTo(page, route);
}

describe('the last login address', () => {
  it('is a question mark for visitors and with a token that cannot be read, else the one in the token, and runs as code when a header contained some (httpHeaderXssChallenge)', async () => {
    const page = await shop.open(route);
    expect(await page.textContent('.ipCard')).toBe('IP Address\u00a0\u00a0?');
    const calls: string[] = [];
    page.on('request', (request) => /lastLogin|saveLoginIp/.test(request.url()) && calls.push(request.url()));
    await returnWith(page, 'no.token.atall');
    expect(await page.textContent('.ipCard')).toBe('IP Address\u00a0\u00a0?');
    await returnWith(page, await tokenAfterLogout({}));
    expect(await page.textContent('.ipCard small')).toBe('127.0.0.1');
    // It takes no request to the server.
    expect(calls).toEqual([]);

    const token = await tokenAfterLogout({ 'True-Client-IP': '<iframe src="javascript:alert(`xss`)">' });
    const said = new Promise<string>((resolve) =>
      page.once('dialog', async (dialog) => {
        resolve(dialog.message());
        await dialog.dismiss();
      }),
    );
    await returnWith(page, token);
    expect(await said).toBe('xss');
  });
});
