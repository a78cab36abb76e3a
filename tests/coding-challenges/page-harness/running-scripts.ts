import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { xssPayload } from '../../exploits/support.ts';

/** Markup that says `xss` where it becomes a part of a page: the published one, and those that get past what is often thought to help. */
export const scriptPayloads = [
  xssPayload,
  '<img src="no-such-picture" onerror="alert(`xss`)">',
  '<iframe src="javascript:alert(`xss`)//https://w.soundcloud.com/player/"></iframe>',
] as const;

/** What the dialogs of a page have said so far; they are closed at once. */
export function dialogsOf(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  return messages;
}

/**
 * Waits until markup that the page has got by now has had its time to run: as long as the same takes when it is put into the page by hand.
 * @param said what `dialogsOf` the page returned
 */
export async function markupSettles(page: Page, markup: string, said: readonly string[]): Promise<void> {
  const control = `control ${said.length}`;
  await addMarkup(page, markup.replace('xss', control));
  await expect.poll(() => said, { interval: 10 }).toContain(control);
}

/** Puts markup into a page by hand. */
export async function addMarkup(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
  }, markup);
}
