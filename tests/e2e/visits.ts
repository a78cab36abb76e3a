import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Session } from '../support/browser.ts';
import { createClient } from '../support/client.ts';
import type { ShopWithBrowser } from './running-shop.ts';

/** Opens a page on which an existing user is logged in already. */
export async function openAs(
  shop: ShopWithBrowser,
  email: string,
  password: string,
  route = '/',
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  return shop.open(route, options, await sessionOf(shop.url, email, password), before);
}

/** Puts a session into the browser as the login form would, and reloads the page with it. */
export async function logInAs(page: Page, email: string, password: string): Promise<void> {
  const { token, bid } = await sessionOf(new URL(page.url()).origin, email, password);
  await putSession(page, token, bid);
}

/** @throws when the shop refuses the login */
async function sessionOf(url: string, email: string, password: string): Promise<Session> {
  const answer = await createClient(url).post('/rest/user/login', { email, password });
  if (answer.status !== 200) {
    throw new Error(`The shop does not log ${email} in: ${answer.text}`);
  }
  return answer.json().authentication;
}

/** Puts a token, genuine or not, and a basket id into the browser, and reloads the page with them. */
export async function putSession(page: Page, token: string, bid: number): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: token, url: page.url() }]);
  await page.evaluate(
    ([stored, basket]) => {
      localStorage.setItem('token', stored);
      sessionStorage.setItem('bid', basket);
    },
    [token, String(bid)] as const,
  );
  await page.reload();
}

/**
 * Holds back every matching request, as a slow server would, until the returned function is called. What a page shows while it waits
 * can be looked at for as long as it takes, and no test lasts longer than that.
 */
export async function holdBack(page: Page, paths: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(paths, async (route) => {
    await promise;
    // To an earlier stand-in for the shop, or to the shop itself.
    await route.fallback().catch(() => 'the page was closed meanwhile');
  });
  return resolve;
}

/**
 * Lets matching requests end without a response, as a server does that dies of them. A page goes on asking for seconds where it is
 * refused at once (`renderer/src/lib/api.ts`), since a server that restarts does that, but not here.
 */
export async function loseAnswers(page: Page, paths: RegExp): Promise<void> {
  await page.route(paths, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.abort().catch(() => 'the page was closed meanwhile');
  });
}

/** Answers matching requests with a server error. */
export async function fail(page: Page, paths: RegExp): Promise<void> {
  await page.route(paths, (route) => route.fulfill({ status: 500, body: 'Error: out of juice' }));
}

/** Returns how many pixels of the page extend beyond the right edge of the window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The narrowest width at which every screen must fit, and a usual one. */
const usualWidths = [320, 1440] as const;

/** Resizes the window to each width, and expects that nothing extends beyond its right edge. A failure names the width and the screen. */
export async function expectToFit(page: Page, screen: string, widths: readonly number[] = usualWidths): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect(await sidewaysOverflow(page), `${screen} at ${width} px`).toBe(0);
  }
}

/** Resizes the window, and waits until the page has followed. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  // The first frame has the new width; by the second, what depends on it in scripts has been drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/**
 * Sums up how far elements jumped without user input. Call it before the page is opened, and read it at any time. The corner with the
 * range's notifications is excluded: it grows upwards from where it is fixed, which counts as a jump of what stays in its place.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    const isInCorner = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return (element?.closest(':has(> app-challenge-solved-notification)') ?? null) !== null;
    };
    new PerformanceObserver((list) => {
      // The DOM library has no type for layout-shift entries.
      for (const entry of list.getEntries() as LayoutShift[]) {
        const isOfCorner = entry.sources.length > 0 && entry.sources.every(({ node }) => isInCorner(node));
        seen.shift += entry.hadRecentInput || isOfCorner ? 0 : entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The script above put it there.
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Switches the system's colours, and waits until the page has followed and stopped moving. */
export async function switchColours(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor({ state: 'attached' });
  // One change of colour triggers the next one further inside.
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    });
  }
}
