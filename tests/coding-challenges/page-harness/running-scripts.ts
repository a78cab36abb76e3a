import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { xssPayload } from '../../exploits/support.ts';

/** Markup that says `xss` when it becomes part of a page: the published payload, and those that get past common countermeasures. */
export const scriptPayloads = [
  xssPayload,
  '<img src="no-such-picture" onerror="alert(`xss`)">',
  '<iframe src="javascript:alert(`xss`)//https://w.soundcloud.com/player/"></iframe>',
] as const;

/** Returns what the dialogs of a page have said so far. They are closed at once. */
export function dialogsOf(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  return messages;
}

/**
 * Waits until markup that is in the page has had time to run: as long as the same markup takes when it is put into the page directly.
 * @param said what `dialogsOf` the page returned
 */
export async function markupSettles(page: Page, markup: string, said: readonly string[]): Promise<void> {
  const control = `control ${said.length}`;
  await addMarkup(page, markup.replace('xss', control));
  await expect.poll(() => said, { interval: 10 }).toContain(control);
}

/** Puts markup into a page directly. */
export async function addMarkup(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
  }, markup);
}
