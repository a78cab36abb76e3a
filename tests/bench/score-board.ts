import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { challengeCount } from '../support/challenge-counts.ts';
import { type Figure, multiples, ofRounds } from './figures.ts';
import { ofLimitPage } from './limit-page.ts';
import { type ColdVisit, launchQuietly, visitCold } from './visits.ts';

/** The number of challenges that the board shows without a filter. */
const everything = challengeCount;

/** What is typed, and what the search field then contains; undefined where that stays the same. The last one clears the search again. */
const typing = [
  { key: 'l', text: 'l' },
  { key: 'o', text: 'lo' },
  { key: 'g', text: 'log' },
  { key: 'i', text: 'logi' },
  { key: 'n', text: 'login' },
  { key: 'Backspace', text: 'logi' },
  { key: 'Control+A', text: undefined },
  { key: 'Delete', text: '' },
] as const;

/** Milliseconds after which a key press counts as one that shows something wrong. */
const patience = 5000;

/** Milliseconds between slowed key presses, after which what follows one is done. */
const pauseBetweenKeys = 500;

/** A visit with an empty cache until a card is seen, which may be a drawn one, and what followed. */
export interface BoardVisit extends ColdVisit {
  /** Until the page itself has all its cards, in milliseconds. */
  readonly whole: number;
  /** From each key press to the frame in which the list shows the matches, in milliseconds. */
  readonly keys: readonly number[];
  /** The longest interaction of the same key presses with the processor slowed four times, in milliseconds. */
  readonly slowed: number;
}

/**
 * Returns the figures of several visits: medians.
 * @param limit milliseconds that the limit page took before each visit
 */
export function boardFigures(visits: readonly BoardVisit[], limit: readonly number[]): readonly Figure[] {
  const visible = visits.map(({ milliseconds }) => milliseconds);
  const whole = visits.map((visit) => visit.whole);
  const yardstick = ofLimitPage(limit);
  const perKey = typing.map((_, index) => ofRounds(visits.map(({ keys }) => keys[index] ?? Number.NaN)));
  const slowest = Math.max(...perKey.map(({ value }) => value));
  return [
    {
      name: 'score board visible, cold cache',
      unit: 'ms',
      ...ofRounds(visible),
      yardstick,
      target: { bound: 'at most', value: 600 },
    },
    {
      name: 'score board, of the limit page',
      unit: 'times',
      ...ofRounds(multiples(visible, limit)),
      target: { bound: 'at most', value: 2 },
    },
    {
      name: `score board itself with ${everything} cards, of the limit page`,
      unit: 'times',
      ...ofRounds(multiples(whole, limit)),
      target: null,
    },
    {
      name: 'layout shift of the score board',
      unit: 'shift',
      ...ofRounds(visits.map(({ shift }) => shift)),
      target: { bound: 'at most', value: 0 },
    },
    {
      name: 'slowest key press in its search',
      unit: 'ms',
      value: slowest,
      // A key that showed something wrong makes it NaN.
      rounds: perKey.find(({ value }) => Object.is(value, slowest))?.rounds ?? [],
      yardstick,
      target: { bound: 'at most', value: 40 },
      note: perKey.map(({ value }, index) => `${typing[index]?.key} ${value.toFixed(0)}`).join(', '),
    },
    {
      name: 'longest interaction (INP) in its search, slowed four times',
      unit: 'ms',
      ...ofRounds(visits.map(({ slowed }) => slowed)),
      yardstick,
      target: { bound: 'at most', value: 50 },
    },
  ];
}

/** Opens the score board in a browser of its own, until all its cards are there, and types into its search. */
export async function visitBoard(executablePath: string, url: string): Promise<BoardVisit> {
  const browser = await launchQuietly(executablePath);
  try {
    return await visit(browser, url);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<BoardVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  const page = await context.newPage();
  // The page has no other way to know the number.
  await page.addInitScript((count) => Reflect.set(window, 'everything', count), everything);
  await page.addInitScript(() => {
    const look = (): void => {
      const cards = [...document.getElementsByTagName('challenge-card')];
      // Solved challenges are there, but folded away.
      const isSeen = cards.some((card) => card.getBoundingClientRect().height > 0);
      if (cards.length === Reflect.get(window, 'everything') && isSeen) {
        requestAnimationFrame(() => performance.mark('whole'));
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  const cold = await visitCold(page, `${url}/#/score-board`, (root) => {
    const cards = [...root.querySelectorAll('challenge-card')];
    return cards.some((card) => card.getBoundingClientRect().height > 0);
  });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('whole')[0]?.startTime ?? null);
  const whole = (await mark.jsonValue()) ?? Number.NaN;
  await page.locator('filter-settings input[type=search]').focus();
  const searched = await searchedTexts(url);
  const keys: number[] = [];
  for (const { key, text } of typing) {
    const matches = text === undefined ? undefined : searched.filter((words) => words.includes(text)).length;
    keys.push(await press(page, key, matches));
  }
  const slowed = await typeSlowed(page);
  // The board keeps its search for the next visit. Leave only once it has kept that there is none.
  await page.waitForTimeout(1500);
  return { ...cold, whole, keys, slowed };
}

/** Returns what the search looks through for each challenge, in lower case. */
async function searchedTexts(url: string): Promise<readonly string[]> {
  const { data } = z
    .object({ data: z.array(z.object({ name: z.string(), description: z.string() })) })
    .parse(await (await fetch(`${url}/api/Challenges/`)).json());
  return data.map(({ name, description }) => `${name}\n${description}`.toLowerCase());
}

/**
 * @param matches the number of challenges that the key press finds; undefined when it changes nothing
 * @returns milliseconds from the key press to the end of the frame in which the board says that number and is full of cards, or has as many; NaN when none does
 */
async function press(page: Page, key: string, matches: number | undefined): Promise<number> {
  if (matches === undefined) {
    await page.keyboard.press(key);
    return 0;
  }
  const done = await page.evaluateHandle(
    ({ expected, longest }) => {
      const showsMatches = (): boolean => {
        const said = Number.parseInt(document.querySelector('app-score-board [role=status]')?.textContent ?? '', 10);
        return said === expected && document.getElementsByTagName('challenge-card').length >= Math.min(expected, 12);
      };
      const milliseconds = new Promise<number>((resolve) => {
        const onInput = ({ timeStamp }: Event): void => {
          const look = (): void => {
            if (!showsMatches()) {
              if (performance.now() - timeStamp < longest) {
                requestAnimationFrame(look);
              } else {
                resolve(Number.NaN);
              }
              return;
            }
            // A message posted in the frame arrives once it is handed over.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        document.querySelector('app-score-board')?.addEventListener('input', onInput, { capture: true, once: true });
      });
      // Wrapped in an object, since a promise would be awaited.
      return { milliseconds };
    },
    { expected: matches, longest: patience },
  );
  await page.keyboard.press(key);
  return done.evaluate((pending) => pending.milliseconds);
}

/** Types the same with the processor slowed four times. @returns the longest interaction, as the browser measures it for INP, in milliseconds */
async function typeSlowed(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.milliseconds = Math.max(seen.milliseconds, duration);
      }
      // TypeScript doesn't know the threshold of this type of entry.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return seen;
  });
  for (const { key } of typing) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseBetweenKeys);
  }
  await session.detach();
  return longest.evaluate(({ milliseconds }) => milliseconds);
}
