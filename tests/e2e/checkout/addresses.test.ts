import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { focused, sharedShopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail } from '../visits.ts';
import { goTo, homeAddress, snackBar, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

const office = { ...homeAddress, fullName: 'Anna at work', streetAddress: 'Quittenallee 3', state: null };
const long = { ...homeAddress, fullName: 'A'.repeat(60), streetAddress: 'Saftgasse'.repeat(15) };
const noAnswer = 'The shop did not answer. Check that it is running and try again.';

const continueButton = (page: Page) => page.locator('[aria-label="Proceed to payment selection"]');
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** Moves the choice between the first two addresses by keyboard, and cancels it. */
async function chooseByKeyboard(page: Page): Promise<void> {
  await radio(page, 'Anna Mustermann').focus();
  await page.keyboard.press('Space');
  expect(await radio(page, 'Anna Mustermann').isChecked(), 'space selects').toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await radio(page, 'Anna at work').isChecked(), 'arrows move').toBe(true);
  expect(await radio(page, 'Anna Mustermann').isChecked()).toBe(false);
  await page.keyboard.press('Space');
  expect(await radio(page, 'Anna at work').isChecked(), 'space cancels').toBe(false);
  expect(await continueButton(page).isDisabled()).toBe(true);
}

describe('choosing an address', () => {
  it('works by keyboard, and by a click on the whole card, each address is named in full, and the choice is stored in the session storage', async () => {
    const { page, rows } = await visitAs(shop, '/#/address/select', { addresses: [homeAddress, office, long] });
    await page.getByRole('radio', { name: 'Anna Mustermann Apfelweg 7, Hamburg, HH, 20095 Germany' }).waitFor();
    await page.getByRole('radiogroup', { name: 'Select an address' }).waitFor();
    expect(await page.textContent('[aria-current=step]')).toContain('Address');
    await chooseByKeyboard(page);

    await page.getByText('Quittenallee 3').click();
    expect(await radio(page, 'Anna at work').isChecked()).toBe(true);
    expect(await continueButton(page).isEnabled()).toBe(true);
    expect(await barriersInAllLooks(page, 'app-address-select')).toEqual([]);
    await expectToFit(page, 'the addresses, one of them long', [320]);
    await page.getByText('Quittenallee 3').click();
    expect(await radio(page, 'Anna at work').isChecked(), 'a second click deselects').toBe(false);
    expect(await continueButton(page).isDisabled()).toBe(true);
    await radio(page, 'Anna Mustermann').click();
    await continueButton(page).click();
    await page.waitForURL('**/#/delivery-method');
    const [home] = await rows('/api/Addresss');
    expect(await page.evaluate(() => sessionStorage.getItem('addressId'))).toBe(String(home.id));
  });

  it('starts by adding one when there is none, with numbers sent as numbers and an untouched state as null, and returns with it', async () => {
    const { page } = await visitAs(shop, '/#/address/select');
    await page.getByText('No addresses yet').waitFor();
    await page.locator('[aria-label="Add a new address"]').click();
    await page.waitForURL('**/#/address/create');
    await fillIn(page, { State: '' });
    const sent = page.waitForRequest(/\/api\/Addresss\/$/);
    await page.getByLabel('City').press('Enter');
    expect((await sent).url()).toBe(`${shop.url}/api/Addresss/`);
    expect((await sent).postDataJSON()).toEqual({ ...homeAddress, state: null });
    await page.waitForURL('**/#/address/select');
    expect(await snackBar(page)).toBe('Your address in Hamburg is saved.');
    await radio(page, 'Anna Mustermann').waitFor();
  });
});

describe('the address book', () => {
  it('leads to the prefilled form, and back with the change; an address that does not exist has no form; one is lost at once, Undo restores exactly the same one, and one that cannot be removed comes back: the server failed, or a recycling request needs it', async () => {
    const { page, rows, client, token } = await visitAs(shop, '/#/address/saved', { addresses: [homeAddress, office] });
    await page.getByRole('link', { name: 'Edit the address of Anna at work' }).click();
    await page.waitForURL('**/#/address/edit/*');
    const street = page.getByLabel('Address', { exact: true });
    await expect.poll(() => street.inputValue()).toBe('Quittenallee 3');
    expect(await page.getByLabel('Mobile Number').inputValue()).toBe(String(office.mobileNum));
    expect(await page.getByLabel('State').inputValue()).toBe('');
    await street.fill('Quittenallee 33');
    await page.click('#submitButton');
    await page.waitForURL('**/#/address/saved');
    expect(await snackBar(page)).toBe('Your address in Hamburg is changed.');
    await page.getByText('Quittenallee 33').waitFor();
    expect((await rows('/api/Addresss'))[1]).toMatchObject({ ...office, streetAddress: 'Quittenallee 33' });

    await goTo(page, '/#/address/edit/999999');
    await page.getByText('This address could not be loaded.').waitFor();
    expect(await page.locator('#submitButton').count()).toBe(0);

    await goTo(page, '/#/address/saved');
    const before = await rows('/api/Addresss');
    await page.getByRole('button', { name: 'Remove the address of Anna at work' }).click();
    await page.getByText('Quittenallee 33').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Remove the address of Anna Mustermann');
    await expect.poll(() => snackBar(page)).toBe('The address is removed.');
    expect(await rows('/api/Addresss')).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Quittenallee 33').waitFor();
    const after = await rows('/api/Addresss');
    expect(after).toEqual(before.map((address) => ({ ...address, updatedAt: expect.any(String) })));

    await fail(page, /api\/Addresss\/\d/);
    await page.getByRole('button', { name: 'Remove the address of Anna Mustermann' }).click();
    await expect.poll(() => snackBar(page)).toBe(noAnswer);
    await page.getByText('Apfelweg 7').waitFor();
    await page.unroute(/api\/Addresss\/\d/);
    const [{ id, UserId }] = await rows('/api/Addresss');
    await client.post('/api/Recycles', { UserId, AddressId: id, quantity: 20 }, { token });
    await page.getByRole('button', { name: 'Remove the address of Anna Mustermann' }).click();
    await expect.poll(() => snackBar(page)).toBe('Malicious activity detected.');
    await page.getByText('Apfelweg 7').waitFor();
  });
});

describe('the address form', () => {
  const refused: readonly { readonly label: keyof typeof answers; readonly value: string; readonly message: string }[] =
    [
      { label: 'Country', value: '', message: 'Please provide a country.' },
      { label: 'Name', value: '', message: 'Please provide a name.' },
      { label: 'Mobile Number', value: '', message: 'Please provide a mobile number.' },
      { label: 'Mobile Number', value: '1111110', message: 'A mobile number lies in the range 1000000-9999999999.' },
      {
        label: 'Mobile Number',
        value: '10000000000',
        message: 'A mobile number lies in the range 1000000-9999999999.',
      },
      { label: 'Mobile Number', value: '1234567.5', message: 'A mobile number lies in the range 1000000-9999999999.' },
      { label: 'ZIP Code', value: '', message: 'Please provide a ZIP code.' },
      { label: 'ZIP Code', value: '123456789', message: 'A ZIP code has up to 8 characters.' },
      { label: 'Address', value: '', message: 'Please provide an address.' },
      { label: 'Address', value: 'x'.repeat(161), message: 'An address has up to 160 characters.' },
      { label: 'City', value: '', message: 'Please provide a city.' },
    ];

  it('refuses what is missing or wrong, says why next to it, and keeps it; when the server refuses it, it says why and is cleared, but keeps everything when there was no response', async () => {
    const { page } = await visitAs(shop, '/#/address/create');
    await fillIn(page);
    for (const { label, value, message } of refused) {
      const what = `"${value}" as ${label}`;
      const field = page.getByLabel(label, { exact: true });
      await field.fill(value);
      await field.blur();
      expect(await page.locator('#submitButton').isDisabled(), what).toBe(true);
      expect(await field.getAttribute('aria-invalid'), what).toBe('true');
      const described = await field.getAttribute('aria-describedby');
      expect(await page.textContent(`[id="${described}"]`), what).toBe(message);
      expect(await field.inputValue(), what).toBe(value);
      if (label === 'City') {
        expect(await barriersInAllLooks(page, '#address-form')).toEqual([]);
      }
      await field.fill(answers[label]);
      expect(await page.locator('#submitButton').isEnabled(), what).toBe(true);
    }

    await fail(page, /api\/Addresss/);
    await page.click('#submitButton');
    await expect.poll(() => snackBar(page)).toBe(noAnswer);
    expect(await page.getByLabel('City').inputValue()).toBe('Hamburg');
    await page.unroute(/api\/Addresss/);
    await page.route(/api\/Addresss/, (route) =>
      route.fulfill({ status: 400, json: { message: 'Validation error', errors: [{ message: 'Too far away' }] } }),
    );
    await page.click('#submitButton');
    await expect.poll(() => snackBar(page)).toBe('Too far away');
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('');
    expect(await page.locator('#submitButton').isDisabled()).toBe(true);
    await page.unroute(/api\/Addresss/);
    await fillIn(page);
    await page.click('#submitButton');
    await page.waitForURL('**/#/address/saved');
  });
});

const answers = {
  Country: 'Germany',
  Name: 'Anna Mustermann',
  'Mobile Number': '4917012345',
  'ZIP Code': '20095',
  Address: 'Apfelweg 7',
  City: 'Hamburg',
  State: 'HH',
} as const;

/** Fills in the form like a customer who does nothing wrong, except where the test says so. */
async function fillIn(page: Page, different: Partial<Record<keyof typeof answers, string>> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...answers, ...different })) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.blur();
  }
}
