import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, startShop } from '../support/shop.ts';
import { shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser();

describe('the token sale', () => {
  it.each(['/#/tokensale-ico-ea', '/#/the-tokensale-ico-ea-at-last/and/more'])(
    'is found wherever the first part of the route contains its name: %s',
    async (route) => {
      const page = await shop.open(route);
      const pixel = page.waitForResponse('**/assets/public/images/padding/56px.png');
      await page.reload();
      await page.getByRole('heading', { name: 'Token Sale' }).waitFor();
      expect((await pixel).status()).toBeLessThan(400);
      expect(await page.title()).toBe('Token Sale - OWASP Juice Shop');
      expect(page.url()).toBe(shop.url + route);
    },
  );

  it.each(['/#/search/tokensale-ico-ea', '/#/tokensale', '/#/TOKENSALE-ICO-EA'])(
    'is not shown for %s',
    async (route) => {
      const page = await shop.open(route);
      await page.locator('app-search-result').waitFor();
      expect(await page.locator('app-token-sale').count()).toBe(0);
    },
  );

  it('names the coin, in bold, and links to the papers in new windows', async () => {
    const page = await shop.open('/#/tokensale-ico-ea');
    const sale = page.locator('app-token-sale');
    await sale.getByText('Juicycoin').first().waitFor();
    expect(await sale.locator('b').allTextContents()).toEqual(['Juicycoin', 'Juicycoin']);
    const links = await sale
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
    expect(links).toEqual([
      ['https://ponzico.win/ponzico.pdf', '_blank'],
      ['https://www.sec.gov/investor/alerts/ia_virtualcurrencies.pdf', '_blank'],
    ]);
  });

  it('is linked from nowhere', async () => {
    const page = await shop.open('/');
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to about us page"]').waitFor();
    expect(await page.locator('a[href*=tokensale]').count()).toBe(0);
  });
});

describe('with a coin of the operator', () => {
  let other: RunningShop;
  beforeAll(async () => {
    other = await startShop({ data: null, config: 'application:\n  altcoinName: "Pulp<i>coin"\n' });
  });
  afterAll(() => other.stop());

  it('the sale names that coin, as text', async () => {
    const page = await shop.open('/');
    await page.goto(`${other.url}/#/tokensale-ico-ea`);
    await expect.poll(() => page.locator('app-token-sale b').first().textContent()).toBe('Pulp<i>coin');
    expect(await page.locator('app-token-sale b i').count()).toBe(0);
  });
});
