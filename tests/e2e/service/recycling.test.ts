import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { goTo, visitAs } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, openAs } from '../visits.ts';

const shop = sharedShopWithBrowser();

const recycles = /api\/Recycles/;
const quantity = (page: Page) => page.getByLabel('Quantity');
const addresses = (page: Page) => page.getByRole('radio');
const message = (page: Page) => page.locator('.mat-mdc-snack-bar-label');

async function openForm(): Promise<Page> {
  const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/recycle');
  await addresses(page).first().waitFor();
  return page;
}

/** Presses the button and returns what was sent. */
async function submit(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && recycles.test(request.url()));
  await page.click('#recycleButton');
  return (await sent).postDataJSON();
}

/** Expects that the form needs 10 to 1000 litres, and says so next to the field. */
async function expectLitres(page: Page): Promise<void> {
  const enabled = () => page.isEnabled('#recycleButton');
  await quantity(page).fill('9');
  await quantity(page).blur();
  expect(await page.textContent('#recycle-quantity-message')).toBe('Use 10-1000 litres.');
  await addresses(page).last().check();
  expect(await enabled()).toBe(false);
  await quantity(page).fill('10');
  expect(await enabled()).toBe(true);
  await quantity(page).fill('1001');
  expect(await enabled()).toBe(false);
  await quantity(page).fill('');
  expect(await page.textContent('#recycle-quantity-message')).toBe('Please enter a quantity.');
}

describe('a request for a recycling box', () => {
  it('needs an address and 10 to 1000 litres; of more than 100 it can have a pickup date, but no invalid one; the screen has the pictures that the configuration names', async () => {
    const page = await openForm();
    await expect.poll(() => page.getByLabel('Requestor').inputValue()).toBe('jim@juice-sh.op');
    const sources = await page
      .locator('section:has(.responsibility-header) .img-thumbnail')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(sources).toEqual([
      'assets/public/images/products/fruit_press.jpg',
      'assets/public/images/products/apple_pressings.jpg',
    ]);
    await expectLitres(page);
    await quantity(page).fill('101');
    expect(await page.getByLabel('Pickup Date').count()).toBe(0);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Pickup Date').pressSequentially('02302031');
    await page.getByLabel('Pickup Date').blur();
    await expect.poll(() => page.textContent('#recycle-date-message')).toBe('There is no such day.');
    expect(await page.isDisabled('#recycleButton')).toBe(true);
    expect(await barriersInAllLooks(page, 'app-recycle')).toEqual([]);
    await expectToFit(page, 'the recycling form at its longest', [320]);
    await page.getByLabel('Pickup Date').fill('2031-05-17');
    expect(await submit(page)).toMatchObject({ quantity: 101, isPickUp: true, date: '2031-05-17T00:00:00.000Z' });
  });

  it('is kept when the server fails, or is down, and sent with user, address and quantity, and then the form is cleared', async () => {
    const page = await openForm();
    await quantity(page).fill('100');
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await addresses(page).first().check();
    await fail(page, recycles);
    await page.click('#recycleButton');
    await expect.poll(() => message(page).textContent()).toBe('Error: out of juice');
    await page.unroute(recycles);
    await page.route(recycles, (route) => route.abort());
    await page.click('#recycleButton');
    await expect.poll(() => message(page).textContent()).toContain('The shop did not answer.');
    expect(await page.locator('.errorBar').count()).toBe(1);
    await page.unroute(recycles);

    expect(await submit(page)).toEqual({ UserId: 2, AddressId: expect.any(Number), quantity: 100 });
    await expect.poll(() => message(page).textContent()).toBe('Thank you. We will send you a recycling box.');
    expect(await page.locator('.confirmBar').count()).toBe(1);
    expect(await quantity(page).inputValue()).toBe('');
    expect(await page.locator('input[type=radio]:checked').count()).toBe(0);
    expect(await page.isDisabled('#recycleButton')).toBe(true);
  });

  it('can be filled in while the server is slow, or does not send the addresses, which can be requested again, and leads to the form for a first address', async () => {
    const { page } = await visitAs(shop, '/#/about');
    await fail(page, /api\/Addresss/);
    await goTo(page, '/#/recycle');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute(/api\/Addresss/);
    const release = await holdBack(page, /api\/Addresss/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#recycle-form [aria-busy=true]').waitFor();
    await quantity(page).fill('50');
    release();
    await page.getByRole('link', { name: 'Add New Address' }).waitFor();
    expect(await quantity(page).inputValue()).toBe('50');
  });
});
