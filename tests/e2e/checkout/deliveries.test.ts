import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { goTo, homeAddress, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

it('the choice of a delivery shows the address, the methods and the steps that are done, works by keyboard and by mouse, is stored in the session storage, and goes on without an address, but says so', async () => {
  const { page, rows } = await visitAs(shop, '/#/about', { addresses: [homeAddress] });
  const [{ id }] = await rows('/api/Addresss');
  await page.evaluate((addressId) => sessionStorage.setItem('addressId', addressId), String(id));
  const next = page.locator('[aria-label="Proceed to delivery method selection"]');
  await goTo(page, '/#/delivery-method');
  await page.getByText('Apfelweg 7, Hamburg, HH, 20095').waitFor();
  await page.getByText('Phone Number 4917012345').waitFor();
  const first = page.getByRole('radio', { name: 'One Day Delivery Expected Delivery: 1 day 0.99¤' });
  await first.waitFor();
  const prices = await page
    .locator('app-delivery-method [data-price]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-price')));
  expect(prices).toEqual(['0.99', '0.5', '0']);
  expect(await next.isDisabled()).toBe(true);
  const steps = page.getByRole('navigation', { name: 'Steps of the checkout' });
  expect(await steps.locator('[aria-current=step]').textContent()).toContain('Delivery');

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

  await goTo(page, '/#/delivery-method');
  await page.getByText('Fast Delivery').click();
  await page.getByText('Fast Delivery').click();
  expect(await page.getByRole('radio', { name: 'Fast Delivery' }).isChecked()).toBe(true);
  await next.click();
  await page.waitForURL('**/#/payment/shop');
  expect(await page.evaluate(() => sessionStorage.getItem('deliveryMethodId'))).toBe('2');

  await goTo(page, '/#/delivery-method');
  await steps.getByRole('link', { name: 'Address' }).click();
  await page.waitForURL('**/#/address/select');
  await page.evaluate(() => sessionStorage.removeItem('addressId'));
  await goTo(page, '/#/delivery-method');
  await page.getByText('No address is chosen yet.').waitFor();
  await page.getByText('Standard Delivery').click();
  expect(await next.isEnabled()).toBe(true);
});
