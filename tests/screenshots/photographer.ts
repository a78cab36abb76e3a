import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { switchColours } from '../e2e/visits.ts';
import { exchange, type PreparedShop, type Visitor } from '../e2e/walk/visitors.ts';
import type { Scenery } from './sceneries.ts';

const widths = [360, 768, 1366, 1920] as const;
const schemes = ['light', 'dark'] as const;

/** How long a scene may take before its picture is taken as it is. */
const patienceMs = 5000;

/** Takes pictures named `<scenery>-<width>-<scheme>.png`, of the whole length of the page or of its window. */
export function createPhotographer(browser: Browser, url: string, shop: PreparedShop, folder: string) {
  const pages = new Map<Visitor, Page>();
  const pageOf = async (who: Visitor) => {
    const page = pages.get(who) ?? (await openPageFor(browser, url, shop, who));
    pages.set(who, page);
    return page;
  };
  return {
    photograph: async ({ name, who, route, shows, prepare, tidy, inWindow = false }: Scenery) => {
      const page = await pageOf(who);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // By way of another route, so that nothing stays open.
        await page.keyboard.press('Escape');
        // Closing a dialog takes its entry off the history, which must not come after the next address.
        await ready(name, async () => {
          await page.waitForFunction(() => history.state?.dialog === undefined, undefined, { timeout: patienceMs });
        });
        await page.evaluate(() => window.location.assign('#/403'));
        await page.locator('app-error-page').waitFor();
        await page.evaluate((to) => window.location.assign(`#/${to}`), route(shop));
        page.setDefaultTimeout(patienceMs);
        await ready(name, async () => {
          await page.locator(shows).first().waitFor();
          await prepare?.(page);
        });
        page.setDefaultTimeout(60_000);
        await settle(page);
        for (const colorScheme of schemes) {
          await switchColours(page, colorScheme);
          await page.screenshot({
            path: join(folder, `${name}-${width}-${colorScheme}.png`),
            fullPage: !inWindow,
            timeout: 60_000,
          });
        }
        await ready(name, async () => tidy?.(page));
      }
    },
  };
}

async function openPageFor(browser: Browser, url: string, shop: PreparedShop, who: Visitor): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  const page = await context.newPage();
  await page.goto(`${url}/#/403`);
  await exchange(page, shop.belongings[who]);
  await page.reload();
  return page;
}

async function ready(name: string, wait: () => Promise<void>): Promise<void> {
  try {
    await wait();
  } catch (error) {
    console.log(`${name} is not as it should be: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

/** Scrolls through the page, which loads the pictures that wait until they are near the window. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
