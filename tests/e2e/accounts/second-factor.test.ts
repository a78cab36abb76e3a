import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';

const shop = sharedShopWithBrowser();

interface ProtectedCustomer {
  readonly email: string;
  /** The secret, in base32. */
  readonly secret: string;
}

/** Creates a customer with a second factor, whose password is `juicy`. */
async function protectedCustomer(): Promise<ProtectedCustomer> {
  const client = createClient(shop.url);
  const { email, token } = await newCustomer(client);
  const { secret, setupToken } = (await client.get('/rest/2fa/status', { token })).json();
  const wish = { password: 'juicy', setupToken, initialToken: oneTimeCode(secret) };
  const answer = await client.post('/rest/2fa/setup', wish, { token });
  expect(answer.status).toBe(200);
  return { email, secret };
}

/** Opens the screen that asks for the six digits, reached in the usual way. */
async function openFor({ email }: ProtectedCustomer): Promise<Page> {
  const page = await shop.open('/#/login');
  await page.fill('#email', email);
  await page.fill('#password', 'juicy');
  await page.press('#password', 'Enter');
  await page.waitForURL('**/#/2fa/enter');
  return page;
}

const error = (page: Page) => page.textContent('app-two-factor-auth-enter .error');

/** Expects that the field explains what the code is, and that none is sent that has not six digits. */
async function expectSixDigits(page: Page): Promise<void> {
  for (const code of ['', '12345', '1234567', '12345a']) {
    await page.fill('#totpToken', code);
    await page.locator('#totpToken').blur();
    expect(await page.locator('#totpSubmitButton').isEnabled(), code).toBe(false);
    if (code !== '') {
      expect(await page.textContent('#totpToken-message'), code).toMatch(/^The code has six digits/);
      expect(await page.getAttribute('#totpToken', 'aria-invalid'), code).toBe('true');
    }
    expect(await page.textContent('#inputToken'), code).toContain(`${code.length}/6`);
  }
  expect(await page.locator('input[formcontrolname=token]').count()).toBe(1);
  await page.getByLabel('The code to be entered from the authenticator must have 6 digits.').focus();
  await page.getByRole('tooltip', { name: /six digits, a new one every 30 seconds/ }).waitFor();
}

describe('logging in with a second factor', () => {
  it('asks for six digits, says that the server failed, and keeps the code; says for five seconds that one is wrong, and accepts the right one afterwards', async () => {
    const customer = await protectedCustomer();
    const page = await openFor(customer);
    await expectSixDigits(page);
    await page.route('**/rest/2fa/verify', (route) => route.fulfill({ status: 500, body: 'Error: out of juice' }));
    await page.fill('#totpToken', '999999');
    await page.click('#totpSubmitButton');
    await expect.poll(() => error(page)).toBe('Error: out of juice');
    expect(await page.inputValue('#totpToken')).toBe('999999');
    expect(await barriersInAllLooks(page, 'app-two-factor-auth-enter')).toEqual([]);
    await page.unroute('**/rest/2fa/verify');

    await page.fill('#totpToken', '000000');
    await page.clock.install();
    await page.click('#totpSubmitButton');
    await expect.poll(() => error(page)).toMatch(/^The code has six digits/);
    await page.clock.runFor(4000);
    expect(await error(page)).not.toBe('');
    await page.clock.runFor(1200);
    expect(await error(page)).toBe('');
    await page.fill('#totpToken', oneTimeCode(customer.secret));
    await page.click('#totpSubmitButton');
    await page.waitForURL('**/#/search');
  });

  it('keeps the proof of the password, and stores the session', async () => {
    const customer = await protectedCustomer();
    const page = await openFor(customer);
    const kept = () => page.evaluate(() => localStorage.getItem('totp_tmp_token'));
    expect((await kept())?.split('.')).toHaveLength(3);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    const sent = page.waitForRequest('**/rest/2fa/verify');
    await page.fill('#totpToken', oneTimeCode(customer.secret));
    await page.press('#totpToken', 'Enter');
    expect((await sent).postDataJSON()).toEqual({
      tmpToken: await kept(),
      totpToken: oneTimeCode(customer.secret),
    });
    await page.waitForURL('**/#/search');
    const stored = await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('bid')]);
    expect(stored[0]?.split('.')).toHaveLength(3);
    expect(stored[1]).toMatch(/^\d+$/);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(cookie?.value).toBe(stored[0]);
    expect(await kept()).not.toBe(null);
  });

  it('accepts a proof of the password that was put into the storage by hand', async () => {
    const customer = await protectedCustomer();
    const answer = await createClient(shop.url).post('/rest/user/login', { email: customer.email, password: 'juicy' });
    const page = await shop.open('/#/2fa/enter');
    await page.evaluate((token) => localStorage.setItem('totp_tmp_token', token), answer.json().data.tmpToken);
    await page.fill('#totpToken', oneTimeCode(customer.secret));
    await page.click('#totpSubmitButton');
    await page.waitForURL('**/#/search');
  });
});
