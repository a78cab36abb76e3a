import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { goTo } from './checkout/customers.ts';
import { solvedCards } from './range.ts';
import { sharedShopWithBrowser } from './running-shop.ts';
import { openAs } from './visits.ts';

const shop = sharedShopWithBrowser();

/** Notes, from now on, whether confetti was drawn, and whether any of it was drawn over the middle of the window. */
async function watchConfetti(page: Page): Promise<() => Promise<{ drawn: boolean; inTheMiddle: boolean }>> {
  await page.evaluate(() => {
    const seen = { drawn: false, inTheMiddle: false };
    Object.assign(window, { seen });
    const hasInk = (canvas: HTMLCanvasElement, left: number, width: number) =>
      canvas
        .getContext('2d')
        ?.getImageData(left, 0, width, canvas.height)
        .data.some((value) => value > 0) ?? false;
    const look = () => {
      for (const canvas of document.querySelectorAll('canvas')) {
        const edge = Math.floor(canvas.width / 4);
        seen.drawn ||= hasInk(canvas, 0, edge);
        seen.inTheMiddle ||= hasInk(canvas, edge, canvas.width - 2 * edge);
      }
    };
    // Reading all pixels of every frame would slow the confetti down, which is counted in frames.
    setInterval(look, 150);
  });
  // The script above put it there.
  return () => page.evaluate(() => (window as unknown as { seen: { drawn: boolean; inTheMiddle: boolean } }).seen);
}

// First, since nothing is solved yet.
describe('confetti', () => {
  it('is big for the first solve, stays at the edges for the second, is swept away, and does not fly for a repeated notification', {
    timeout: 60_000,
  }, async () => {
    const looks = { reducedMotion: 'no-preference', viewport: { width: 960, height: 540 } } as const;
    // Otherwise a worker draws the confetti, where its pixels can't be read.
    const page = await shop.open('/#/login', looks, undefined, (empty) =>
      empty.addInitScript(() => Object.defineProperty(window, 'OffscreenCanvas', { value: undefined })),
    );
    const client = createClient(shop.url);
    const first = await watchConfetti(page);
    await client.get('/assets/public/images/padding/1px.png');
    await expect.poll(first).toEqual({ drawn: true, inTheMiddle: true });
    await expect.poll(() => page.locator('canvas').count(), { timeout: 30_000 }).toBe(0);
    const second = await watchConfetti(page);
    await client.get('/assets/public/images/padding/81px.png');
    await expect.poll(async () => (await second()).drawn).toBe(true);
    await expect.poll(() => page.locator('canvas').count()).toBe(0);
    expect(await second()).toEqual({ drawn: true, inTheMiddle: false });
    const third = await watchConfetti(page);
    await client.get('/rest/repeat-notification?challenge=Score%20Board');
    await expect.poll(() => solvedCards(page).first().textContent()).toContain('Score Board');
    // Longer than from one look to the next.
    await page.waitForTimeout(200);
    expect(await page.locator('canvas').count()).toBe(0);
    expect((await third()).drawn).toBe(false);
  });
});

describe('words', () => {
  it('count to the same length as the hint beside them, and name the product besides the shop', async () => {
    const page = await shop.open('/#/forgot-password');
    expect(await page.textContent('#forgot-form')).not.toContain('/20');
    await goTo(page, '/#/register');
    await page.locator('#passwordControl').waitFor();
    expect(await page.textContent('#registration-form')).not.toContain('/20');
    await page.getByLabel('Open Sidenav').click();
    await page.locator('.appVersion').getByText('Juice Range').waitFor();
  });
});

describe('a message at the edge of the window', () => {
  it('covers no control', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/', { viewport: { width: 360, height: 640 } });
    const button = page.locator('.btn-basket').nth(2);
    // The button is where a message at the bottom would be.
    await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 580));
    await button.click();
    await page.locator('.mat-mdc-snack-bar-label').waitFor();
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.mat-mdc-snack-bar-container')?.getBoundingClientRect();
      return [...document.querySelectorAll('main .btn-basket, main .btn-basket button')].filter((control) => {
        const box = control.getBoundingClientRect();
        return (
          bar !== undefined &&
          box.bottom > bar.top &&
          box.top < bar.bottom &&
          box.right > bar.left &&
          box.left < bar.right
        );
      }).length;
    });
    expect(covered).toBe(0);
  });
});
