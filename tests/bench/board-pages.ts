import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import type { Figure } from './figures.ts';

/** The wall and the trainer's view, open in a browser. */
export interface WatchedPages {
  /** Begins to measure. */
  begin(): Promise<void>;
  /** Ends it, and returns the longest task of both pages since, in the processor's time, so that other programs don't count. */
  end(): Promise<Figure>;
  close(): Promise<void>;
}

/** An event of Chromium's trace, as far as it is needed. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Opens both pages as in a room: the wall on a projector, the trainer's view beside it. Each has a window of its own, so that both are drawn. So has an
 * empty page: what it loses of 60 frames a second, the machine lacks, which also has to play the class.
 */
export async function openBoardPages(wall: string, trainer: string): Promise<WatchedPages> {
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
  const onWall = await open(browser, wall, 1920, 1080);
  await open(browser, trainer, 1366, 900);
  const empty = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  return {
    begin: async () => {
      await countFrames(onWall);
      await countFrames(empty);
      await browser.startTracing(undefined, { categories: ['toplevel'] });
    },
    end: async () => {
      const { events, threads } = readTrace(await browser.stopTracing());
      const frames = await Promise.all([framesPerSecond(onWall), framesPerSecond(empty)]);
      const [wallFrames, emptyFrames] = frames.map((rate) => rate.toFixed(1));
      const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
      return {
        name: "class board: longest task of the wall and the trainer's view",
        unit: 'ms',
        value: tasks.reduce(
          (longest, { tdur = 0 }) => Math.max(longest, tdur / 1000),
          tasks.length === 0 ? Number.NaN : 0,
        ),
        target: { bound: 'at most', value: 50 },
        note: `processor time, of ${tasks.length} tasks; ${wallFrames} frames a second on the wall, ${emptyFrames} on an empty page beside it`,
      };
    },
    close: () => browser.close(),
  };
}

async function open(browser: Browser, url: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begun = performance.now();
    let frames = 0;
    const onFrame = () => {
      frames += 1;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    Object.assign(window, { framesPerSecond: () => frames / ((performance.now() - begun) / 1000) });
  });
}

function framesPerSecond(page: Page): Promise<number> {
  return page.evaluate(() => Object(window).framesPerSecond() as number);
}

/** Reads a trace. The threads are those on which pages run their scripts. */
function readTrace(trace: Buffer): { readonly events: readonly TraceEvent[]; readonly threads: ReadonlySet<string> } {
  // Chromium writes its traces in this form.
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return { events, threads: new Set(names.map(({ pid, tid }) => `${pid} ${tid}`)) };
}
