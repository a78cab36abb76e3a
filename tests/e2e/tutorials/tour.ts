import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ShopWithBrowser } from '../running-shop.ts';
import { openAs, sidewaysOverflow } from '../visits.ts';
import { isMouseAway, reach, use, write } from './keyboard.ts';

/** A folder for a picture of every hint. Without it, none are taken. */
export const pictures = process.env.TUTORIAL_SCREENSHOTS;

/** What a learner does at a step of a tutorial. */
export type Deed = (page: Page) => Promise<unknown>;

/** Finds the hint, by the name that the contract gives it. */
export function hint(page: Page): Locator {
  return page.locator('div#hacking-instructor');
}

/** Finds the hint of a step, counted from 1. */
export function hintAt(page: Page, step: number): Locator {
  return page.locator(`div#hacking-instructor[data-step="${step}"]`);
}

/** The account for practice, since logging in as most other users solves a challenge. Its password is its name. */
export const practice = 'demo';

interface TourWishes {
  /** Whether the learner is logged in, with the account for practice. Nobody is by default. */
  readonly isLoggedIn?: boolean | undefined;
  readonly options?: BrowserContextOptions;
  /** Whether the test moves the page's clock forward, which needs a profile of its own. Not by default. */
  readonly movesClock?: boolean;
  /** What is done in the empty page, before it loads the shop. */
  readonly before?: Deed;
}

/** Opens the address that starts a tutorial. */
export async function startByAddress(
  shop: ShopWithBrowser,
  name: string,
  { isLoggedIn = false, options, movesClock = false, before }: TourWishes = {},
): Promise<Page> {
  const address = `/?tour#/hacking-instructor?challenge=${encodeURIComponent(name)}`;
  const begin = async (page: Page) => {
    await before?.(page);
    await (movesClock ? page.clock.install() : undefined);
  };
  const page = isLoggedIn
    ? await openAs(shop, practice, practice, address, options, begin)
    : await shop.open(address, options, undefined, begin);
  await hint(page).waitFor();
  return page;
}

/** For a hint that asks for what is already so. */
export const nothingToDo = 'nothing to do';

/** What a learner does, one step for each hint. */
export type Deeds = readonly (Deed | typeof nothingToDo)[];

/** Takes one step after the other, each at its hint, and checks that the tutorial ends after the last. */
export async function walk(page: Page, name: string, deeds: Deeds): Promise<void> {
  for (const [index, deed] of deeds.entries()) {
    if (deed === nothingToDo) {
      continue;
    }
    await hintAt(page, index + 1).waitFor();
    expect(await hint(page).textContent(), `${name}, hint ${index + 1}`).not.toMatch(/\{\{|TUTORIAL_|undefined/);
    expect(await hint(page).textContent()).toContain(`${index + 1}/${deeds.length}`);
    if (pictures !== undefined) {
      await page.waitForTimeout(250);
      await page.screenshot({
        path: join(pictures, `${name.toLowerCase().replaceAll(' ', '-')}-${String(index + 1).padStart(2, '0')}.png`),
      });
    }
    await deed(page);
  }
  await hint(page).waitFor({ state: 'detached' });
}

/** Takes the steps, and checks before each of them that its hint is inside the window and that nothing is beside it. */
export async function walkInside(page: Page, name: string, deeds: Deeds): Promise<void> {
  const looking = (deed: Deed) =>
    all(async (at) => {
      await expect.poll(() => outside(at), { message: `${name}: the hint sticks out` }).toBe(0);
      expect(await sidewaysOverflow(at), `${name}: the page sticks out`).toBe(0);
    }, deed);
  await walk(
    page,
    name,
    deeds.map((deed) => (deed === nothingToDo ? deed : looking(deed))),
  );
}

/** Returns how far the hint extends beyond the window, in pixels. */
export async function outside(page: Page): Promise<number> {
  const { x, y, width, height } = (await hint(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  return Math.max(0, -x, -y, x + width - viewport.width, y + height - viewport.height);
}

/** Moves on with the hint's own button, or with Enter inside the hint. */
export const next: Deed = async (page) => {
  if (isMouseAway(page)) {
    await goOnByKeyboard(page);
  } else {
    await hint(page)
      .getByRole('button', { name: /^(?:Next|Finish)$/ })
      .click();
  }
};

/** Opens the developer tools, or claims that they are open: a browser under remote control has none. */
export const openTools: Deed = (page) =>
  isMouseAway(page) ? page.keyboard.press('F12') : hint(page).getByRole('button', { name: 'They are open' }).click();

/**
 * Goes on with Enter in the hint, and then back to the page. A new screen takes the focus when it is there, perhaps from the hint. The
 * learner moves it back.
 */
async function goOnByKeyboard(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const box = document.querySelector<HTMLElement>('#hacking-instructor');
      return { step: box?.dataset.step, isInside: box?.contains(document.activeElement) === true };
    });
  const { step } = await look();
  await expect
    .poll(async () => {
      const now = await look();
      if (now.step === step) {
        await page.keyboard.press(now.isInside ? 'Enter' : 'F2');
      }
      return now.step;
    })
    .not.toBe(step);
  if ((await look()).isInside) {
    await page.keyboard.press('F2');
  }
}

/** Opens a menu inside a menu. */
export function openSubmenu(target: string): Deed {
  return (page) => (isMouseAway(page) ? press(target, 'ArrowRight')(page) : page.click(target));
}

export function fill(field: string, text: string): Deed {
  return (page) => write(page, page.locator(field), text);
}

export function press(field: string, key: string): Deed {
  return async (page) => {
    if (isMouseAway(page)) {
      await reach(page, page.locator(field));
      await page.keyboard.press(key);
    } else {
      await page.press(field, key);
    }
  };
}

export function click(target: string): Deed {
  return (page) => use(page, page.locator(target));
}

/** Edits the address, as the tutorials request. */
export function goTo(route: string): Deed {
  return (page) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/${route}`);
}

export function all(...deeds: readonly Deed[]): Deed {
  return async (page) => {
    for (const deed of deeds) {
      await deed(page);
    }
  };
}

/** Changes the configuration that the shop sends, from the next load of the page on. */
export async function configuredAs(
  page: Page,
  // The part of the response that these tests change.
  change: (config: { readonly hackingInstructor: object }) => unknown,
): Promise<void> {
  await page.route(/rest\/admin\/application-configuration/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    change(body.config);
    await route.fulfill({ response: answer, json: body });
  });
}
