import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, openAs } from '../visits.ts';
import { goTo, homeAddress, type VisitingCustomer, visitAs } from './customers.ts';

const shop = shopWithBrowser();

const nextButton = (page: Page) => page.locator('[aria-label="Proceed to delivery method selection"]');
const prices = (page: Page) =>
  page
    .locator('app-delivery-method [data-price]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-price')));

/** Opens the screen as a customer who has just chosen an address. */
async function visitWithAddress(): Promise<VisitingCustomer> {
  const customer = await visitAs(shop, '/#/about', { addresses: [homeAddress] });
  const [{ id }] = await customer.rows('/api/Addresss');
  await customer.page.evaluate((addressId) => sessionStorage.setItem('addressId', addressId), String(id));
  return customer;
}

describe('choosing the delivery', () => {
  it('shows the address and the methods, and stores the choice in the session storage', async () => {
    const { page } = await visitWithAddress();
    await goTo(page, '/#/delivery-method');
    await page.getByText('Apfelweg 7, Hamburg, HH, 20095').waitFor();
    await page.getByText('Phone Number 4917012345').waitFor();
    await page.getByRole('radio', { name: 'One Day Delivery Expected Delivery: 1 day 0.99¤' }).waitFor();
    expect(await prices(page)).toEqual(['0.99', '0.5', '0']);
    expect(await nextButton(page).isDisabled()).toBe(true);
    await page.getByText('Fast Delivery').click();
    await page.getByText('Fast Delivery').click();
    expect(await page.getByRole('radio', { name: 'Fast Delivery' }).isChecked()).toBe(true);
    await nextButton(page).click();
    await page.waitForURL('**/#/payment/shop');
    expect(await page.evaluate(() => sessionStorage.getItem('deliveryMethodId'))).toBe('2');
  });

  it('says which steps are done, leads back to them, and works by keyboard alone', async () => {
    const { page } = await visitWithAddress();
    await goTo(page, '/#/delivery-method');
    const steps = page.getByRole('navigation', { name: 'Steps of the checkout' });
    expect(await steps.locator('[aria-current=step]').textContent()).toContain('Delivery');
    await steps.getByRole('link', { name: 'Address' }).click();
    await page.waitForURL('**/#/address/select');
    await goTo(page, '/#/delivery-method');
    const first = page.getByRole('radio', { name: 'One Day Delivery' });
    await first.focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('radio', { name: 'Standard Delivery' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Proceed to delivery method selection',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#/payment/shop');
  });

  it('charges members less', async () => {
    const password = 'ship coffin krypt cross estate supply insurance asbestos souvenir';
    const page = await openAs(shop, 'stan@juice-sh.op', password, '/#/delivery-method');
    await expect.poll(() => prices(page)).toEqual(['0.5', '0', '0']);
  });

  it('continues without an address, but says so', async () => {
    const { page } = await visitAs(shop, '/#/delivery-method');
    await page.getByText('No address is chosen yet.').waitFor();
    await page.getByText('Standard Delivery').click();
    expect(await nextButton(page).isEnabled()).toBe(true);
  });
});

describe('the delivery methods with a server in trouble', () => {
  it('keep their place while a slow one works, and load on demand from one that failed', async () => {
    const { page } = await visitWithAddress();
    const release = await holdBack(page, /api\/(Deliverys|Addresss)/);
    await goTo(page, '/#/delivery-method');
    await page.locator('app-delivery-method [aria-busy]').waitFor();
    expect(await nextButton(page).isDisabled()).toBe(true);
    release();
    await page.getByText('Fast Delivery').click();
    await page.getByText('Apfelweg 7').waitFor();
    await page.unroute(/api\/(Deliverys|Addresss)/);

    await fail(page, /api\/Deliverys/);
    await page.reload();
    await page.getByText('The ways of delivery could not be loaded. Is the shop running?').waitFor();
    await page.unroute(/api\/Deliverys/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Fast Delivery').waitFor();
  });
});

it('the delivery methods fit into narrow and wide windows', async () => {
  const { page } = await visitWithAddress();
  await goTo(page, '/#/delivery-method');
  await page.getByText('Fast Delivery').waitFor();
  await page.getByText('Apfelweg 7').waitFor();
  await expectToFit(page, 'the delivery methods');
});
