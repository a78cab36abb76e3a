import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack } from '../visits.ts';

const shop = sharedShopWithBrowser();

const lookUp = /rest\/user\/security-question/;
const secrets = ['#securityAnswer', '#newPassword', '#newPasswordRepeat'];
const message = (page: Page, tone: 'error' | 'confirmation') => page.textContent(`app-forgot-password .${tone}`);

/** Creates a customer whose favourite book is `Dune`, and returns their address. */
async function forgetfulCustomer(): Promise<string> {
  const client = createClient(shop.url);
  const { email, token } = await newCustomer(client);
  const { id } = (await client.get('/rest/user/whoami', { cookie: token })).json().user;
  await client.post('/api/SecurityAnswers', { UserId: id, answer: 'Dune', SecurityQuestionId: 11 });
  return email;
}

/** Opens the screen with the address typed and its question shown. */
async function openFor(email: string): Promise<Page> {
  const page = await shop.open('/#/forgot-password');
  await page.fill('#email', email);
  await page.locator('#securityAnswer:enabled').waitFor();
  return page;
}

async function fillIn(page: Page, answer = 'Dune'): Promise<void> {
  await page.fill('#securityAnswer', answer);
  await page.fill('#newPassword', 'Secret-2');
  await page.fill('#newPasswordRepeat', 'Secret-2');
}

// The address comes last: every change of it disables the rest until its question has been requested.
const refused = [
  { field: '#securityAnswer', value: '', text: 'Please answer the security question.' },
  { field: '#newPassword', value: '', text: 'Please enter a new password.' },
  { field: '#newPassword', value: '1234', text: 'Use 5-40 characters.' },
  { field: '#newPassword', value: 'x'.repeat(41), text: 'Use 5-40 characters.' },
  { field: '#newPasswordRepeat', value: '', text: 'Please repeat the password.' },
  { field: '#newPasswordRepeat', value: 'Secret-3', text: 'Passwords do not match' },
  { field: '#email', value: '', text: 'Please enter your email address.' },
  { field: '#email', value: 'jim', text: 'Email address is not valid.' },
];

describe('a forgotten password', () => {
  it('stays with a wrong answer, and a message says so until something is typed; the form refuses what is missing or wrong, advises on the password and explains its fields', async () => {
    const page = await openFor('jim@juice-sh.op');
    await fillIn(page, 'Peter');
    await page.press('#newPasswordRepeat', 'Enter');
    await expect.poll(() => message(page, 'error')).toBe('Wrong answer to security question.');
    expect(await page.inputValue('#email')).toBe('jim@juice-sh.op');
    for (const field of secrets) {
      expect(await page.inputValue(field)).toBe('');
    }
    await page.fill('#securityAnswer', 'S');
    expect(await message(page, 'error')).toBe('');

    await page.fill('#newPassword', 'aB3!aB3!');
    const meter = page.getByRole('progressbar', { name: 'Strength of the password' });
    expect(await meter.getAttribute('aria-valuetext')).toBe('Strong');
    await page.getByLabel('Show password advice').check({ force: true });
    expect(await page.locator('.advice-container .info-row').count()).toBe(5);
    await page.getByLabel('Please answer your selected security question').hover();
    await page.getByRole('tooltip', { name: 'Please answer the security question.' }).waitFor();

    await fillIn(page);
    await page.fill('#newPassword', 'Secret-3');
    expect(await page.locator('#resetButton').isEnabled(), 'the password was changed after it was repeated').toBe(
      false,
    );
    expect(await page.textContent('#newPasswordRepeat-message')).toBe('Passwords do not match');
    await fillIn(page);
    for (const { field, value, text } of refused) {
      const what = `${field} = "${value}"`;
      expect(await page.locator('#resetButton').isEnabled(), what).toBe(field !== '#email' || value === '');
      await page.fill(field, value);
      await page.locator(field).blur();
      expect(await page.textContent(`${field}-message`), what).toBe(text);
      expect(await page.getAttribute(field, 'aria-invalid'), what).toBe('true');
      expect(await page.locator('#resetButton').isEnabled(), what).toBe(false);
      if (field !== '#email') {
        await page.fill(field, field === '#securityAnswer' ? 'Dune' : 'Secret-2');
      }
    }
    expect(await barriersInAllLooks(page, 'app-forgot-password')).toEqual([]);
  });

  it('can be replaced by anyone who knows the answer; when the shop fails, or asks to wait, the form says so, and works afterwards', async () => {
    const email = await forgetfulCustomer();
    const page = await openFor(email);
    expect(await page.getAttribute('#securityAnswer', 'placeholder')).toBe('Your favorite book?');
    const path = '**/rest/user/reset-password';
    await page.route(path, (route) => route.fulfill({ status: 500, body: 'Error: out of juice' }));
    await fillIn(page);
    await page.click('#resetButton');
    await expect.poll(() => message(page, 'error')).toBe('Error: out of juice');
    expect(await page.inputValue('#newPassword')).toBe('Secret-2');
    await page.unroute(path);
    const patience = 'Too many requests, please try again later.';
    await page.route(path, (route) => route.fulfill({ status: 429, body: patience }));
    await page.click('#resetButton');
    await expect.poll(() => message(page, 'error')).toBe(patience);
    await page.unroute(path);

    await fillIn(page);
    const sent = page.waitForRequest(path);
    await page.click('#resetButton');
    expect((await sent).postDataJSON()).toEqual({ email, answer: 'Dune', new: 'Secret-2', repeat: 'Secret-2' });
    await expect.poll(() => message(page, 'confirmation')).toBe('Your password was successfully changed.');
    for (const field of ['#email', ...secrets]) {
      expect(await page.inputValue(field)).toBe('');
    }
    await page.locator('#securityAnswer:disabled').waitFor();
    const login = await createClient(shop.url).post('/rest/user/login', { email, password: 'Secret-2' });
    expect(login.status).toBe(200);
  });
});

describe('the security question', () => {
  it('is requested once, a second after the last letter of the address, announced while it loads, and can be requested again when that fails; one that nobody has set leaves the rest disabled', async () => {
    const client = createClient(shop.url);
    const plus = `a+${randomUUID()}@example.org`;
    const { id } = (await client.post('/api/Users', { email: plus, password: 'juicy', passwordRepeat: 'juicy' })).json()
      .data;
    await client.post('/api/SecurityAnswers', { UserId: id, answer: 'Dune', SecurityQuestionId: 11 });

    const page = await shop.open('/#/forgot-password');
    const asked: string[] = [];
    page.on('request', (request) => lookUp.test(request.url()) && asked.push(new URL(request.url()).search));
    await page.locator('#email').pressSequentially('jim@juice-sh.op', { delay: 30 });
    await page.locator('#securityAnswer:enabled').waitFor();
    expect(asked).toEqual(['?email=jim@juice-sh.op']);
    await page.fill('#email', 'nobody@example.com');
    await page.locator('#securityAnswer:disabled').waitFor();
    await expect.poll(() => page.textContent('#email-message')).toBe('We know no security question for this address.');
    for (const field of secrets) {
      expect(await page.locator(field).isDisabled(), field).toBe(true);
    }

    await fail(page, lookUp);
    await page.fill('#email', plus);
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await retry.waitFor();
    await page.unroute(lookUp);
    const release = await holdBack(page, lookUp);
    await retry.click();
    await expect.poll(() => page.textContent('#email-message')).toBe('Looking for your security question');
    release();
    await page.locator('#securityAnswer:enabled').waitFor();
    expect(await page.textContent('#email-message')).toBe('');
    expect(await retry.count()).toBe(0);
  });
});
