import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { quietFlags } from './quiet-flags.ts';

/** Starts the Chromium that the global set-up found. The caller closes it. */
export function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: [...quietFlags, ...extraFlags] });
}

/** Opens a page of the shop whose banners were dismissed before, so that nothing covers the screen. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
