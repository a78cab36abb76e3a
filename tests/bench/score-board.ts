import { type Browser, chromium, type Page } from 'playwright-core';
import { challengeCount } from '../support/challenge-counts.ts';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type Figure, median } from './figures.ts';

const visits = 5;

/** The number of challenges that the board shows without a filter. */
const everything = challengeCount;

/** What is typed, and what is shown after each key press. The last one clears the search again. */
const typing = ['l', 'o', 'g', 'i', 'n', 'Backspace', 'Control+A', 'Delete'] as const;

interface Visit {
  /** From the start of the navigation to the frame in which all cards are there. */
  readonly visible: number;
  /** From each key press to the frame in which the list shows the matches. */
  readonly keys: readonly number[];
}

/**
 * Measures the time to a complete score board with an empty cache, and from a key press in its search to the filtered list: medians of several
 * visits.
 */
export async function measureScoreBoard(url: string): Promise<readonly Figure[]> {
  const { path } = await findChromium();
  const measured: Visit[] = [];
  for (let count = 0; count < visits; count += 1) {
    const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
    try {
      measured.push(await visit(browser, url));
    } finally {
      await browser.close();
    }
  }
  const perKey = typing.map((_, index) => median(measured.map(({ keys }) => keys[index] ?? Number.NaN)));
  return [
    {
      name: 'score board with 110 cards, cold cache',
      unit: 'ms',
      value: median(measured.map(({ visible }) => visible)),
      target: { bound: 'at most', value: 700 },
    },
    {
      name: 'slowest key press in its search',
      unit: 'ms',
      value: Math.max(...perKey),
      target: { bound: 'at most', value: 50 },
      note: perKey.map((milliseconds, index) => `${typing[index]} ${milliseconds.toFixed(0)}`).join(', '),
    },
  ];
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  const page = await context.newPage();
  await page.addInitScript((count) => {
    const look = (): void => {
      const cards = [...document.getElementsByTagName('challenge-card')];
      // Solved challenges are there, but folded away.
      if (cards.length === count && cards.some((card) => card.getBoundingClientRect().height > 0)) {
        // The frame that shows them begins after this one's callbacks.
        requestAnimationFrame(() => performance.mark('board'));
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, everything);
  await page.goto(`${url}/#/score-board`, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('board')[0]?.startTime ?? null);
  const visible = (await mark.jsonValue()) ?? Number.NaN;
  await page.waitForLoadState('networkidle');
  await page.locator('filter-settings input[type=search]').focus();
  const keys: number[] = [];
  for (const key of typing) {
    keys.push(await press(page, key));
  }
  // The board keeps its search for the next visit. Leave only once it has kept that there is none.
  await page.waitForTimeout(1500);
  return { visible, keys };
}

/** @returns milliseconds from the key press to the end of the frame that shows the matches; NaN when that frame shows something else */
async function press(page: Page, key: string): Promise<number> {
  const done = await page.evaluateHandle(() => {
    const milliseconds = new Promise<number>((resolve) => {
      const onInput = ({ timeStamp }: Event): void => {
        // React has rendered by the time the frame begins. A message posted in it arrives once the frame is handed over.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      };
      document.querySelector('app-score-board')?.addEventListener('input', onInput, { capture: true, once: true });
      // Selecting isn't input.
      setTimeout(() => resolve(0), 1000);
    });
    // Wrapped in an object, since a promise would be awaited.
    return { milliseconds };
  });
  await page.keyboard.press(key);
  const milliseconds = await done.evaluate((pending) => pending.milliseconds);
  return (await showsWhatItSays(page)) ? milliseconds : Number.NaN;
}

/** Returns whether the window is full of cards, or has as many as the board says it shows. */
function showsWhatItSays(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const said = Number.parseInt(document.querySelector('app-score-board [role=status]')?.textContent ?? '', 10);
    return document.getElementsByTagName('challenge-card').length >= Math.min(said, 12);
  });
}
