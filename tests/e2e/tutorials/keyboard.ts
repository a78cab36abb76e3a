import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Pages on which nothing is done with the mouse. */
const keyboardOnly = new WeakSet<Page>();

/** More Tab presses than any screen of the shop has stops. */
const stops = 250;

/** Makes learners use nothing but the keyboard on a page, from now on, where a mouse would do as well. */
export function putMouseAway(page: Page): void {
  keyboardOnly.add(page);
}

/** Lets the mouse be used on a page again. */
export function takeMouse(page: Page): void {
  keyboardOnly.delete(page);
}

/** Tells whether nothing may be done with the mouse. */
export function isMouseAway(page: Page): boolean {
  return keyboardOnly.has(page);
}

/** Moves the focus to an element as a learner without a mouse does: with Tab on a screen, or Shift and Tab, and with arrows in a menu. */
export async function reach(page: Page, target: Locator): Promise<void> {
  const wanted = target.first();
  await wanted.waitFor();
  for (let pressed = 0; pressed < stops; ) {
    const way = await wanted.evaluate(wayTo);
    if (way === undefined) {
      return;
    }
    // The page handles them in this order.
    await Promise.all(Array.from({ length: way.times }, () => page.keyboard.press(way.key)));
    pressed += way.times;
  }
  expect.fail(`The keyboard does not reach ${String(target)}`);
}

/**
 * Returns the key that leads from the focused element towards another one: an arrow in a menu, and among tabs, radio buttons and lines of
 * code. It may be pressed as often as it says before this is asked again.
 * @returns undefined when the focus is there
 */
function wayTo(wanted: Element): { readonly key: string; readonly times: number } | undefined {
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
    return { key: 'ArrowRight', times: 1 };
  }
  if (from?.closest('[role=menu]') != null || isSameChoice || lines?.contains(wanted) === true) {
    return { key: 'ArrowDown', times: 1 };
  }
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = Node;
  const isBehind = from !== null && (from.compareDocumentPosition(wanted) & DOCUMENT_POSITION_PRECEDING) !== 0;
  const ahead = isBehind ? DOCUMENT_POSITION_PRECEDING : DOCUMENT_POSITION_FOLLOWING;
  const leads = (one: Element | null, other: Element) =>
    one === null || (one.compareDocumentPosition(other) & ahead) !== 0;
  // Only half of them are pressed at once: radio buttons and the like are one stop together.
  const stopsBetween = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]'),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      leads(from, stop) &&
      leads(stop, wanted) &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  return { key: isBehind ? 'Shift+Tab' : 'Tab', times: Math.max(1, Math.floor(stopsBetween.length / 2)) };
}

/** Expects that a mouse could click an element: it is in sight and nothing covers it. */
async function expectClickable(target: Locator): Promise<void> {
  await target.click({ trial: true });
}

/** Clicks an element, or presses a key on it. */
export async function use(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  if (isMouseAway(page)) {
    await reach(page, target);
    await expectClickable(target.first());
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
