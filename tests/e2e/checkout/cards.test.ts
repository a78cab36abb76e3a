import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { focused, sharedShopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail } from '../visits.ts';
import { bankCard, goTo, snackBar, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

const otherCard = { ...bankCard, cardNum: 5555555555554444 };
const noAnswer = 'The shop did not answer. Check that it is running and try again.';
const saved = '/#/saved-payment-methods';

const removeButton = (page: Page, digits: string) =>
  page.getByRole('button', { name: `Remove the card ending in ${digits}` });

describe('the saved cards', () => {
  it('show number, holder and expiry, come back unchanged with Undo or when they could not be deleted, and are deleted when Undo disappears', async () => {
    const { page, rows } = await visitAs(shop, saved, { cards: [bankCard, otherCard] });
    const card = page.getByRole('listitem').filter({ hasText: '************4242' });
    await card.waitFor();
    expect(await card.textContent()).toContain('Anna Mustermann');
    expect(await card.textContent()).toContain('7/2088');

    const before = await rows('/api/Cards');
    await removeButton(page, '4242').click();
    await expect.poll(() => removeButton(page, '4242').count()).toBe(0);
    expect(await focused(page)).toBe('Remove the card ending in 4444');
    expect(await snackBar(page)).toBe('The card is removed.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await removeButton(page, '4242').waitFor();
    expect(await rows('/api/Cards')).toEqual(before);

    await fail(page, /api\/Cards\/\d/);
    await removeButton(page, '4242').click();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect.poll(() => snackBar(page)).toMatch(/^The card could not be removed\./);
    await removeButton(page, '4242').waitFor();
    await page.unroute(/api\/Cards\/\d/);

    await removeButton(page, '4242').click();
    await expect.poll(() => removeButton(page, '4242').count()).toBe(0);
    await expect.poll(() => snackBar(page)).toBe('The card is removed.');
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await deleted;
    await expect
      .poll(async () => (await rows('/api/Cards')).map(({ cardNum }) => cardNum))
      .toEqual(['************4444']);
    expect(await removeButton(page, '4242').count()).toBe(0);
    await removeButton(page, '4444').click();
    await page.getByText('No cards yet').waitFor();
  });

  it('wait no longer for Undo when another is removed, the screen is left, the page loaded again, or the window closed', async () => {
    const digits = ['4240', '4241', '4242', '4243'];
    const cards = digits.map((last) => ({ ...bankCard, cardNum: Number(`411111111111${last}`) }));
    const { page, rows } = await visitAs(shop, saved, { cards: [otherCard, ...cards] });
    const happenings: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['another card is removed', () => removeButton(page, '4444').click()],
      ['the screen is left', () => goTo(page, '/#/about')],
      ['the page is loaded again', () => page.reload()],
      ['the window is closed', () => page.goto('about:blank')],
    ];
    for (const [index, [what, happens]] of happenings.entries()) {
      const last = digits[index] ?? '';
      const left = () => rows('/api/Cards').then((all) => all.some(({ cardNum }) => cardNum.endsWith(last)));
      await goTo(page, saved);
      await removeButton(page, last).click();
      await expect.poll(() => removeButton(page, last).count(), { message: what }).toBe(0);
      expect(await left(), what).toBe(true);
      await happens();
      await expect.poll(left, { message: what }).toBe(false);
    }
  });
});

describe('adding a card', () => {
  const refused = [
    { label: 'Name', value: '', message: 'Please provide a name.' },
    { label: 'Card Number', value: '', message: 'Please provide a card number.' },
    { label: 'Card Number', value: '411111111111424', message: 'A card number has sixteen digits' },
    { label: 'Card Number', value: '41111111111142421', message: 'A card number has sixteen digits' },
    { label: 'Card Number', value: '0111111111114242', message: 'A card number has sixteen digits' },
  ];

  it('offers the months and years of the contract, refuses what is missing or wrong, says why, and keeps it; says why the server refuses it and clears the form, keeps everything when there was no response, sends what the contract says, and names the last digits', async () => {
    const { page } = await visitAs(shop, saved);
    await page.getByRole('button', { name: 'Add new card' }).click();
    const choices = (label: string) => page.getByLabel(label).locator('option:not([hidden])').allTextContents();
    expect(await choices('Expiry Month')).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1}`));
    expect(await choices('Expiry Year')).toEqual(Array.from({ length: 20 }, (_, index) => `${2080 + index}`));
    await fillIn(page);
    for (const { label, value, message } of refused) {
      const what = `"${value}" as ${label}`;
      const field = page.getByLabel(label, { exact: true });
      const right = await field.inputValue();
      expect(await page.locator('#submitButton').isEnabled(), what).toBe(true);
      await field.fill(value);
      await field.blur();
      expect(await page.locator('#submitButton').isDisabled(), what).toBe(true);
      const described = await field.getAttribute('aria-describedby');
      expect(await page.textContent(`[id="${described}"]`), what).toContain(message);
      expect(await field.inputValue(), what).toBe(value);
      await field.fill(right);
    }

    await fail(page, /api\/Cards\/$/);
    await page.click('#submitButton');
    await expect.poll(() => snackBar(page)).toBe(noAnswer);
    expect(await page.getByLabel('Card Number').inputValue()).toBe('4111111111114242');
    await page.unroute(/api\/Cards\/$/);
    await page.getByLabel('Card Number').fill('9999999999999999');
    await page.click('#submitButton');
    await expect.poll(() => snackBar(page)).toBe('Validation max on cardNum failed');
    await expect.poll(() => page.getByLabel('Card Number').inputValue()).toBe('');

    const fullName = 'A'.repeat(60);
    await fillIn(page, { Name: fullName });
    const sent = page.waitForRequest(/\/api\/Cards\/$/);
    await page.click('#submitButton');
    expect((await sent).postDataJSON()).toEqual({
      fullName,
      cardNum: 4111111111114242,
      expMonth: '7',
      expYear: '2088',
    });
    await expect.poll(() => snackBar(page)).toBe('The card ending in 4242 is saved.');
    await removeButton(page, '4242').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await page.locator('#submitButton').isDisabled()).toBe(true);
    expect(await barriersInAllLooks(page, 'app-saved-payment-methods')).toEqual([]);
    await expectToFit(page, 'the form and a card with a long name', [320]);
  });
});

async function fillIn(page: Page, different: Readonly<Record<string, string>> = {}): Promise<void> {
  const texts = { Name: 'Anna Mustermann', 'Card Number': '4111111111114242', ...different };
  for (const [label, value] of Object.entries(texts)) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.blur();
  }
  await page.getByLabel('Expiry Month').selectOption('7');
  await page.getByLabel('Expiry Year').selectOption('2088');
}
