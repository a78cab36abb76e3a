import type { Browser } from 'playwright-core';
import { type Figure, ofRounds } from './figures.ts';
import { besideLimitPage, ofLimitPage, visitLimitPage } from './limit-page.ts';
import { findChromium, launchQuietly } from './visits.ts';

const visits = 5;

/** How many times slower than this machine the page's processor is made. */
const slowdown = 4;

/** What is typed. Each is pressed and released in turn, so each is one interaction. */
const keys = [...'apple juice', 'Enter', 'Control+A', 'Delete', ...'lemon', 'Enter'] as const;

/** Measures the slowest response to a key in the bar's search (INP) on a slow processor, Enter and its results included: a median of visits. */
export function measureTypedSearch(): Promise<Figure> {
  return besideLimitPage(async (url, limit) => {
    const browser = await launchQuietly(await findChromium());
    const seen: { limit: number[]; slowest: number[] } = { limit: [], slowest: [] };
    try {
      for (let visit = 0; visit < visits; visit += 1) {
        seen.limit.push(await visitLimitPage(browser, limit));
        seen.slowest.push(await typeOnce(browser, url));
      }
    } finally {
      await browser.close();
    }
    return {
      name: `slowest key in the shop's search, processor slowed ${slowdown} times`,
      unit: 'ms',
      ...ofRounds(seen.slowest),
      yardstick: ofLimitPage(seen.limit),
      target: { bound: 'at most', value: 50 },
      note: `${keys.length} keys, in ${visits} visits ${seen.slowest.join(', ')}`,
    };
  });
}

/** @returns milliseconds of the slowest key */
async function typeOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(
    ['welcomebanner_status', 'cookieconsent_status'].map((name) => ({ name, value: 'dismiss', url })),
  );
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.locator('#mat-input-0').click();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeys);
  for (const key of keys) {
    await page.keyboard.press(key);
    // Faster typing would measure the queue.
    await page.waitForTimeout(120);
  }
  const slowest = await page.evaluate(() => Number(Reflect.get(window, 'slowestKey')));
  await context.close();
  return slowest;
}

/** Keeps the longest time from a key to the next frame, as the browser's own event timing has it. Runs in the page. */
function watchKeys(): void {
  Reflect.set(window, 'slowestKey', 0);
  new PerformanceObserver((list) => {
    const durations = list
      .getEntries()
      .flatMap((entry) => (Number(Reflect.get(entry, 'interactionId')) > 0 ? [entry.duration] : []));
    Reflect.set(window, 'slowestKey', Math.max(Number(Reflect.get(window, 'slowestKey')), ...durations));
    // TypeScript's own types don't know the threshold yet. Without it, nothing below 104 ms is reported.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
