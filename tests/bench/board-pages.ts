import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import type { Figure } from './figures.ts';

/** The wall and the trainer's view, open in a browser. */
export interface WatchedPages {
  /** Begins to measure. */
  begin(): Promise<void>;
  /** Ends it, and returns the longest task of each page since. */
  end(): Promise<readonly Figure[]>;
  close(): Promise<void>;
}

/** What a page has measured of itself. */
interface Smoothness {
  readonly seconds: number;
  readonly frames: number;
  /** The longest pause between two frames, in milliseconds. */
  readonly slowest: number;
  /** The longest task, in milliseconds; browsers list those of more than 50 ms, so 0 for none. */
  readonly longestTask: number;
}

/** Opens both pages as in a room: the wall on a projector, the trainer's view beside it. Each has a window of its own, so that both are drawn. */
export async function openBoardPages(wall: string, trainer: string): Promise<WatchedPages> {
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
  const pages = {
    wall: await open(browser, wall, 1920, 1080),
    "trainer's view": await open(browser, trainer, 1366, 900),
  };
  return {
    begin: async () => {
      await Promise.all(Object.values(pages).map(watch));
    },
    end: () =>
      Promise.all(
        Object.entries(pages).map(async ([name, page]): Promise<Figure> => {
          const { seconds, frames, slowest, longestTask } = await page.evaluate(
            () => Object(window).smoothness() as Smoothness,
          );
          return {
            name: `class board: longest task of the ${name}`,
            unit: 'ms',
            value: longestTask,
            target: { bound: 'at most', value: 50 },
            note: `${longestTask === 0 ? 'none over 50 ms; ' : ''}${(frames / seconds).toFixed(1)} frames a second, slowest ${slowest.toFixed(0)} ms`,
          };
        }),
      ),
    close: () => browser.close(),
  };
}

async function open(browser: Browser, url: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begun = performance.now();
    let last = begun;
    let frames = 0;
    let slowest = 0;
    let longestTask = 0;
    new PerformanceObserver((list) => {
      longestTask = Math.max(longestTask, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    const onFrame = (now: number) => {
      slowest = Math.max(slowest, now - last);
      last = now;
      frames += 1;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    Object.assign(window, {
      smoothness: () => ({ seconds: (performance.now() - begun) / 1000, frames, slowest, longestTask }),
    });
  });
}
