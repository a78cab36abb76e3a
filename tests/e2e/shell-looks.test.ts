import { describe, expect, it } from 'vitest';
import { sharedShopWithBrowser } from './running-shop.ts';
import { openAs, resize } from './visits.ts';

const shop = sharedShopWithBrowser();

const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
const surface = () => getComputedStyle(document.body).backgroundColor;

const paper = 'rgb(251, 245, 232)';
const night = 'rgb(22, 26, 20)';

// The walk over all routes (walk/) shows that every screen fits.
describe('at 320 px', () => {
  it('the bar holds everything at once: logged in, score board found', async () => {
    const page = await openAs(shop, 'admin@juice-sh.op', 'admin123', '/#/score-board', {
      viewport: { width: 320, height: 640 },
    });
    const button = page.locator('#range-drawer-button');
    await button.waitFor();
    await page.evaluate(() => window.location.assign('#/search'));
    await page.locator('[aria-label="Show the shopping cart"]').waitFor();
    expect(await button.isVisible()).toBe(true);
    expect(await page.evaluate(overflow)).toBe(0);
    const right = await page.locator('app-navbar nav').evaluate((nav) => nav.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(320);
  });
});

describe('on a wide window', () => {
  it('the bar is as wide as the products', async () => {
    const page = await shop.open('/');
    for (const window of [1740, 2600]) {
      await resize(page, window, 900);
      await page.locator('.ribbon-card').first().waitFor();
      const grid = await page.locator('app-search-result ul').boundingBox();
      const mark = await page.locator('app-navbar button').first().boundingBox();
      const last = await page.locator('app-navbar nav').boundingBox();
      expect(Math.abs((mark?.x ?? 0) - (grid?.x ?? 0)), `left at ${window} px`).toBeLessThanOrEqual(16);
      const right = (box: typeof grid) => (box?.x ?? 0) + (box?.width ?? 0);
      expect(Math.abs(right(last) - right(grid)), `right at ${window} px`).toBeLessThanOrEqual(16);
    }
  });
});

it('colours follow the system, can be switched, stay switched after a reload, and can follow the system again', async () => {
  const page = await shop.open('/#/login', { colorScheme: 'dark' });
  expect(await page.evaluate(surface)).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(surface)).toBe(paper);
  await page.getByLabel('Switch to dark colours').click();
  await expect.poll(() => page.evaluate(surface)).toBe(night);
  await page.reload();
  await page.getByLabel('Switch to light colours').waitFor();
  expect(await page.evaluate(surface)).toBe(night);

  await resize(page, 360);
  await page.getByLabel('Open Sidenav').click();
  await page.getByLabel('System').check();
  await expect.poll(() => page.evaluate(surface)).toBe(paper);
  await page.getByLabel('Dark', { exact: true }).check();
  await expect.poll(() => page.evaluate(surface)).toBe(night);
});

describe('with reduced motion', () => {
  it('nothing moves', async () => {
    const page = await shop.open('/#/login', { reducedMotion: 'reduce' });
    await page.locator('#email').waitFor();
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return `${transitionDuration}, ${animationDuration}`.split(', ').map((text) => Number.parseFloat(text));
        }),
      ),
    );
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});
