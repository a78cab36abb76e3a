import type { Browser } from 'playwright-core';
import { type Figure, ofRounds } from './figures.ts';
import { besideLimitPage, ofLimitPage, visitLimitPage } from './limit-page.ts';
import { findChromium, launchQuietly } from './visits.ts';

const visits = 5;

/** How many times slower than this machine the page's processor is made. */
const slowdown = 4;

/** What is typed. Each is pressed and released in turn, so each is one interaction. */
const keys = [...'apple juice', 'Enter', 'Control+A', 'Delete', ...'lemon', 'Enter'] as const;

/**
 * Measures, on a slow processor, the slowest response to a key in the bar's search (INP), and how long Enter takes until its results are shown: medians of
 * visits.
 */
export function measureTypedSearch(): Promise<readonly Figure[]> {
  return besideLimitPage(async (url, limit) => {
    const browser = await launchQuietly(await findChromium());
    const seen: { limit: number[]; slowest: number[]; results: number[] } = { limit: [], slowest: [], results: [] };
    try {
      for (let visit = 0; visit < visits; visit += 1) {
        seen.limit.push(await visitLimitPage(browser, limit));
        const { slowest, results } = await typeOnce(browser, url);
        seen.slowest.push(slowest);
        seen.results.push(results);
      }
    } finally {
      await browser.close();
    }
    const yardstick = ofLimitPage(seen.limit);
    return [
      {
        name: `slowest key in the shop's search, processor slowed ${slowdown} times`,
        unit: 'ms',
        ...ofRounds(seen.slowest),
        yardstick,
        target: { bound: 'at most', value: 50 },
        note: `${keys.length} keys, in ${visits} visits ${seen.slowest.join(', ')}`,
      },
      {
        name: 'from Enter to the results, of the same',
        unit: 'ms',
        ...ofRounds(seen.results),
        yardstick,
        target: null,
        note: seen.results.map((milliseconds) => milliseconds.toFixed(0)).join(', '),
      },
    ];
  });
}

/** @returns milliseconds of the slowest key, and of the slowest Enter until its results are shown */
async function typeOnce(
  browser: Browser,
  url: string,
): Promise<{ readonly slowest: number; readonly results: number }> {
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
  const [slowest, results] = await page.evaluate(() =>
    ['slowestKey', 'slowestResults'].map((name) => Number(Reflect.get(window, name))),
  );
  await context.close();
  return { slowest: slowest ?? Number.NaN, results: results ?? Number.NaN };
}

/**
 * Keeps the longest time from a key to the next frame, as the browser's own event timing has it, and that from Enter to the frame with its results. Runs in
 * the page.
 */
function watchKeys(): void {
  Reflect.set(window, 'slowestKey', 0);
  new PerformanceObserver((list) => {
    const durations = list
      .getEntries()
      .flatMap((entry) => (Number(Reflect.get(entry, 'interactionId')) > 0 ? [entry.duration] : []));
    Reflect.set(window, 'slowestKey', Math.max(Number(Reflect.get(window, 'slowestKey')), ...durations));
    // TypeScript's own types don't know the threshold yet. Without it, nothing below 104 ms is reported.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Reflect.set(window, 'slowestResults', 0);
  document.addEventListener('keyup', ({ key, timeStamp, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) {
      return;
    }
    const look = (): void => {
      if (document.getElementById('searchValue')?.textContent !== target.value) {
        requestAnimationFrame(look);
        return;
      }
      // A message posted in the frame arrives once it is handed over.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const longest = Math.max(Number(Reflect.get(window, 'slowestResults')), performance.now() - timeStamp);
        Reflect.set(window, 'slowestResults', longest);
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
