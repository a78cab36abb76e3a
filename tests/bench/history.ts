import { type Browser, chromium, type Page } from 'playwright-core';
import { budgets } from '../../server/budgets.ts';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type Figure, ofRounds } from './figures.ts';

const runs = 5;
const rows = budgets.workbench.history.exchanges;

/** Pixels from one frame to the next, as a wheel that is turned fast. */
const step = 120;

/**
 * Measures the longest work for a frame while the workbench's history is scrolled from its first row to its last: a median of several ways there,
 * in time of the processor, since whatever else the machine does makes frames wait.
 */
export async function measureHistory(url: string): Promise<Figure> {
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
  const seen: { scrolling: number[]; plain: number[] } = { scrolling: [], plain: [] };
  try {
    const page = await openFullHistory(browser, url);
    for (let run = 0; run < runs; run += 1) {
      seen.plain.push(await longestWork(browser, page, () => layOutPlainRows(page)));
      seen.scrolling.push(await longestWork(browser, page, () => scrollThrough(page)));
    }
  } finally {
    await browser.close();
  }
  return {
    name: `longest frame while ${rows} rows of the history scroll`,
    unit: 'ms',
    ...ofRounds(seen.scrolling),
    yardstick: { name: 'laying out plain rows', rounds: seen.plain },
    target: { bound: 'at most', value: 50 },
    note: `${runs} ways through, in time of the processor`,
  };
}

async function openFullHistory(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  const page = await context.newPage();
  await page.goto(`${url}/#/workbench?part=history`);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText('Waiting for requests').waitFor();
  for (let number = 0; number < rows; number += 1) {
    await fetch(`${url}/rest/track-order/${number}`);
  }
  await page
    .getByText(`/rest/track-order/${rows - 1}`)
    .first()
    .waitFor();
  await page.getByRole('switch', { name: 'Record requests' }).click();
  // The page's own requests are among the rows.
  const all = page.getByRole('button', { name: 'Show all' });
  if (await all.isVisible()) {
    await all.click();
  }
  return page;
}

/** Lays out a table of as many rows in one task: plain work of the browser, which takes as long in any version of the page. */
function layOutPlainRows(page: Page): Promise<number> {
  return page.evaluate((count) => {
    const table = document.createElement('table');
    for (let number = 0; number < count; number += 1) {
      table.insertRow().insertCell().textContent = `/rest/track-order/${number}`;
    }
    document.body.append(table);
    const height = table.offsetHeight;
    table.remove();
    return height;
  }, rows);
}

function scrollThrough(page: Page): Promise<void> {
  return page.getByRole('grid', { name: 'History' }).evaluate(async (grid, pixels) => {
    const box = grid.parentElement?.parentElement;
    if (!(box instanceof HTMLElement) || box.scrollHeight <= box.clientHeight) {
      throw new Error('The history does not scroll.');
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    box.scrollTop = 0;
    while (box.scrollTop + box.clientHeight < box.scrollHeight - 1) {
      await frame();
      box.scrollTop += pixels;
    }
  }, step);
}

/** @returns milliseconds of the processor for the longest task of the page's main thread during some work */
async function longestWork(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await work();
  // Chromium's own format.
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.flatMap((event) =>
    event.name.endsWith('RunTask') && event.tdur !== undefined && mainThreads.has(thread(event)) ? [event.tdur] : [],
  );
  if (tasks.length === 0) {
    throw new Error('The trace has no tasks of the page.');
  }
  return Math.max(...tasks) / 1000;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread itself has worked. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
