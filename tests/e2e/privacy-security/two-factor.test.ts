import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { oneTimeCode } from '../../support/one-time-code.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack } from '../visits.ts';
import { openSignedIn } from './signed-in.ts';

const shop = sharedShopWithBrowser();

const route = '/#/privacy-security/two-factor-authentication';
const status = /rest\/2fa\/status/;
const openMine = () => openSignedIn(shop, route);
const error = (page: Page) => page.textContent('app-two-factor-auth .error');
const snackBar = (page: Page) => page.locator('.mat-mdc-snack-bar-label').textContent();

/** Returns the secret that the screen offers, in base32. */
async function offeredSecret(page: Page): Promise<string> {
  return (await page.getAttribute('#initialToken', 'data-test-totp-secret')) ?? '';
}

async function setUp(page: Page): Promise<void> {
  await page.fill('#currentPasswordSetup', 'juicy');
  await page.fill('#initialToken', oneTimeCode(await offeredSecret(page)));
  await page.click('#setupTwoFactorAuth');
  await page.locator('[id="2fa-setup-successfully"]').waitFor();
}

/** Expects that the QR code names the account and the shop. */
async function expectDrawn(page: Page, email: string, secret: string): Promise<void> {
  const canvas = page.locator('qr-code canvas');
  expect((await canvas.boundingBox())?.width).toBe(300);
  const modules = await canvas.evaluate((drawing: HTMLCanvasElement) => {
    const pixels = drawing.getContext('2d')?.getImageData(0, 0, drawing.width, drawing.height).data ?? [];
    return { width: drawing.width, black: [...pixels].filter((value, at) => at % 4 === 0 && value === 0).length };
  });
  const name = 'OWASP%20Juice%20Shop';
  const { encode } = await import('uqr');
  const text = `otpauth://totp/${name}:${email}?secret=${secret}&issuer=${name}`;
  const expected = encode(text, { ecc: 'L', border: 4, maskPattern: 2 });
  const pixels = modules.width / expected.size;
  expect(modules.black).toBe(expected.data.flat().filter(Boolean).length * pixels ** 2);
}

describe('the second factor', () => {
  it('can be requested again when its state cannot be loaded, and is waited for; its form needs both fields, and says that it did not work until it is edited', async () => {
    const { page } = await openSignedIn(shop, '/#/privacy-security');
    await fail(page, status);
    await page.locator('app-privacy-security').getByRole('link', { name: '2FA Configuration' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await retry.waitFor();
    await page.unroute(status);
    const release = await holdBack(page, status);
    await retry.click();
    await page.locator('app-two-factor-auth [aria-busy=true]').waitFor();
    release();
    await page.locator('#two-factor-auth-setup').waitFor();

    const enabled = () => page.locator('#setupTwoFactorAuth').isEnabled();
    expect(await enabled()).toBe(false);
    await page.fill('#initialToken', '123456');
    expect(await enabled()).toBe(false);
    await page.fill('#currentPasswordSetup', 'juicy');
    expect(await enabled()).toBe(true);
    await page.fill('#initialToken', '12345');
    await page.locator('#initialToken').blur();
    expect(await enabled()).toBe(false);
    expect(await page.textContent('#initialToken-message')).toMatch(/^The code has six digits/);
    await page.fill('#currentPasswordSetup', '');
    await page.locator('#currentPasswordSetup').blur();
    expect(await page.textContent('#currentPasswordSetup-message')).toBe('Please enter your current password.');

    await page.fill('#currentPasswordSetup', 'wrong');
    await page.fill('#initialToken', oneTimeCode(await offeredSecret(page)));
    await page.press('#initialToken', 'Enter');
    await expect.poll(() => error(page)).toMatch(/^That did not work\./);
    expect(await page.inputValue('#currentPasswordSetup')).toBe('wrong');
    await page.fill('#currentPasswordSetup', 'juicy');
    expect(await error(page)).toBe('');
    await page.fill('#initialToken', oneTimeCode(await offeredSecret(page)));
    await page.press('#currentPasswordSetup', 'Enter');
    await page.locator('[id="2fa-setup-successfully"]').waitFor();
  });

  it('has a secret as a QR code that names the account and the shop, and as text; it is set up with the password and code, removed with the password, and then has a new secret', async () => {
    const { page, customer } = await openMine();
    const logIn = () => createClient(shop.url).post('/rest/user/login', { email: customer.email, password: 'juicy' });
    const secret = await offeredSecret(page);
    expect(secret).toMatch(/^[A-Z2-7]{16}$/);
    expect(await page.textContent('[id="2fa-setup-title"]')).toBe('2FA Configuration');
    expect((await page.textContent('.two-factor-qr-code code'))?.replaceAll(' ', '')).toBe(secret);
    expect(await page.locator('input[formcontrolname=passwordControl]').getAttribute('id')).toBe(
      'currentPasswordSetup',
    );
    expect(await page.locator('input[formcontrolname=initialTokenControl]').getAttribute('id')).toBe('initialToken');
    await expectDrawn(page, customer.email, secret);
    await setUp(page);
    expect(await snackBar(page)).toBe('Two-Factor Authentication has been set up.');
    expect((await logIn()).json().status).toBe('totp_token_required');
    await page.reload();
    await page.locator('[id="2fa-setup-successfully"]').waitFor();

    expect(await page.locator('#disableTwoFactorAuth').isEnabled()).toBe(false);
    await page.fill('#currentPasswordDisable', 'wrong');
    await page.press('#currentPasswordDisable', 'Enter');
    await expect.poll(() => error(page)).toMatch(/^That did not work\./);
    await page.fill('#currentPasswordDisable', 'juicy');
    expect(await error(page)).toBe('');
    await page.click('#disableTwoFactorAuth');
    await page.locator('#two-factor-auth-setup').waitFor();
    await expect.poll(() => snackBar(page)).toBe('Two-Factor Authentication has been removed.');
    expect(await offeredSecret(page)).not.toBe(secret);
    expect((await logIn()).status).toBe(200);
  });
});
