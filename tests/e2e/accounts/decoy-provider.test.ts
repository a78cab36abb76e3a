import { expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { shopWithBrowser } from '../running-shop.ts';

// The button only appears for addresses that the provider knows, and the port of each test differs.
const port = 20_000 + Math.floor(Math.random() * 20_000);
const shop = shopWithBrowser({
  data: null,
  flags: ['--port', String(port)],
  config: `application:\n  googleOauth:\n    authorizedRedirects:\n      - uri: http://localhost:${port}\n`,
});

it('signs in a new customer through the decoy provider, from the button to the shop, and nobody under a taken name', async () => {
  const page = await shop.open('/#/login');
  await page.getByRole('button', { name: /google/i }).click();
  await page.waitForURL('**/decoy/id/**');
  await page.getByLabel('Your address').fill('bjoern.kimminich@gmail.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('This address belongs to somebody').waitFor();
  expect(await barriersInAllLooks(page)).toEqual([]);

  await page.getByLabel('Your address').fill('ginger@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('#navbarLogoutButton, #navbarAccount').first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const { user } = (await createClient(shop.url).get('/rest/user/whoami', { cookie: token ?? '' })).json();
  expect(user.email).toBe('ginger@example.com');
});
