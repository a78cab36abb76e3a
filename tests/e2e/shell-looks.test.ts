import { describe, expect, it } from 'vitest';
import { logInAsAdmin, shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser();

const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
const surface = () => getComputedStyle(document.body).backgroundColor;

const paper = 'rgb(251, 245, 232)';
const night = 'rgb(22, 26, 20)';

describe('at 320 px', () => {
  it.each(['/#/', '/#/search?q=apple', '/#/login', '/#/register', '/#/403?error=UNAUTHORIZED_ACCESS_ERROR'])(
    '%s does not scroll sideways',
    async (route) => {
      const page = await shop.open(route, { viewport: { width: 320, height: 640 } });
      await page.locator('main h1').waitFor();
      expect(await page.evaluate(overflow)).toBe(0);
    },
  );

  it('the bar holds everything at once: logged in, score board found', async () => {
    const page = await shop.open('/#/score-board', { viewport: { width: 320, height: 640 } });
    const button = page.locator('#range-drawer-button');
    await button.waitFor();
    await logInAsAdmin(page);
    await page.locator('[aria-label="Show the shopping cart"]').waitFor();
    expect(await button.isVisible()).toBe(true);
    expect(await page.evaluate(overflow)).toBe(0);
    const right = await page.locator('app-navbar nav').evaluate((nav) => nav.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(320);
  });
});

describe('on a wide window', () => {
  it.each([1740, 2000, 2600])('the bar is as wide as the products: %i px', async (width) => {
    const page = await shop.open('/', { viewport: { width, height: 900 } });
    await page.locator('.ribbon-card').first().waitFor();
    const grid = await page.locator('app-search-result ul').boundingBox();
    const mark = await page.locator('app-navbar button').first().boundingBox();
    const last = await page.locator('app-navbar nav').boundingBox();
    expect(Math.abs((mark?.x ?? 0) - (grid?.x ?? 0))).toBeLessThanOrEqual(16);
    const right = (box: typeof grid) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(Math.abs(right(last) - right(grid))).toBeLessThanOrEqual(16);
  });
});

describe('colours', () => {
  it('follow the system', async () => {
    expect(await (await shop.open('/', { colorScheme: 'light' })).evaluate(surface)).toBe(paper);
    expect(await (await shop.open('/', { colorScheme: 'dark' })).evaluate(surface)).toBe(night);
  });

  it('can be switched, and stay switched after a reload', async () => {
    const page = await shop.open('/', { colorScheme: 'light' });
    await page.getByLabel('Switch to dark colours').click();
    await expect.poll(() => page.evaluate(surface)).toBe(night);
    await page.reload();
    await page.getByLabel('Switch to light colours').waitFor();
    expect(await page.evaluate(surface)).toBe(night);
  });

  it('can follow the system again', async () => {
    const page = await shop.open('/', { colorScheme: 'light', viewport: { width: 360, height: 800 } });
    await page.getByLabel('Open Sidenav').click();
    await page.getByLabel('Dark', { exact: true }).check();
    await expect.poll(() => page.evaluate(surface)).toBe(night);
    await page.getByLabel('System').check();
    await expect.poll(() => page.evaluate(surface)).toBe(paper);
  });
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
