import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, shopWithBrowser } from '../running-shop.ts';
import { fail, sidewaysOverflow, slowDown } from '../visits.ts';
import { goTo, homeAddress, snackBar, visitAs } from './customers.ts';

const shop = shopWithBrowser();

const office = { ...homeAddress, fullName: 'Anna at work', streetAddress: 'Quittenallee 3', state: null };
const noAnswer = 'The shop did not answer. Check that it is running and try again.';

const continueButton = (page: Page) => page.getByLabel('Proceed to payment selection');
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

describe('choosing an address', () => {
  it('by mouse: the whole card selects, a second click deselects, and the choice is stored in the session storage', async () => {
    const { page, rows } = await visitAs(shop, '/#/address/select', { addresses: [homeAddress, office] });
    await page.getByText('Quittenallee 3').click();
    expect(await radio(page, 'Anna at work').isChecked()).toBe(true);
    expect(await continueButton(page).isEnabled()).toBe(true);
    await page.getByText('Quittenallee 3').click();
    expect(await radio(page, 'Anna at work').isChecked()).toBe(false);
    expect(await continueButton(page).isDisabled()).toBe(true);
    await radio(page, 'Anna Mustermann').click();
    await continueButton(page).click();
    await page.waitForURL('**/#/delivery-method');
    const [home] = await rows('/api/Addresss');
    expect(await page.evaluate(() => sessionStorage.getItem('addressId'))).toBe(String(home.id));
  });

  it('by keyboard: space and arrows move and cancel the choice', async () => {
    const { page } = await visitAs(shop, '/#/address/select', { addresses: [homeAddress, office] });
    await radio(page, 'Anna Mustermann').focus();
    await page.keyboard.press('Space');
    expect(await radio(page, 'Anna Mustermann').isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await radio(page, 'Anna at work').isChecked()).toBe(true);
    expect(await radio(page, 'Anna Mustermann').isChecked()).toBe(false);
    await page.keyboard.press('Space');
    expect(await radio(page, 'Anna at work').isChecked()).toBe(false);
    expect(await continueButton(page).isDisabled()).toBe(true);
  });

  it('names every address in full, and says which step of the checkout this is', async () => {
    const { page } = await visitAs(shop, '/#/address/select', { addresses: [homeAddress] });
    await page.getByRole('radio', { name: 'Anna Mustermann Apfelweg 7, Hamburg, HH, 20095 Germany' }).waitFor();
    await page.getByRole('radiogroup', { name: 'Select an address' }).waitFor();
    expect(await page.textContent('[aria-current=step]')).toContain('Address');
  });

  it('starts by adding one when there is none, and returns with it', async () => {
    const { page } = await visitAs(shop, '/#/address/select');
    await page.getByText('No addresses yet').waitFor();
    await page.getByLabel('Add a new address').click();
    await page.waitForURL('**/#/address/create');
    await fillIn(page);
    await page.click('#submitButton');
    await page.waitForURL('**/#/address/select');
    expect(await snackBar(page)).toBe('Your address in Hamburg is saved.');
    await radio(page, 'Anna Mustermann').waitFor();
  });
});

describe('the address book', () => {
  it('loses an address at once, and Undo restores exactly the same one', async () => {
    const { page, rows } = await visitAs(shop, '/#/address/saved', { addresses: [homeAddress, office] });
    const before = await rows('/api/Addresss');
    await page.getByRole('button', { name: 'Remove the address of Anna at work' }).click();
    await page.getByText('Quittenallee 3').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Remove the address of Anna Mustermann');
    await expect.poll(() => snackBar(page)).toBe('The address is removed.');
    expect(await rows('/api/Addresss')).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Quittenallee 3').waitFor();
    const after = await rows('/api/Addresss');
    expect(after).toEqual(before.map((address) => ({ ...address, updatedAt: expect.any(String) })));
  });

  it('says in the server’s words why an address cannot be removed: a recycling request needs it', async () => {
    const { page, rows, client, token } = await visitAs(shop, '/#/address/saved', { addresses: [homeAddress] });
    const [{ id, UserId }] = await rows('/api/Addresss');
    await client.post('/api/Recycles', { UserId, AddressId: id, quantity: 20 }, { token });
    await page.getByRole('button', { name: 'Remove the address of Anna Mustermann' }).click();
    await expect.poll(() => snackBar(page)).toBe('Malicious activity detected.');
    await page.getByText('Apfelweg 7').waitFor();
  });

  it('leads to the prefilled form, and back with the change', async () => {
    const { page, rows } = await visitAs(shop, '/#/address/saved', { addresses: [office] });
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
    expect((await rows('/api/Addresss'))[0]).toMatchObject({ ...office, streetAddress: 'Quittenallee 33' });
  });
});

describe('the address form', () => {
  it('sends numbers as numbers and an untouched state as null, by Enter as well', async () => {
    const { page } = await visitAs(shop, '/#/address/create');
    await fillIn(page, { State: '' });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByLabel('City').press('Enter');
    expect((await sent).url()).toBe(`${shop.url}/api/Addresss/`);
    expect((await sent).postDataJSON()).toEqual({ ...homeAddress, state: null });
    await page.waitForURL('**/#/address/saved');
  });

  it.each<{ label: keyof typeof answers; value: string; message: string }>([
    { label: 'Country', value: '', message: 'Please provide a country.' },
    { label: 'Name', value: '', message: 'Please provide a name.' },
    { label: 'Mobile Number', value: '', message: 'Please provide a mobile number.' },
    { label: 'Mobile Number', value: '1111110', message: 'A mobile number lies in the range 1000000-9999999999.' },
    { label: 'Mobile Number', value: '10000000000', message: 'A mobile number lies in the range 1000000-9999999999.' },
    { label: 'Mobile Number', value: '1234567.5', message: 'A mobile number lies in the range 1000000-9999999999.' },
    { label: 'ZIP Code', value: '', message: 'Please provide a ZIP code.' },
    { label: 'ZIP Code', value: '123456789', message: 'A ZIP code has up to 8 characters.' },
    { label: 'Address', value: '', message: 'Please provide an address.' },
    { label: 'Address', value: 'x'.repeat(161), message: 'An address has up to 160 characters.' },
    { label: 'City', value: '', message: 'Please provide a city.' },
  ])('refuses "$value" as $label, says why next to it, and keeps it', async ({ label, value, message }) => {
    const { page } = await visitAs(shop, '/#/address/create');
    await fillIn(page, { [label]: value });
    const field = page.getByLabel(label, { exact: true });
    expect(await page.locator('#submitButton').isDisabled()).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.textContent(`[id="${await field.getAttribute('aria-describedby')}"]`)).toBe(message);
    expect(await field.inputValue()).toBe(value);
    await field.fill(answers[label]);
    expect(await page.locator('#submitButton').isEnabled()).toBe(true);
  });

  it('says why the server refuses it and clears the form, but keeps everything when there was no response', async () => {
    const { page } = await visitAs(shop, '/#/address/create');
    await fillIn(page);
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
  });
});

describe('addresses with a server in trouble', () => {
  it.each(['/#/address/select', '/#/address/saved'])(
    '%s waits for a slow one, and tries a failing one again',
    async (route) => {
      const { page } = await visitAs(shop, '/#/about', { addresses: [homeAddress] });
      await slowDown(page, /api\/Addresss/, 3000);
      await goTo(page, route);
      await page.locator('app-address [aria-busy]').waitFor();
      await page.getByText('Apfelweg 7').waitFor();
      await page.unroute(/api\/Addresss/);
      await fail(page, /api\/Addresss/);
      await page.reload();
      await page.getByText('Your addresses could not be loaded. Is the shop running?').waitFor();
      await page.unroute(/api\/Addresss/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Apfelweg 7').waitFor();
    },
  );

  it('restores an address that could not be removed', async () => {
    const { page } = await visitAs(shop, '/#/address/saved', { addresses: [homeAddress] });
    await page.getByText('Apfelweg 7').waitFor();
    await page.route(/api\/Addresss\/\d/, (route) => route.fulfill({ status: 500, body: 'Error: out of juice' }));
    await page.getByRole('button', { name: 'Remove the address of Anna Mustermann' }).click();
    await expect.poll(() => snackBar(page)).toBe(noAnswer);
    await page.getByText('Apfelweg 7').waitFor();
  });

  it('shows the form only once the address to change has loaded', async () => {
    const { page } = await visitAs(shop, '/#/address/edit/999999');
    await page.getByText('This address could not be loaded.').waitFor();
    expect(await page.locator('#submitButton').count()).toBe(0);
  });
});

describe('the address screens', () => {
  it.each([320, 360, 768, 1440])('fit into %i pixels', async (width) => {
    const long = { ...homeAddress, fullName: 'A'.repeat(60), streetAddress: 'Saftgasse'.repeat(15) };
    const options = { viewport: { width, height: 800 } };
    const { page, rows } = await visitAs(shop, '/#/address/select', { addresses: [homeAddress, long] }, options);
    const [{ id }] = await rows('/api/Addresss');
    for (const route of ['/#/address/select', '/#/address/saved', '/#/address/create', `/#/address/edit/${id}`]) {
      await goTo(page, route);
      await page.locator('app-address .btn, app-address-create #submitButton').first().waitFor();
      expect(await sidewaysOverflow(page)).toBe(0);
    }
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
