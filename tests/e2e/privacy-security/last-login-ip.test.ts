import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { putSession } from '../visits.ts';

const shop = shopWithBrowser();

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

describe('the last login address', () => {
  it('is a question mark for visitors and with a token that cannot be read, else the one in the token, and runs as code when a header contained some (httpHeaderXssChallenge)', async () => {
    const page = await shop.open(route);
    expect(await page.textContent('.ipCard')).toBe('IP Address\u00a0\u00a0?');
    const calls: string[] = [];
    page.on('request', (request) => /lastLogin|saveLoginIp/.test(request.url()) && calls.push(request.url()));
    await putSession(page, 'no.token.atall', 1);
    expect(await page.textContent('.ipCard')).toBe('IP Address\u00a0\u00a0?');
    await putSession(page, await tokenAfterLogout({}), 1);
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
    await putSession(page, token, 1);
    expect(await said).toBe('xss');
  });
});
