import { describe, expect, it } from 'vitest';
import { shopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { openSignedIn } from './signed-in.ts';

const shop = shopWithBrowser();

const pages = [
  ['Privacy Policy', '/privacy-security/privacy-policy'],
  ['Request Data Export', '/privacy-security/data-export'],
  ['Change Password', '/privacy-security/change-password'],
  ['2FA Configuration', '/privacy-security/two-factor-authentication'],
  ['Last Login IP', '/privacy-security/last-login-ip'],
] as const;

describe('privacy and security', () => {
  it('lists its pages for customers, and links to each and from one to the other', async () => {
    const { page } = await openSignedIn(shop, '/#/privacy-security');
    for (const [title, route] of pages) {
      await page.locator('app-privacy-security').getByRole('link', { name: title }).click();
      await page.waitForURL(`**/#${route}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(`${title} - OWASP Juice Shop`);
      const here = page.getByRole('navigation', { name: 'Privacy & Security' }).locator('[aria-current=page]');
      expect(await here.textContent()).toBe(title);
    }
  });

  it('does not offer visitors the erasure of data that they do not have', async () => {
    const page = await shop.open('/#/privacy-security');
    const names = page.locator('app-privacy-security').getByRole('link');
    await names.first().waitFor();
    expect(await names.count()).toBe(pages.length);
    expect(await names.getByText('Request Data Erasure').count()).toBe(0);
  });

  it.each([320, 360, 768])('fits a window of %i pixels, with the current page in view', async (width) => {
    const page = await shop.open('/#/privacy-security/last-login-ip', { viewport: { width, height: 700 } });
    const here = page.locator('[aria-current=page]');
    await here.waitFor();
    await expect.poll(async () => ((await here.boundingBox())?.x ?? width) >= 0).toBe(true);
    const box = await here.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

  it('leads to the pages that the server renders, and back from them', async () => {
    const { page, customer } = await openSignedIn(shop, '/#/privacy-security');
    await page.locator('#navbarAccount').click();
    await page.getByRole('menuitem', { name: 'Go to user profile' }).click();
    await page.waitForURL('**/profile');
    expect(await page.inputValue('#email')).toBe(customer.email);
    await page.goBack();
    await page.locator('app-privacy-security').waitFor();
    await page.getByRole('link', { name: 'Request Data Erasure' }).click();
    await page.waitForURL('**/dataerasure');
    await page.goBack();
    await page.locator('app-privacy-security').waitFor();
  });
});
