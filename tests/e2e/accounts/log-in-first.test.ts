import { expect, it } from 'vitest';
import { goTo } from '../checkout/customers.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser();

/** The screens that anybody may see, but on which only customers have something, and their elements. */
const screens = {
  basket: 'app-basket',
  'saved-payment-methods': 'app-saved-payment-methods',
  'payment/shop': 'app-payment',
  wallet: 'app-wallet',
  'order-history': 'app-order-history',
  recycle: 'app-recycle',
  'privacy-security/two-factor-authentication': 'app-two-factor-auth',
} as const;

it('what only customers have asks visitors to log in, and leads to the login', async () => {
  const page = await shop.open('/#/about');
  for (const [route, element] of Object.entries(screens)) {
    await goTo(page, `/#/${route}`);
    const screen = page.locator(`main ${element}`);
    await screen.getByText('Please login to view this page.').waitFor();
    expect(await screen.locator('form').count(), route).toBe(0);
    await screen.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL('**/#/login');
  }
});
