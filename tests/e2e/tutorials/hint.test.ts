import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { barriersInAllLooks } from '../axe.ts';
import { focused, sharedShopWithBrowser } from '../running-shop.ts';
import { configuredAs, goTo, hint, hintAt, next, openTools, outside, startByAddress } from './tour.ts';
import { finish } from './tours.ts';

const shop = sharedShopWithBrowser();

// The learner's settings are kept with the progress.
beforeEach(() => resetProgress(shop.url));

const nextButton = (page: Page) => hint(page).getByRole('button', { name: 'Next' });

/** Seconds that are longer than any of the hints here is shown by itself, at any speed. */
const aLongTime = 40;

/** Moves the clock forward and lets the page notice. */
async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

describe('a hint', () => {
  it('to read waits for its reader, goes on by its button or a double click, and can be shown again; one to do is skipped by neither; it goes on by itself for those who want that, at the operator’s speed or their own, and both are remembered', async () => {
    const page = await startByAddress(shop, 'View Basket', {
      movesClock: true,
      before: (empty) =>
        configuredAs(empty, ({ hackingInstructor }) =>
          Object.assign(hackingInstructor, { hintPlaybackSpeed: 'faster' }),
        ),
    });
    await pass(page, aLongTime);
    expect(await hintAt(page, 1).count()).toBe(1);
    expect(await hint(page).getAttribute('title')).toBe('Double-click to skip');
    await nextButton(page).click();
    await hintAt(page, 2).waitFor();
    expect(await hint(page).getAttribute('title')).toBe('');
    expect(await nextButton(page).count()).toBe(0);
    await hint(page).locator('p').first().dblclick();
    await pass(page, aLongTime);
    expect(await hintAt(page, 2).count()).toBe(1);

    await hint(page).getByRole('button', { name: 'Back', exact: true }).click();
    await hint(page).getByText('horizontal privilege escalation').waitFor();
    await pass(page, aLongTime);
    expect(await hintAt(page, 1).count()).toBe(1);
    await hint(page).getByRole('button', { name: 'Back to the current step' }).click();
    await hintAt(page, 2).waitFor();

    await goTo('hacking-instructor?challenge=Score%20Board')(page);
    await hint(page).filter({ hasText: 'Score Board' }).waitFor();
    const auto = hint(page).getByRole('button', { name: 'Auto' });
    expect(await auto.getAttribute('aria-pressed')).toBe('false');
    expect(await hint(page).getByLabel('Speed').count()).toBe(0);
    await auto.click();
    // The operator's speed halves the ten seconds of the first hint.
    await pass(page, 3);
    expect(await hintAt(page, 1).count()).toBe(1);
    await pass(page, 3);
    // The clock goes on by itself as well.
    await hintAt(page, 2).waitFor({ timeout: 2000 });
    // The learner's makes eighteen seconds of the twelve of the second one.
    await hint(page).getByLabel('Speed').selectOption('Slower');
    await pass(page, 12);
    expect(await hintAt(page, 2).count()).toBe(1);
    await pass(page, 5);
    await hintAt(page, 3).waitFor();
    await page.reload();
    await hintAt(page, 3).waitFor();
    expect(await hint(page).getByLabel('Speed').inputValue()).toBe('slower');
    await auto.click();
    await pass(page, aLongTime);
    expect(await hintAt(page, 3).count()).toBe(1);
    await hint(page).locator('p').first().dblclick();
    await hintAt(page, 4).waitFor();
  });

  it('shows a payload as it has to be typed, and does not run it; the tutorial is finished with it', async () => {
    const page = await startByAddress(shop, 'Bonus Payload');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await next(page);
    await hintAt(page, 2).waitFor();
    const payload = (await hint(page).locator('code').textContent()) ?? '';
    expect(payload).toMatch(/^<iframe width="100%".*<\/iframe>$/);
    expect(await hint(page).locator('iframe').count()).toBe(0);
    await hint(page).getByTitle('Copy').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payload);
    await finish(page, 'Bonus Payload', 2);
  });
});

describe('a tutorial', () => {
  it('remembers the original of a value to be changed, even after a reload, and can be finished', async () => {
    const page = await startByAddress(shop, 'Forged Feedback');
    await goTo('contact')(page);
    for (const step of [2, 3, 4]) {
      await hintAt(page, step).waitFor();
      await next(page);
    }
    await hintAt(page, 5).waitFor();
    await openTools(page);
    await hintAt(page, 6).waitFor();
    await next(page);
    await hintAt(page, 7).waitFor();
    await page.waitForFunction(() => sessionStorage.getItem('tutorial')?.includes('"before"'));
    await page.reload();
    await hintAt(page, 7).waitFor();
    await page.locator('#userId').evaluate((field: HTMLInputElement) => {
      field.value = '7';
    });
    await hintAt(page, 8).waitFor();
    await finish(page, 'Forged Feedback', 8);
  });

  it('can be followed with the keyboard alone, is announced to those who cannot see it, and keeps the focus when they go to another screen', async () => {
    const page = await startByAddress(shop, 'View Basket');
    const said = page.locator('body > [aria-live=polite]', { hasText: 'Tutorial: View Basket.' });
    await expect.poll(() => said.textContent()).toContain('horizontal privilege escalation');
    await page.locator('#searchQuery input').focus();
    await page.keyboard.press('F2');
    await expect.poll(() => focused(page)).toBe('hacking-instructor');
    await page.keyboard.press('Enter');
    await hintAt(page, 2).waitFor();
    await expect.poll(() => said.textContent()).toContain('Log in with any account');
    // This one waits for a login.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('F2');
    expect(await page.evaluate(() => document.activeElement?.closest('#searchQuery') !== null)).toBe(true);
    expect(await hintAt(page, 2).count()).toBe(1);
    await page.keyboard.press('F2');
    await goTo('about')(page);
    await page.locator('app-about h1').waitFor();
    await expect.poll(() => page.textContent('p[aria-live=assertive]')).toContain('About Us');
    expect(await focused(page)).toBe('hacking-instructor');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('cancelButton');
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#searchQuery') !== null)).toBe(true);
    await page.getByText('You left the tutorial View Basket.').waitFor();
    await page.reload();
    await page.locator('app-about').waitFor();
    expect(await hint(page).count(), 'the hint of a tutorial that was left').toBe(0);
  });
});

describe('the place of a hint', () => {
  it('is next to its subject, even when the page scrolls, and keeps nobody out; it says when that is gone, and is in the corner for those who want it there', async () => {
    const page = await startByAddress(shop, 'Login Admin', { options: { viewport: { width: 1280, height: 520 } } });
    await goTo('login')(page);
    await hintAt(page, 3).waitFor();
    // The ring around the subject, which the hint has found.
    await page.locator('div:has(+ #hacking-instructor)').waitFor();
    expect(await hint(page).getByText('is not on the screen').count()).toBe(0);
    const distance = async () => {
      const field = (await page.locator('#email').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const box = (await hint(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const gaps = [box.x - field.x - field.width, field.x - box.x - box.width];
      return { beside: Math.round(Math.max(...gaps)), atItsHeight: Math.abs(box.y - field.y) < 2 };
    };
    await expect.poll(distance).toEqual({ beside: 12, atItsHeight: true });
    await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    await expect.poll(distance).toEqual({ beside: 12, atItsHeight: true });
    await page.setViewportSize({ width: 900, height: 520 });
    await expect.poll(() => outside(page)).toBe(0);
    await page.click('#email', { timeout: 3000 });
    expect(await barriersInAllLooks(page, '#hacking-instructor')).toEqual([]);

    await goTo('about')(page);
    await hint(page).getByText('What this step is about is not on the screen.').waitFor();
    await hint(page).getByRole('button', { name: 'Go back there' }).click();
    await page.locator('app-login').waitFor();
    await hint(page).getByText('is not on the screen').waitFor({ state: 'detached' });

    await hint(page).getByRole('button', { name: 'Move to the corner' }).click();
    await expect.poll(async () => (await hint(page).boundingBox())?.x).toBe(16);
    await page.reload();
    await hintAt(page, 3).waitFor();
    await expect.poll(async () => (await hint(page).boundingBox())?.x).toBe(16);
  });
});
