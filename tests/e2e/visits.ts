import type { Page } from 'playwright-core';
import { createClient } from '../support/client.ts';

/** Puts a session into the browser as the login form would, and reloads the page with it. */
export async function logInAs(page: Page, email: string, password: string): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await createClient(origin).post('/rest/user/login', { email, password });
  if (answer.status !== 200) {
    throw new Error(`The shop does not log ${email} in: ${answer.text}`);
  }
  const { token, bid } = answer.json().authentication;
  await putSession(page, token, bid);
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

/** Delays every response to matching requests, as a slow server would. */
export async function slowDown(page: Page, paths: RegExp, milliseconds: number): Promise<void> {
  await page.route(paths, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => 'the page was closed meanwhile');
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
