import type { ConsoleMessage, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { holdBack, loseAnswers, openAs } from '../visits.ts';
import { openSignedIn } from './signed-in.ts';

const shop = sharedShopWithBrowser();

const route = '/#/privacy-security/change-password';
const change = /rest\/user\/change-password/;
const message = (page: Page, tone: 'error' | 'confirmation') => page.textContent(`app-change-password .${tone}`);
const openMine = () => openSignedIn(shop, route);

async function fillIn(page: Page, current: string, password: string): Promise<void> {
  await page.fill('#currentPassword', current);
  await page.fill('#newPassword', password);
  await page.fill('#newPasswordRepeat', password);
}

function canLogIn(email: string, password: string): Promise<boolean> {
  return createClient(shop.url)
    .post('/rest/user/login', { email, password })
    .then(({ status }) => status === 200);
}

const refused = [
  { field: '#currentPassword', value: '', text: 'Please enter your current password.' },
  { field: '#newPassword', value: '', text: 'Please enter a new password.' },
  { field: '#newPassword', value: '1234', text: 'Use 5-40 characters.' },
  { field: '#newPassword', value: 'x'.repeat(41), text: 'Use 5-40 characters.' },
  { field: '#newPasswordRepeat', value: '', text: 'Please repeat the password.' },
  { field: '#newPasswordRepeat', value: 'Secret-3', text: 'Passwords do not match' },
];

describe('changing the password', () => {
  it('is not offered with anything that is missing or wrong, and visitors are told to log in first', async () => {
    const page = await shop.open(route);
    for (const field of ['#currentPassword', '#newPassword', '#newPasswordRepeat']) {
      await page.focus(field);
    }
    await page.locator('#newPasswordRepeat').blur();
    expect(await barriersInAllLooks(page, 'app-change-password')).toEqual([]);
    await fillIn(page, 'juicy', 'Secret-2');
    for (const { field, value, text } of refused) {
      const what = `${field} = "${value}"`;
      expect(await page.locator('#changeButton').isEnabled(), what).toBe(true);
      await page.fill(field, value);
      await page.locator(field).blur();
      expect(await page.textContent(`${field}-message`), what).toBe(text);
      expect(await page.locator('#changeButton').isEnabled(), what).toBe(false);
      await page.fill(field, field === '#currentPassword' ? 'juicy' : 'Secret-2');
    }
    await page.locator('app-change-password').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/#/login');
  });

  it('clears only the new passwords when the current one is wrong; sends the three values in the address, whatever their characters, and the new one works; without a shop it says so and keeps what was typed', async () => {
    const { page, customer } = await openMine();
    await fillIn(page, 'wrong', 'Secret-2');
    await page.click('#changeButton');
    await expect.poll(() => message(page, 'error')).toBe('Current password is not correct.');
    expect(await page.inputValue('#currentPassword')).toBe('wrong');
    expect(await page.inputValue('#newPassword')).toBe('');
    expect(await page.inputValue('#newPasswordRepeat')).toBe('');
    expect(await page.locator('#changeButton').isEnabled()).toBe(false);

    const release = await holdBack(page, change);
    await fillIn(page, 'juicy', 'Secret-2');
    const sent = page.waitForRequest(change);
    await page.click('#changeButton');
    await page.locator('#changeButton[data-loading]').waitFor();
    expect(new URL((await sent).url()).search).toBe('?current=juicy&new=Secret-2&repeat=Secret-2');
    expect((await sent).method()).toBe('GET');
    release();
    await expect.poll(() => message(page, 'confirmation')).toBe('Your password was successfully changed.');
    for (const field of ['#currentPassword', '#newPassword', '#newPasswordRepeat']) {
      expect(await page.inputValue(field)).toBe('');
    }
    expect(await canLogIn(customer.email, 'Secret-2')).toBe(true);
    await page.fill('#currentPassword', 'x');
    expect(await message(page, 'confirmation')).toBe('');
    await page.unroute(change);

    await loseAnswers(page, change);
    const password = 'a&b#c+d%e f=1';
    // The session has the old password until the next login (api-account.md 13.4).
    await fillIn(page, 'juicy', password);
    await page.click('#changeButton');
    await expect.poll(() => message(page, 'error')).toMatch(/^The shop did not answer\./);
    expect(await page.inputValue('#newPassword')).toBe(password);
    await page.unroute(change);
    await page.press('#newPasswordRepeat', 'Enter');
    await expect.poll(() => message(page, 'confirmation')).not.toBe('');
    expect(await canLogIn(customer.email, password)).toBe(true);
  });
});

describe('the weaknesses of changing the password', () => {
  it('changePasswordBenderChallenge: the same address without the current password changes it too', async () => {
    const page = await openAs(shop, 'bender@juice-sh.op', 'OhG0dPlease1nsertLiquor!', route);
    await fillIn(page, 'x', 'slurmCl4ssic');
    const sent = page.waitForRequest(change);
    await page.click('#changeButton');
    const address = (await sent).url().replace('current=x&', '');
    const status = await page.evaluate(async (copied) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await fetch(copied, { headers })).status;
    }, address);
    expect(status).toBe(200);
    expect(await canLogIn('bender@juice-sh.op', 'slurmCl4ssic')).toBe(true);
  });

  it('loginSupportChallenge: the console tells the support team its policy, and the request is still sent', async () => {
    const { page, customer } = await openMine();
    const errors: string[] = [];
    page.on('console', (line: ConsoleMessage) => line.type() === 'error' && errors.push(line.text()));
    await page.evaluate(() => localStorage.setItem('email', 'support@juice-sh.op'));
    await fillIn(page, 'juicy', 'Secret-2');
    await page.click('#changeButton');
    await expect.poll(() => message(page, 'confirmation')).not.toBe('');
    const sentence =
      'Parola echipei de asisten\u021b\u0103 nu respect\u0103 politica corporativ\u0103 pentru conturile privilegiate!';
    expect(errors.filter((line) => line.startsWith(sentence))).toHaveLength(1);
    expect(await canLogIn(customer.email, 'Secret-2')).toBe(true);
    await fillIn(page, 'juicy', 'J6aVjTgOpRs@?5l!Zkq2AYnCE@RF$P');
    await page.click('#changeButton');
    await expect.poll(() => message(page, 'confirmation')).not.toBe('');
    expect(errors.filter((line) => line.startsWith(sentence))).toHaveLength(1);
  });
});
