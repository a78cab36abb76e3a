import { describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../axe.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { openAs, resize } from '../visits.ts';

const shop = sharedShopWithBrowser();

const pages = [
  ['Privacy Policy', '/privacy-security/privacy-policy'],
  ['Request Data Export', '/privacy-security/data-export'],
  ['Change Password', '/privacy-security/change-password'],
  ['2FA Configuration', '/privacy-security/two-factor-authentication'],
  ['Last Login IP', '/privacy-security/last-login-ip'],
] as const;

describe('privacy and security', () => {
  it('lists its pages for customers, links to each and from one to the other, and leads to the pages that the server renders, and back from them', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/privacy-security');
    for (const [title, route] of pages) {
      await page.locator('app-privacy-security').getByRole('link', { name: title }).click();
      await page.waitForURL(`**/#${route}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(`${title} - OWASP Juice Shop`);
      const here = page.getByRole('navigation', { name: 'Privacy & Security' }).locator('[aria-current=page]');
      expect(await here.textContent()).toBe(title);
    }

    await page.locator('#navbarAccount').click();
    await page.locator('[role=menuitem][aria-label="Go to user profile"]').click();
    await page.waitForURL('**/profile');
    expect(await page.inputValue('#email')).toBe('jim@juice-sh.op');
    expect(await barriersInAllLooks(page)).toEqual([]);
    await page.goBack();
    await page.locator('app-privacy-security').waitFor();
    await page.getByRole('link', { name: 'Request Data Erasure' }).click();
    await page.waitForURL('**/dataerasure');
    await page.locator('#securityAnswer').waitFor();
    expect(await barriersInAllLooks(page)).toEqual([]);
    await page.goBack();
    await page.locator('app-privacy-security').waitFor();
  });

  it('does not offer visitors the erasure of data that they do not have, and has the current page in view in narrow windows', async () => {
    const page = await shop.open('/#/privacy-security');
    const names = page.locator('app-privacy-security').getByRole('link');
    await names.first().waitFor();
    expect(await names.count()).toBe(pages.length);
    expect(await names.getByText('Request Data Erasure').count()).toBe(0);

    const here = page.locator('[aria-current=page]');
    for (const width of [320, 768]) {
      await goTo(page, '/#/about');
      await page.locator('app-about').waitFor();
      await resize(page, width, 700);
      await goTo(page, '/#/privacy-security/last-login-ip');
      await here.waitFor();
      const left = async () => ((await here.boundingBox())?.x ?? width) >= 0;
      await expect.poll(left, { message: `${width} px` }).toBe(true);
      const box = await here.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
});
