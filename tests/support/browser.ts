import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { quietFlags } from './quiet-flags.ts';

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
 * Opens a page of the shop whose banners were dismissed before, so that nothing covers the screen. With a session, the page is logged in
 * from its first moment: that saves the time for loading it twice.
 * @param before is done in the empty page, before it loads the shop
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  session?: Session,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  const page = await context.newPage();
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
