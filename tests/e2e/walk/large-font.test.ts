import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { walkedScreens } from './screens.ts';
import { type PreparedShop, prepareShop, type Visitor } from './visitors.ts';
import { startWalk, type Walker } from './walker.ts';

let shop: RunningShop;
let browser: Browser;
let prepared: PreparedShop;
const walkers = new Map<Visitor, Walker>();

beforeAll(async () => {
  // What a reader sets in Chromium as the very large font: rem and em follow it, pixels do not.
  [shop, browser] = await Promise.all([
    startShop({ data: null }),
    launchBrowser(['--blink-settings=defaultFontSize=32']),
  ]);
  prepared = await prepareShop(shop.url);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

async function walkerFor(who: Visitor): Promise<Walker> {
  const walker = walkers.get(who) ?? (await startWalk(browser, shop.url, prepared, who));
  walkers.set(who, walker);
  return walker;
}

/** Names what is cut off or sticks out of the window. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement));
    const { documentElement: root } = document;
    if (root.scrollWidth > window.innerWidth) {
      found.push(`sideways by ${root.scrollWidth - window.innerWidth} px`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('app-navbar *, main *')) {
      const box = element.getBoundingClientRect();
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (
        !own ||
        box.width <= 2 ||
        isForReadersOnly(element) ||
        !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })
      ) {
        continue;
      }
      const style = getComputedStyle(element);
      const isClipped = (axis: string) => axis === 'hidden' || axis === 'clip';
      let scroller: Element | null = element;
      while (scroller !== null && !/auto|scroll|clip|hidden/.test(getComputedStyle(scroller).overflowX)) {
        scroller = scroller.parentElement;
      }
      // What can be scrolled within the screen is neither cut nor outside.
      const scrolls = scroller !== null && /auto|scroll/.test(getComputedStyle(scroller).overflowX);
      if (
        isClipped(style.overflowY) &&
        style.webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 4
      ) {
        found.push(`cut: ${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 30)}"`);
      }
      if (!scrolls && (box.right > window.innerWidth + 1 || box.left < -1)) {
        found.push(`outside: ${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 30)}"`);
      }
    }
    return [...new Set(found)].slice(0, 8);
  });
}

/** The score board's cards are measured where they are tested (tests/e2e/score-board/). */
const screens = Object.entries(walkedScreens).filter(([path]) => path !== 'score-board');

describe('at a browser font of 200 % nothing is cut and nothing sticks out on', () => {
  it.each(screens)('%s', { timeout: 90_000 }, async (path, screen) => {
    const { page, visit } = await walkerFor(screen.fullest ?? 'customer');
    const wrong = [...(await visit(path, screen, 'everything'))];
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      wrong.push(...(await faultsOf(page)).map((fault) => `${width} px: ${fault}`));
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(wrong).toEqual([]);
  });
});
