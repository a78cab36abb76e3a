import type { Browser, Page } from 'playwright-core';
import { type BenchCustomer, createCustomer, fillBasket, placeOrder, preparePayment } from './customers.ts';
import { type Figure, multiples, ofRounds } from './figures.ts';
import { besideLimitPage, ofLimitPage, visitLimitPage } from './limit-page.ts';
import { type WalkedScreen, walkedScreens } from './screen-walk.ts';
import { takeStock } from './stock.ts';
import { findChromium, launchQuietly } from './visits.ts';

const walks = 5;

/** Milliseconds that a screen may take. */
const allowed = 100;

/** What a click on a screen's entry has shown. */
interface Visit {
  /** From the click to the frame in which the content is there. */
  readonly milliseconds: number;
  /** The layout shifts after the click (CLS), without those of the first half second, which the browser forgives. */
  readonly shift: number;
  /** Milliseconds of the longest task after the click. The browser reports none below 50. */
  readonly task: number;
}

/**
 * Measures what follows a click to a screen that was not shown before, for each screen of the shop's menus. These are medians of several
 * walks of a customer, each in a profile with an empty cache and after a visit to the limit page. The slowest screen counts.
 */
export function measureScreens(): Promise<readonly Figure[]> {
  return besideLimitPage(async (url, limit) => {
    const customer = await createBusyCustomer(url);
    const browser = await launchQuietly(await findChromium());
    try {
      const limits: number[] = [];
      const visits = new Map(walkedScreens.map(({ name }) => [name, [] as Visit[]]));
      for (let count = 0; count < walks; count += 1) {
        limits.push(await visitLimitPage(browser, limit));
        const page = await openAs(browser, url, customer);
        for (const screen of walkedScreens) {
          visits.get(screen.name)?.push(await visit(page, screen));
        }
        await page.context().close();
      }
      return figuresOf(visits, limits);
    } finally {
      await browser.close();
    }
  });
}

/** @param limits milliseconds that the limit page took before each walk */
function figuresOf(visits: ReadonlyMap<string, readonly Visit[]>, limits: readonly number[]): readonly Figure[] {
  const times = worst(visits, 'milliseconds');
  const shifts = worst(visits, 'shift');
  const tasks = worst(visits, 'task');
  const slow = times.filter(({ value }) => value > allowed);
  const yardstick = ofLimitPage(limits);
  return [
    {
      name: `slowest of ${times.length} screens after a click`,
      unit: 'ms',
      ...first(times),
      yardstick,
      target: atMost(allowed),
    },
    {
      name: 'slowest screen, of the limit page',
      unit: 'times',
      ...ofRounds(multiples(first(times).rounds, limits)),
      target: null,
    },
    { name: `screens over ${allowed} ms`, unit: 'screens', value: slow.length, target: atMost(0) },
    { name: 'layout shift of a screen, the largest', unit: 'shift', ...first(shifts), target: atMost(0) },
    { name: 'longest task after a click', unit: 'ms', ...first(tasks), yardstick, target: atMost(50) },
  ];
}

interface Named {
  readonly name: string;
  readonly value: number;
  /** One of each walk. */
  readonly rounds: readonly number[];
}

/** Returns the screens with the medians of one part of their visits, the largest first. */
function worst(visits: ReadonlyMap<string, readonly Visit[]>, part: keyof Visit): readonly Named[] {
  return [...visits]
    .map(([name, seen]) => ({ name, ...ofRounds(seen.map((each) => each[part])) }))
    .toSorted((one, other) => other.value - one.value);
}

/** Returns the largest, with the names of the largest three as a note. */
function first(sorted: readonly Named[]): Omit<Named, 'name'> & { readonly note: string } {
  const above = sorted.filter(({ value }) => value > 0).slice(0, 3);
  return {
    value: sorted[0]?.value ?? Number.NaN,
    rounds: sorted[0]?.rounds ?? [],
    note: above.map(({ name, value }) => `${name} ${value.toFixed(value < 1 ? 4 : 0)}`).join(', '),
  };
}

function atMost(value: number): Figure['target'] {
  return { bound: 'at most', value };
}

/** Creates a customer with an address, a card, an order and a full basket, so that every screen has something to show. */
async function createBusyCustomer(url: string): Promise<BenchCustomer> {
  const customer = await createCustomer(url, 'busy');
  const details = await preparePayment(url, customer);
  const products = await takeStock(url, customer.token);
  await fillBasket(url, customer, products.take(3));
  await placeOrder(url, customer, details);
  await fillBasket(url, customer, products.take(3));
  return customer;
}

/** Opens the shop as a logged-in customer, in a window wide enough for all entries of the side menu. */
async function openAs(browser: Browser, url: string, { token, bid }: BenchCustomer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  await context.addCookies([
    { name: 'token', value: token, url },
    { name: 'welcomebanner_status', value: 'dismiss', url },
    { name: 'cookieconsent_status', value: 'dismiss', url },
  ]);
  await context.addInitScript(
    ([stored, basket]) => {
      localStorage.setItem('token', stored);
      sessionStorage.setItem('bid', basket);
    },
    [token, `${bid}`] as const,
  );
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('app-search-result img').first().waitFor();
  await page.waitForLoadState('networkidle');
  // A hand moves the pointer over the page before it clicks. That is when the page fetches the code of the shop's screens (decision 124).
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/chunks/shop-screens')),
    page.mouse.move(450, 450),
  ]);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Clicks where a customer would. */
async function visit(page: Page, { entry, group, inBar, content }: WalkedScreen): Promise<Visit> {
  if (inBar === undefined) {
    await page.getByLabel('Open Sidenav').click();
  }
  if (group !== undefined) {
    await page.locator(`button[aria-label="${group}"]`).click();
  }
  const link = page.locator(`[aria-label="${entry}"]`);
  await link.waitFor();
  const watched = await page.evaluateHandle(watchClick, content);
  await link.click();
  await watched.evaluate(({ appeared }) => appeared);
  // Whatever this screen is still loading must not slow down the next one.
  await page.waitForLoadState('networkidle');
  return watched.evaluate(({ visit: read }) => read());
}

/** Watches the next click and what follows. Runs in the page. */
function watchClick(selector: string) {
  let clicked = Number.POSITIVE_INFINITY;
  let milliseconds = Number.NaN;
  let shift = 0;
  let task = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ startTime, duration }) => startTime + duration >= clicked)) {
      if (entry.entryType === 'layout-shift') {
        shift += Reflect.get(entry, 'hadRecentInput') === true ? 0 : Number(Reflect.get(entry, 'value'));
      } else {
        task = Math.max(task, entry.duration);
      }
    }
  });
  observer.observe({ type: 'layout-shift' });
  observer.observe({ type: 'longtask' });
  const appeared = new Promise<void>((resolve) => {
    const onClick = ({ timeStamp }: Event): void => {
      clicked = timeStamp;
      const look = (): void => {
        const found = document.querySelector(selector);
        if (found !== null && found.getBoundingClientRect().height > 0) {
          milliseconds = performance.now() - timeStamp;
          resolve();
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
  const visit = () => {
    observer.disconnect();
    return { milliseconds, shift, task };
  };
  // A promise by itself would be awaited.
  return { appeared, visit };
}
