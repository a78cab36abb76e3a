import { expect, it } from 'vitest';
import { barriersInAllLooks } from './axe.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

const shop = sharedShopWithBrowser();

it('an address that leads nowhere shows a page with a way on', async () => {
  const page = await shop.open('/#/login', { viewport: { width: 320, height: 640 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  for (const path of ['/foo/', '/one/two/three/four?x=/y']) {
    await page.goto(shop.url + path);
    await page.getByRole('heading', { level: 1, name: 'Nothing lives at this address' }).waitFor();
    expect(await page.title()).toBe('Nothing lives at this address - OWASP Juice Shop');
    expect(await page.locator('code').textContent()).toBe(new URL(shop.url + path).pathname);
    const picture = page.locator('main img');
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  expect(await barriersInAllLooks(page)).toEqual([]);
  await page.getByRole('link', { name: 'About Us' }).click();
  await page.locator('app-about').waitFor();
  expect(page.url()).toBe(`${shop.url}/#/about`);

  await page.goto(`${shop.url}/help/quick-start`);
  await page.getByRole('link', { name: 'Open the help page' }).click();
  await page.locator('article:not([hidden])[data-page=quick-start]').waitFor();
  expect(failures).toEqual([]);
});
