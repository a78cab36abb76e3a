import type { Browser, Page } from 'playwright-core';
import { openPage } from '../../support/browser.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import type { WalkedScreen } from './screens.ts';
import { carry, type PreparedShop, type Visitor } from './visitors.ts';

/** A visitor who goes from screen to screen without ever reloading the page, and notes what goes wrong. */
export interface Walker {
  readonly page: Page;
  /** Goes to a screen, waits until it shows something and stops moving, and returns what was wrong with it. */
  visit(path: string, screen: WalkedScreen, expected: Expectation): Promise<readonly string[]>;
}

/** What is waited for: the screen at its fullest, the screen as far as this visitor sees it, or the 403 page instead. */
export type Expectation = 'everything' | 'the screen' | 'no entry';

/** The timeout for each thing that is waited for, on a busy machine. */
const patienceMs = 10_000;

/** Opens a page as a visitor, with what they have. */
export async function startWalk(browser: Browser, url: string, shop: PreparedShop, who: Visitor): Promise<Walker> {
  const options = { viewport: { width: 1920, height: 900 }, reducedMotion: 'reduce' } as const;
  const page = await openPage(emptiedProfile(browser), `${url}/#/403`, options, undefined, (empty) =>
    carry(empty, url, shop.belongings[who]),
  );
  const mishaps = notedMishaps(page, url);
  /** Where the headings begin at each width of the window: nowhere do they jump from one screen to another. */
  const headings = new Map<number, number | undefined>();
  return {
    page,
    visit: async (path, screen, expected) => {
      mishaps.length = 0;
      const route = screen.route?.(shop) ?? path;
      const forbidden = expected === 'no entry';
      const element = page.locator(`main ${forbidden ? 'app-error-page' : screen.element}`);
      try {
        // Straight to the next screen, as from a link of the page.
        await page.evaluate((to) => window.location.assign(`#/${to}`), route);
        await element.locator('h1').first().waitFor({ timeout: patienceMs });
        if (expected === 'everything') {
          await element.locator(screen.shows).first().waitFor({ timeout: patienceMs });
        }
        await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null, undefined, {
          timeout: patienceMs,
        });
      } catch (error) {
        return [`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`, ...mishaps];
      }
      const title = await page.title();
      const wanted = forbidden ? 'No entry' : screen.title;
      const found = [...mishaps];
      if (title !== (wanted === undefined ? 'OWASP Juice Shop' : `${wanted} - OWASP Juice Shop`)) {
        found.push(`is called "${title}"`);
      }
      const { left, width } = await page.evaluate(() => ({
        left: document.querySelector('main h1')?.getBoundingClientRect().left,
        width: document.documentElement.clientWidth,
      }));
      const before = headings.get(width) ?? left;
      headings.set(width, before);
      if (left !== before) {
        found.push(`has its heading at ${left} px of ${width} px, where others have it at ${before} px`);
      }
      if ((await page.locator('main h1').count()) !== 1) {
        found.push(`has ${await page.locator('main h1').count()} first headings`);
      }
      return found.map((mishap) => `${path}: ${mishap}`);
    },
  };
}

/** Returns a list to which errors of the page, failures of the server and external requests are added. */
function notedMishaps(page: Page, url: string): string[] {
  const mishaps: string[] = [];
  page.on('pageerror', (error) => mishaps.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && /^https?:/.test(request.url())) {
      mishaps.push(`asks for ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 500) {
      mishaps.push(`${response.status()} for ${response.url()}`);
    }
  });
  page.on('console', (message) => {
    // React reports mistakes in the page this way.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      mishaps.push(message.text());
    }
  });
  return mishaps;
}
