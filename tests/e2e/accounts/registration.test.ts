import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail } from '../visits.ts';

const shop = sharedShopWithBrowser();

const answered = {
  '#emailControl': 'anna@example.com',
  '#passwordControl': 'Secret-1',
  '#repeatPasswordControl': 'Secret-1',
  '#securityAnswerControl': 'Blue',
} as const;

type Answers = Partial<Record<keyof typeof answered, string>>;

/** Fills in the form like a customer who does nothing wrong, except where the test says so. */
async function fillIn(page: Page, different: Answers = {}): Promise<void> {
  for (const [field, value] of Object.entries({ ...answered, ...different })) {
    await page.fill(field, value);
    await page.locator(field).blur();
  }
  await page
    .locator('[aria-label="Selection list for the security question"]')
    .selectOption({ label: 'Your favorite book?' });
}

const refused: readonly { readonly field: keyof typeof answered; readonly value: string; readonly text: string }[] = [
  { field: '#emailControl', value: '', text: 'Please enter your email address.' },
  { field: '#emailControl', value: 'anna', text: 'Email address is not valid.' },
  { field: '#passwordControl', value: '', text: 'Please enter a password.' },
  { field: '#passwordControl', value: '1234', text: 'Use 5-40 characters.' },
  { field: '#passwordControl', value: 'x'.repeat(41), text: 'Use 5-40 characters.' },
  { field: '#repeatPasswordControl', value: '', text: 'Please repeat the password.' },
  { field: '#repeatPasswordControl', value: 'Secret-2', text: 'Passwords do not match' },
  { field: '#securityAnswerControl', value: '', text: 'Please answer the security question.' },
];

/** Expects that the form says how strong a password is while it is typed, lists what a good one needs, and ticks it off. */
async function expectAdvice(page: Page): Promise<void> {
  const meter = page.getByRole('progressbar', { name: 'Strength of the password' });
  expect(await meter.isVisible()).toBe(false);
  for (const [password, value, word, name] of [
    ['a', '20', 'Very weak', 'low'],
    ['aB', '40', 'Weak', 'low-medium'],
    ['aB3', '60', 'Fair', 'medium'],
    ['aB3!', '80', 'Good', 'high-medium'],
    ['aB3!aB3!', '100', 'Strong', 'high'],
  ] as const) {
    await page.fill('#passwordControl', password);
    expect(await meter.getAttribute('aria-valuenow')).toBe(value);
    expect(await meter.getAttribute('aria-valuetext')).toBe(word);
    expect((await meter.getAttribute('class'))?.split(' ')).toContain(name);
  }
  expect(await page.textContent('#registration-form')).toContain('8/40');

  expect(await page.locator('.info-row').count()).toBe(0);
  await page.getByLabel('Show password advice').check({ force: true });
  await page.fill('#passwordControl', 'abcdefgh');
  expect(await page.locator('.info-row').allTextContents()).toEqual([
    'At least one lower-case letter',
    'At least one upper-case letter',
    'At least one digit',
    'At least one special character',
    'At least 8 characters',
  ]);
  expect(await page.locator('.info-row').getByLabel('Met:', { exact: true }).count()).toBe(2);
  expect(await page.locator('.info-row').getByLabel('Not met:').count()).toBe(3);
}

describe('registering', () => {
  it('can load the questions again, is refused without one, and with anything that is missing or wrong, advises on the password, and shows the server’s message about an address that is taken; at a failing shop keeps what was typed, creates the user once, and then the answer to the chosen question; it leads to the login and says so', async () => {
    const page = await shop.open('/#/login');
    await fail(page, /api\/SecurityQuestions/);
    await page.locator('#newCustomerLink a').click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute(/api\/SecurityQuestions/);
    await retry.click();
    await page.locator('[aria-label="Selection list for the security question"]').waitFor();

    await expectAdvice(page);
    for (const [field, value] of Object.entries(answered)) {
      await page.fill(field, value);
    }
    const list = page.locator('[aria-label="Selection list for the security question"]');
    await list.focus();
    await page.locator('#emailControl').focus();
    expect(await page.locator('#registerButton').isEnabled()).toBe(false);
    expect(await page.textContent('.security-container')).toContain('Please choose a security question.');
    await fillIn(page);
    for (const { field, value, text } of refused) {
      const what = `${field} = "${value}"`;
      await page.fill(field, value);
      await page.locator(field).blur();
      expect(await page.textContent(`${field}-message`), what).toBe(text);
      expect(await page.getAttribute(field, 'aria-invalid'), what).toBe('true');
      expect(await page.locator('#registerButton').isEnabled(), what).toBe(false);
      await page.fill(field, answered[field]);
      expect(await page.locator('#registerButton').isEnabled(), what).toBe(true);
    }

    await fillIn(page, { '#emailControl': 'admin@juice-sh.op' });
    await page.press('#securityAnswerControl', 'Enter');
    await expect.poll(() => page.textContent('app-register .error')).toBe('Email must be unique');
    expect(await page.inputValue('#emailControl')).toBe('admin@juice-sh.op');
    await page.focus('#emailControl');
    await expect.poll(() => page.textContent('app-register .error')).toBe('');

    const failure = () => expect.poll(() => page.textContent('app-register .error')).toBe('Error: out of juice');
    const email = `${randomUUID()}@example.com`;
    await fillIn(page, { '#emailControl': email });
    await fail(page, /api\/Users/);
    await page.click('#registerButton');
    await failure();
    expect(await page.inputValue('#emailControl')).toBe(email);
    expect(await page.locator('#registerButton').isEnabled()).toBe(true);
    await page.unroute(/api\/Users/);

    await fail(page, /api\/SecurityAnswers/);
    const user = page.waitForRequest('**/api/Users/');
    await page.click('#registerButton');
    expect((await user).postDataJSON()).toMatchObject({
      email,
      password: 'Secret-1',
      passwordRepeat: 'Secret-1',
      securityQuestion: { id: 11, question: 'Your favorite book?' },
      securityAnswer: 'Blue',
    });
    await page.locator('#registerButton:enabled').waitFor();
    await failure();
    expect(await page.inputValue('#securityAnswerControl')).toBe('Blue');
    await page.unroute(/api\/SecurityAnswers/);

    const answer = page.waitForRequest('**/api/SecurityAnswers/');
    await page.click('#registerButton');
    expect((await answer).postDataJSON()).toMatchObject({ answer: 'Blue', SecurityQuestionId: 11 });
    await page.waitForURL('**/#/login');
    const done = 'Registration completed successfully. You can now log in.';
    await expect.poll(() => page.textContent('.mat-mdc-snack-bar-label')).toBe(done);
    const question = await createClient(shop.url).get(`/rest/user/security-question?email=${email}`);
    expect(question.json().question.id).toBe(11);
    await page.fill('#email', email);
    await page.fill('#password', 'Secret-1');
    await page.press('#password', 'Enter');
    await page.waitForURL('**/#/search');
  });
});

describe('the weaknesses of registering', () => {
  it('passwordRepeatChallenge, registerAdminChallenge: nobody notices that the password was changed after it was repeated, and a role that is added to the form’s request is accepted; emptyUserRegistration: only the button prevents an empty form, and it can be enabled by hand', async () => {
    const page = await shop.open('/#/register');
    await page.route('**/api/Users/', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), role: 'admin' } }),
    );
    await fillIn(page, { '#emailControl': `${randomUUID()}@example.com` });
    await page.fill('#passwordControl', 'Secret-2');
    expect(await page.textContent('#repeatPasswordControl-message')).toBe('');
    await page.click('#registerButton');
    await page.waitForURL('**/#/login');
    expect(await isSolved('passwordRepeatChallenge')).toBe(true);
    expect(await isSolved('registerAdminChallenge')).toBe(true);
    await page.unroute('**/api/Users/');

    await goTo(page, '/#/register');
    await page.locator('#registerButton').evaluate((button: HTMLButtonElement) => button.removeAttribute('disabled'));
    const sent = page.waitForRequest('**/api/Users/');
    await page.click('#registerButton');
    expect((await sent).postDataJSON()).toMatchObject({ email: '', password: '', passwordRepeat: '' });
    await expect.poll(() => isSolved('emptyUserRegistration')).toBe(true);
  });
});

async function isSolved(key: string): Promise<boolean> {
  const { data } = (await createClient(shop.url).get(`/api/Challenges/?key=${key}`)).json();
  return data[0].solved;
}
