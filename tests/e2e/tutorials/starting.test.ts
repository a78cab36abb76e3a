import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { goToScoreBoard } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { holdBack, resize } from '../visits.ts';
import { configuredAs, goTo, hint, hintAt, next, startByAddress } from './tour.ts';

const shop = sharedShopWithBrowser();

beforeEach(() => resetProgress(shop.url));

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Next tutorial' });
const starting = (name: string) => `Starting instructions for challenge "${name}"`;

/** Returns what the page writes to the console from now on. */
function listen(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

describe('a tutorial starts', () => {
  it('from the side menu, until the score board has been found; whoever has started one is offered the next when the challenge of one is solved', async () => {
    const client = createClient(shop.url);
    const page = await shop.open('/');
    await page.locator('app-challenge-solved-notification [role=log]').waitFor({ state: 'attached' });
    await client.login("' or 1=1--", 'anything');
    await page.locator('.accent-notification').waitFor();
    expect(await offer(page).count()).toBe(0);

    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Launch beginners tutorial"]').click();
    await hintAt(page, 1).waitFor();
    await page.locator('#cancelButton').click();
    await client.login("jim@juice-sh.op'--", 'anything');
    await offer(page).getByText('Next tutorial: Score Board').waitFor();
    await offer(page).getByRole('button', { name: 'Start' }).click();
    await hint(page).filter({ hasText: 'Score Board' }).waitFor();
    expect(await offer(page).count()).toBe(0);

    await goToScoreBoard(page);
    await page.locator('#range-drawer-button').getByText('3/').waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Open score-board"]').waitFor();
    expect(await page.locator('[aria-label="Launch beginners tutorial"]').count()).toBe(0);
  });

  it('by its address, once the products have loaded', async () => {
    let lines: readonly string[] = [];
    let release = () => {};
    const page = await shop.open('/#/hacking-instructor?challenge=Login%20Admin', {}, undefined, async (empty) => {
      lines = listen(empty);
      release = await holdBack(empty, /rest\/products\/search/);
    });
    await page.locator('app-search-result').waitFor();
    expect(await hint(page).count()).toBe(0);
    release();
    await hint(page).waitFor();
    expect(lines).toContain(starting('Login Admin'));
  });

  it('by its exact name only, and ends the previous one, so that there is never more than one; the last hint covers nothing, in a wide window and a narrow one, and leads to the next one', async () => {
    const page = await startByAddress(shop, 'DOM XSS');
    await goTo('hacking-instructor?challenge=Forged%20Feedback')(page);
    await hint(page).getByText('Forged Feedback').waitFor();
    expect(await hint(page).count()).toBe(1);
    expect(await page.locator('#cancelButton').count()).toBe(1);
    await goTo('hacking-instructor?challenge=login%20admin')(page);
    await hint(page).getByText('There is no tutorial for this challenge yet.').waitFor();
    await next(page);
    await next(page);
    await hintAt(page, 3).waitFor();
    for (const [width, height] of [
      [1440, 900],
      [360, 640],
    ] as const) {
      await resize(page, width, height);
      await expect.poll(() => page.evaluate(isAbovePage), { message: `${width} px` }).toBe(true);
    }
    await page.getByRole('button', { name: 'Next tutorial: Score Board' }).click();
    await hint(page).getByText('1/6').waitFor();
  });

  it('nowhere when the operator has turned them off', async () => {
    const page = await shop.open('/', {}, undefined, async (empty) => {
      await configuredAs(empty, ({ hackingInstructor }) => Object.assign(hackingInstructor, { isEnabled: false }));
      await empty.context().clearCookies({ name: 'welcomebanner_status' });
    });
    await page.locator('app-welcome-banner').waitFor();
    expect(await page.getByRole('button', { name: 'Help getting started' }).count()).toBe(0);
    await page.locator('[aria-label="Close Welcome Banner"]').click();
    await goTo('hacking-instructor?challenge=DOM%20XSS')(page);
    await page.locator('.ribbon-card').first().waitFor();
    await page.getByLabel('Open Sidenav').click();
    await page.locator('[aria-label="Go to about us page"]').waitFor();
    expect(await page.locator('[aria-label="Launch beginners tutorial"]').count()).toBe(0);
    expect(await hint(page).count()).toBe(0);
  });
});

/** Tells whether the hint is between the bar and the screen. */
function isAbovePage(): boolean {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [box, bar, screen] = [boxOf('#hacking-instructor'), boxOf('app-navbar'), boxOf('#content > *')];
  return (
    box !== undefined &&
    bar !== undefined &&
    screen !== undefined &&
    bar.bottom <= box.top &&
    box.bottom <= screen.top &&
    box.left >= 0
  );
}
