import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bankCard, homeAddress, visitAs } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';

/*
 * What public scripts for v18 do, in its selectors only. Each way of clicking is there: that of Playwright and Selenium, which is a mouse's,
 * and that of Cypress and of `arguments[0].click()`, which is a script's.
 */
const shop = sharedShopWithBrowser();

const message = (page: Page) => page.locator('.mat-mdc-snack-bar-label');
const clickByScript = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click()); // only HTML elements are listed

it('a script registers, with a question chosen from the list, and logs in', async () => {
  const page = await shop.open('/', {}, undefined, (empty) => empty.context().clearCookies());
  await page.locator('button[aria-label="Close Welcome Banner"]').click();
  await page.locator('[aria-label="dismiss cookie message"]').click();
  await page.locator('#navbarAccount').click();
  await page.locator('button#navbarLoginButton').click();
  await page.locator('#newCustomerLink a').click();
  await page.locator('#emailControl').fill('script@example.org');
  await page.locator('#passwordControl').fill('Secret-1');
  await page.locator('#repeatPasswordControl').fill('Secret-1');
  await page.locator('mat-select[name="securityQuestion"]').click();
  await page.locator('mat-option', { hasText: 'Your favorite movie?' }).click();
  const chosen = () =>
    page.locator('mat-select select').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  expect(await chosen()).toBe('Your favorite movie?');
  // By role too, where the browser's own options are hidden meanwhile, and by script.
  await page.locator('mat-select').click();
  await page.getByRole('option', { name: 'Your favorite book?' }).click();
  expect(await chosen()).toBe('Your favorite book?');
  await clickByScript(page, 'mat-select[name="securityQuestion"]');
  await clickByScript(page, '#mat-option-0');
  expect(await chosen()).toBe('Your eldest siblings middle name?');
  expect(await page.locator('mat-option').count()).toBe(0);
  // And by keyboard, which uses the browser's own list.
  await page.locator('mat-select').press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await chosen()).toBe("Mother's maiden name?");
  await page.locator('#securityAnswerControl').fill('Blue');
  await page.locator('#registerButton').click();
  await page.waitForURL('**/#/login');
  await page.locator('input#email').fill('script@example.org');
  await page.locator('input#password').fill('Secret-1');
  await page.locator('button#loginButton .mdc-button__label').click();
  await page.waitForURL('**/#/search');
  await page.locator('#navbarAccount').click();
  await page.locator('button[aria-label="Go to user profile"]').click();
  await page.waitForURL('**/profile');
});

it('a script searches by the magnifier, fills the basket and buys it', { timeout: 60_000 }, async () => {
  const { page, client, token, basketOnServer } = await visitAs(shop, '/');
  await page.getByText('search', { exact: true }).click();
  await page.locator('#mat-input-0').fill('apple');
  await page.locator('#mat-input-0').press('Enter');
  await page.locator('#searchValue').waitFor();
  await expect.poll(() => page.locator('mat-card .item-name').allTextContents()).toContain('Apple Pomace');
  await page.locator('mat-card', { hasText: 'Apple Juice' }).locator('[aria-label="Add to Basket"]').click();
  await expect.poll(() => message(page).textContent()).toContain('into basket');
  await page.locator('button[aria-label="Show the shopping cart"]').click();
  await expect.poll(() => page.locator('mat-row > .cdk-column-product').textContent()).toContain('Apple Juice');
  await page.locator('mat-row .cdk-column-quantity button').last().click();
  await expect.poll(() => page.locator('#price').textContent()).toContain('3.98');
  await page.locator('#checkoutButton').click();
  await page.locator('[routerlink="/address/create"]').click();
  for (const [placeholder, value] of [
    ['Please provide a country.', homeAddress.country],
    ['Please provide a name.', homeAddress.fullName],
    ['Please provide a mobile number.', String(homeAddress.mobileNum)],
    ['Please provide a ZIP code.', homeAddress.zipCode],
    ['Please provide an address.', homeAddress.streetAddress],
    ['Please provide a city.', homeAddress.city],
  ] as const) {
    await page.locator(`mat-form-field [placeholder="${placeholder}"]`).fill(value);
  }
  await page.locator('#submitButton').click();
  await page.locator('mat-table > mat-row mat-radio-button').click();
  await page.locator('[aria-label="Proceed to payment selection"]').click();
  await page.locator('mat-row', { hasText: 'Fast Delivery' }).click();
  await page.locator('[aria-label="Proceed to delivery method selection"]').click();
  await page.locator('mat-expansion-panel-header', { hasText: 'Add new card' }).click();
  await page.locator('app-payment-method mat-form-field input[type="text"]').fill(bankCard.fullName);
  await page.locator('app-payment-method mat-form-field input[type="number"]').fill(String(bankCard.cardNum));
  await page.locator('app-payment-method mat-select').first().click();
  await page.locator('mat-option', { hasText: /^7$/ }).click();
  // As v18 has a native list here, scripts use that one as well.
  await page.locator('app-payment-method select').last().selectOption('2088');
  await page.locator('#submitButton').click();
  await clickByScript(page, 'mat-cell > mat-radio-button');
  await page.locator('[aria-label="Proceed to review"]').click();
  await page.locator('[aria-label="Complete your purchase"]').click();
  await page.waitForURL('**/#/order-completion/*');
  expect(await page.locator('h1.confirmation').textContent()).toContain('Thank you for your purchase!');
  await expect
    .poll(() => page.locator('mat-footer-row').allTextContents())
    .toEqual(['Items3.98\u00a4', 'Delivery0.50\u00a4', 'Promotion0.00\u00a4', 'Total Price4.48\u00a4']);
  expect(await basketOnServer()).toEqual([]);
  const [order] = (await client.get('/rest/order-history', { token })).json().data;
  expect(page.url().endsWith(`/#/order-completion/${order.orderId}`)).toBe(true);
});

it('a script reviews a product and gives feedback, with the stars by keyboard', async () => {
  const { page } = await visitAs(shop, '/#/search');
  await page.locator('mat-card').filter({ hasText: 'Banana Juice' }).click();
  await page.locator('[aria-label="Text field to review a product"]').fill('Bananas, squeezed');
  await page.locator('[aria-label="Send the review"]').click();
  await page.locator('mat-expansion-panel-header').click();
  await page.locator('mat-dialog-container .comment', { hasText: 'Bananas, squeezed' }).waitFor();
  await page.locator('.cdk-overlay-backdrop').click({ position: { x: 5, y: 5 } });
  await page.locator('mat-dialog-container').waitFor({ state: 'detached' });
  await page.locator('[aria-label="Open Sidenav"]').click();
  await page.locator('a[routerlink="/contact"]').click();
  await page.locator('#comment').fill('Written by a script');
  for (let star = 0; star < 4; star += 1) {
    await page.locator('mat-slider input').press('ArrowRight');
  }
  const sum = await page.locator('code#captcha').textContent();
  await page.locator('#captchaControl').fill(String(await page.evaluate(`eval(${JSON.stringify(sum)})`)));
  await page.locator('#submitButton').click();
  await expect.poll(() => message(page).textContent()).toBe('Thank you for your feedback.');
});
