import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type BenchCustomer, createCustomer, fillBasket, placeOrder, preparePayment } from './customers.ts';
import { type Figure, median } from './figures.ts';
import { type WalkedScreen, walkedScreens } from './screen-walk.ts';
import type { Stock } from './stock.ts';

const walks = 5;

/**
 * Measures the time from a click to the content of a screen that was not shown before, for each screen of the shop's menus. These
 * are medians of several walks of a customer, each in a browser with an empty cache. The slowest screen counts.
 */
export async function measureScreens(url: string, stock: (token: string) => Promise<Stock>): Promise<Figure> {
  const customer = await createBusyCustomer(url, stock);
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
  try {
    const times = new Map(walkedScreens.map(({ name }) => [name, [] as number[]]));
    for (let count = 0; count < walks; count += 1) {
      const page = await openAs(browser, url, customer);
      for (const screen of walkedScreens) {
        times.get(screen.name)?.push(await visit(page, screen));
      }
      await page.context().close();
    }
    const slowest = [...times]
      .map(([name, measured]) => ({ name, milliseconds: median(measured) }))
      .toSorted((one, other) => other.milliseconds - one.milliseconds);
    return {
      name: `slowest of ${slowest.length} screens after a click`,
      unit: 'ms',
      value: slowest[0]?.milliseconds ?? Number.NaN,
      target: { bound: 'at most', value: 200 },
      note: slowest
        .slice(0, 3)
        .map(({ name, milliseconds }) => `${name} ${milliseconds.toFixed(0)}`)
        .join(', '),
    };
  } finally {
    await browser.close();
  }
}

/** Creates a customer with an address, a card, an order and a full basket, so that every screen has something to show. */
async function createBusyCustomer(url: string, stock: (token: string) => Promise<Stock>): Promise<BenchCustomer> {
  const customer = await createCustomer(url, 'busy');
  const details = await preparePayment(url, customer);
  const products = await stock(customer.token);
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
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Clicks where a customer would.
 * @returns milliseconds from the click to the frame in which the content is there
 */
async function visit(page: Page, { entry, group, inBar, content }: WalkedScreen): Promise<number> {
  if (inBar === undefined) {
    await page.getByLabel('Open Sidenav').click();
  }
  if (group !== undefined) {
    await page.locator(`button[aria-label="${group}"]`).click();
  }
  const link = page.locator(`[aria-label="${entry}"]`);
  await link.waitFor();
  const appeared = await page.evaluateHandle((selector) => {
    const milliseconds = new Promise<number>((resolve) => {
      const onClick = ({ timeStamp }: Event): void => {
        const look = (): void => {
          const found = document.querySelector(selector);
          if (found !== null && found.getBoundingClientRect().height > 0) {
            resolve(performance.now() - timeStamp);
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
    // Wrapped in an object, since a promise would be awaited.
    return { milliseconds };
  }, content);
  await link.click();
  const milliseconds = await appeared.evaluate((pending) => pending.milliseconds);
  // Whatever this screen is still loading must not slow down the next one.
  await page.waitForLoadState('networkidle');
  return milliseconds;
}
