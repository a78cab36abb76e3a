import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { type RunningShop, type ShopWishes, startShop } from '../support/shop.ts';
import { focused } from './running-shop.ts';
import { resize, sidewaysOverflow } from './visits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(() => closePages(browser));
afterAll(() => closePages(browser));

/** Starts a shop that nobody has visited yet, for the tests of a block. */
function unknownShop(wishes: ShopWishes): (options?: BrowserContextOptions) => Promise<Page> {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop({ data: null, ...wishes });
  });
  afterAll(() => shop.stop());
  return async (options = {}) => {
    const page = await emptiedProfile(browser).newEmptyPage({ reducedMotion: 'reduce', ...options });
    await page.goto(shop.url);
    await page.locator('.ribbon-card').first().waitFor();
    return page;
  };
}

const banner = (page: Page) => page.getByRole('dialog', { name: 'Welcome to OWASP Juice Shop!' });
const notice = (page: Page) => page.locator('.cc-window');
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((candidate) => candidate.name === name);

describe('a first visit', () => {
  const visit = unknownShop({});

  it('fits a small window, with both ways on in sight at any size of the font', async () => {
    const page = await visit({ viewport: { width: 320, height: 560 } });
    await banner(page).waitFor();
    const box = await page.locator('app-welcome-banner').boundingBox();
    expect(box?.width ?? 0).toBeLessThanOrEqual(320);
    await resize(page, 360, 640);
    for (const size of ['200%', '100%']) {
      await page.evaluate((font) => document.documentElement.style.setProperty('font-size', font), size);
      for (const name of ['Dismiss', 'Help getting started']) {
        const place = await banner(page).getByRole('button', { name }).boundingBox();
        expect(place?.y, name).toBeGreaterThanOrEqual(0);
        expect((place?.y ?? 0) + (place?.height ?? 0), name).toBeLessThanOrEqual(640);
        expect((place?.x ?? 0) + (place?.width ?? 0), name).toBeLessThanOrEqual(360);
      }
    }
    await resize(page, 320, 560);
    await page.locator('[aria-label="Close Welcome Banner"]').click();
    await notice(page).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    const { x = 0, width = 0 } = (await notice(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  });

  it('is greeted by the banner, then by the cookie notice, both under the names that scripts expect, and never again', async () => {
    const page = await visit();
    await banner(page).waitFor();
    expect(await page.locator('app-welcome-banner h1').textContent()).toBe('Welcome to OWASP Juice Shop!');
    expect(await page.locator('app-welcome-banner .text-justify a').count()).toBe(2);
    await expect.poll(() => focused(page)).toBe('Close Welcome Banner');
    expect(await notice(page).count()).toBe(0);
    await page.locator('.button-footer .close-dialog').click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await cookie(page, 'welcomebanner_status')).toMatchObject({ value: 'dismiss', path: '/' });

    const window = page.locator('div.cc-window[role=dialog][aria-label=cookieconsent]');
    expect(await window.locator('.cc-message').textContent()).toContain('Our cookies contain real fruit.');
    expect(await window.locator('a.cc-link[aria-label="learn more about cookies"]').textContent()).toBe('But me wait!');
    const dismiss = window.locator('.cc-btn.cc-dismiss[aria-label="dismiss cookie message"]');
    expect(await dismiss.textContent()).toBe('Me want it!');
    await dismiss.click();
    await window.waitFor({ state: 'detached' });
    expect(await cookie(page, 'cookieconsent_status')).toMatchObject({ value: 'dismiss' });
    const configuration = page.waitForResponse('**/rest/admin/application-configuration');
    await page.reload();
    await configuration;
    await page.locator('.ribbon-card').first().waitFor();
    expect(await window.count()).toBe(0);
    expect(await banner(page).count()).toBe(0);
  });

  it("ends with Escape, the browser's Back and a click beside it, for a year", async () => {
    const page = await visit();
    for (const [how, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ["the browser's Back", () => page.evaluate(() => history.back())],
      ['a click beside it', () => page.mouse.click(5, 5)],
    ] as const) {
      await banner(page).waitFor();
      await close();
      await notice(page).waitFor();
      const { expires = 0 } = (await cookie(page, 'welcomebanner_status')) ?? {};
      expect(expires - Date.now() / 1000, how).toBeGreaterThan(364 * 24 * 3600);
      await page.context().clearCookies();
      if (how !== 'a click beside it') {
        await page.reload();
      }
    }
  });
});

describe('an operator', () => {
  const visitQuiet = unknownShop({ config: 'application:\n  welcomeBanner:\n    showOnFirstStart: false\n' });
  const visitHostile = unknownShop({
    config: `application:
  welcomeBanner:
    title: "<i>Hello</i>"
    message: "<p>Hi <img src=x onerror='window.pwned = 1'><script>window.pwned = 1</script><a href='https://example.org' target='_blank'>there</a></p>"
`,
  });

  it('can leave out the banner, and the cookie notice still appears', async () => {
    const page = await visitQuiet();
    await notice(page).waitFor();
    expect(await page.locator('app-welcome-banner').count()).toBe(0);
  });

  it('can say something else, as markup that runs nothing', async () => {
    const page = await visitHostile();
    await page.getByRole('dialog', { name: '<i>Hello</i>' }).waitFor();
    expect(await page.locator('app-welcome-banner .text-justify').textContent()).toBe('Hi there');
    expect(await page.locator('app-welcome-banner a').getAttribute('target')).toBe('_blank');
    expect(await page.locator('app-welcome-banner [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
});
