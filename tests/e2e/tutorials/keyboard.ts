import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Pages on which nothing is done with the mouse. */
const keyboardOnly = new WeakSet<Page>();

/** More Tab presses than any screen of the shop has stops. */
const stops = 250;

/** Makes learners use nothing but the keyboard on a page, from now on. */
export function putMouseAway(page: Page): void {
  keyboardOnly.add(page);
}

/** Tells whether nothing may be done with the mouse. */
export function isMouseAway(page: Page): boolean {
  return keyboardOnly.has(page);
}

/** Moves the focus to an element as a learner without a mouse does: with Tab on a screen, and with arrows in a menu. */
export async function reach(page: Page, target: Locator): Promise<void> {
  const wanted = target.first();
  await wanted.waitFor();
  for (let press = 0; press < stops; press++) {
    const key = await wanted.evaluate(keyTowards);
    if (key === undefined) {
      return;
    }
    await page.keyboard.press(key);
  }
  expect.fail(`The keyboard does not reach ${String(target)}`);
}

/**
 * Returns the key that leads from the focused element to another one: an arrow in a menu, and among tabs, radio buttons and lines of code.
 * @returns undefined when the focus is there
 */
function keyTowards(wanted: Element): string | undefined {
  const from = document.activeElement;
  if (wanted.contains(from)) {
    return undefined;
  }
  const isSameChoice =
    from instanceof HTMLInputElement &&
    wanted instanceof HTMLInputElement &&
    from.type === 'radio' &&
    from.name === wanted.name;
  const lines = from?.closest('#code');
  if (from?.closest('[role=tablist]')?.contains(wanted) === true) {
    return 'ArrowRight';
  }
  return from?.closest('[role=menu]') != null || isSameChoice || lines?.contains(wanted) === true ? 'ArrowDown' : 'Tab';
}

/** Clicks an element, or presses a key on it. */
export async function use(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  if (isMouseAway(page)) {
    await reach(page, target);
    await page.keyboard.press(key);
  } else {
    await target.first().click();
  }
}

/** Replaces what a field holds. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  if (isMouseAway(page)) {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  } else {
    await field.fill(text);
  }
}
