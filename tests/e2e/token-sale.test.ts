import { expect, it } from 'vitest';
import { goTo } from './checkout/customers.ts';
import { shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser({ data: null, config: 'application:\n  altcoinName: "Pulp<i>coin"\n' });

it('the token sale is linked from nowhere, and found wherever the first part of the route contains its name; it names the coin of the operator, as text, in bold, and links to the papers in new windows', async () => {
  const page = await shop.open('/');
  const sale = page.locator('app-token-sale');
  for (const route of ['/#/search/tokensale-ico-ea', '/#/tokensale', '/#/TOKENSALE-ICO-EA']) {
    await goTo(page, route);
    await page.waitForURL(`**${route}`);
    await page.locator('app-search-result').waitFor();
    expect(await sale.count(), route).toBe(0);
  }
  await page.getByLabel('Open Sidenav').click();
  await page.locator('[aria-label="Go to about us page"]').waitFor();
  expect(await page.locator('a[href*=tokensale]').count()).toBe(0);
  await page.keyboard.press('Escape');

  const pixel = page.waitForResponse('**/assets/public/images/padding/56px.png');
  for (const route of ['/#/tokensale-ico-ea', '/#/the-tokensale-ico-ea-at-last/and/more']) {
    await goTo(page, '/#/about');
    await sale.waitFor({ state: 'detached' });
    await goTo(page, route);
    await page.getByRole('heading', { name: 'Token Sale' }).waitFor();
    await expect.poll(() => page.title(), { message: route }).toBe('Token Sale - OWASP Juice Shop');
    expect(page.url()).toBe(shop.url + route);
  }
  expect((await pixel).status()).toBeLessThan(400);

  await expect.poll(() => sale.locator('b').allTextContents()).toEqual(['Pulp<i>coin', 'Pulp<i>coin']);
  expect(await sale.locator('b i').count()).toBe(0);
  const links = await sale
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(links).toEqual([
    ['https://ponzico.win/ponzico.pdf', '_blank'],
    ['https://www.sec.gov/investor/alerts/ia_virtualcurrencies.pdf', '_blank'],
  ]);
});
