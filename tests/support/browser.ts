import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { quietFlags } from './quiet-flags.ts';
import { closeProfiles, type PageMaker } from './reused-profile.ts';

/** All pages of a site and a profile run in one process, as long as there is one. */
const oneProcess = '--renderer-process-limit=1';

let shared: Promise<Browser> | undefined;

/**
 * Returns the Chromium of this process, which its test files share, since starting one costs as much as two visits. It ends with the
 * process. Whoever opens pages in it closes them (`closePages`).
 */
export async function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser([oneProcess]);
  const browser = await shared;
  if (browser.isConnected()) {
    return browser;
  }
  shared = launchBrowser([oneProcess]);
  return shared;
}

/** Closes all pages of a browser, and forgets what they stored. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  if (browser !== undefined) {
    await closeProfiles(browser);
  }
}

/** Starts the Chromium that the global set-up found. The caller closes it. */
export function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: [...quietFlags, ...extraFlags] });
}

/** What a login leaves in the browser. */
export interface Session {
  readonly token: string;
  /** The id of the basket. */
  readonly bid: number;
}

/**
 * Opens a page of the shop whose banners were dismissed before, so that nothing covers the screen. Its visitor asks for reduced motion
 * unless the options say otherwise: animations cost every test time. With a session, the page is logged in from its first moment, which saves
 * the time for loading it twice.
 * @param browser has a new profile for each page; a maker of pages may have an emptied one
 * @param before is done in the empty page, before it loads the shop
 */
export async function openPage(
  browser: Browser | PageMaker,
  url: string,
  options: BrowserContextOptions = {},
  session?: Session,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const wanted: BrowserContextOptions = { reducedMotion: 'reduce', ...options };
  const page = await ('newContext' in browser
    ? (await browser.newContext(wanted)).newPage()
    : browser.newEmptyPage(wanted));
  const context = page.context();
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  await before?.(page);
  if (session === undefined) {
    await page.goto(url);
    return page;
  }
  await context.addCookies([{ name: 'token', value: session.token, url }]);
  const login = await page.addInitScript(({ token, bid }) => {
    localStorage.setItem('token', token);
    sessionStorage.setItem('bid', String(bid));
  }, session);
  await page.goto(url);
  // Whoever logs out and loads the page again stays logged out.
  await login.dispose();
  return page;
}
