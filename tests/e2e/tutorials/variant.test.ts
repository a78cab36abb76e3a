import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { solvedKeys } from '../../exploits/support.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { challengeCard, goToScoreBoard, unfold } from '../range.ts';
import { putMouseAway } from './keyboard.ts';
import { hint, pictures, walk } from './tour.ts';
import { codingTour, tours } from './tours.ts';

let shop: RunningShop;
let browser: Browser;
// Each attempt has a shop of its own, because what one has solved would open what the next must find closed.
beforeEach(async () => {
  [shop, browser] = await Promise.all([startShop({ data: null, env: { NODE_ENV: 'tutorial' } }), sharedBrowser()]);
});
afterEach(async () => {
  await closePages(browser);
  await shop.stop();
});

const cards = (page: Page) => page.locator('challenge-card');
const warning = (page: Page) => page.locator('tutorial-mode-warning');

/** Takes a picture for people to look at, where they want some. */
async function picture(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) {
    mkdirSync(pictures, { recursive: true });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(pictures, `${name}.png`) });
  }
}

/** Makes each tutorial begin as it does for a learner who returns another day. */
async function logOutQuietly(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('token');
    sessionStorage.clear();
  });
  await page.context().clearCookies({ name: 'token' });
  await page.reload();
}

it('a learner gets by keyboard from the welcome banner through all tutorials to the full range', {
  timeout: 240_000,
}, async () => {
  const page = await emptiedProfile(browser).newEmptyPage({ reducedMotion: 'reduce' });
  await page.goto(shop.url);
  const banner = page.locator('app-welcome-banner');
  await banner.waitFor();
  await picture(page, 'full-00-banner');
  // There is no way around it.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await page.locator('[aria-label="Close Welcome Banner"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Help getting started' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.locator('[aria-label="dismiss cookie message"]').click();

  putMouseAway(page);
  const [first, ...others] = tours;
  await walk(page, 'Score Board', first?.deeds ?? []);
  await warning(page).waitFor();
  expect(await cards(page).count()).toBe(4);
  await picture(page, 'full-01-board');

  for (const { name, prepare, deeds, solves } of others) {
    await logOutQuietly(page);
    await prepare?.(page);
    await goToScoreBoard(page);
    await warning(page).getByText(name, { exact: false }).waitFor();
    await challengeCard(page, name)
      .getByRole('button', { name: `Tutorial for ${name}` })
      .click();
    await walk(page, `Full ${name}`, deeds);
    await expect.poll(() => solvedKeys(shop.url)).toContain(solves);
  }

  await page.getByText('You have finished all tutorials.').waitFor();
  await picture(page, 'full-02-done');
  await goToScoreBoard(page);
  await expect.poll(() => cards(page).count()).toBe(challengeCount);
  expect(await warning(page).count()).toBe(0);
  await page.locator('filter-settings').waitFor();
  await picture(page, 'full-03-board');

  // Whatever else is shown takes time with each press of a key.
  await page.evaluate(() => window.location.assign('#/score-board?categories=Miscellaneous'));
  const coding = page.locator('[id="codingChallengeTutorialButton"]');
  await unfold(coding);
  await coding.click();
  await walk(page, 'Coding Challenges', codingTour);
  expect(await hint(page).count()).toBe(0);
});
