import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Hashids from 'hashids';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { challengeCard, goToScoreBoard, unfold } from '../range.ts';
import { focused } from '../running-shop.ts';
import { logInAs } from '../visits.ts';
import { putMouseAway, takeMouse } from './keyboard.ts';
import { hint, pictures, practice, walk, walkInside } from './tour.ts';
import { codingTour, type Tour, tours } from './tours.ts';

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

/** Makes a tutorial begin as it does for a learner who returns another day, logged in or not. Whoever is logged in already goes on. */
async function returnAs(page: Page, { isLoggedIn = false }: Tour): Promise<void> {
  if (!isLoggedIn) {
    await logOutQuietly(page);
  } else if (!(await page.evaluate(() => localStorage.getItem('token') !== null))) {
    await logInAs(page, practice, practice);
  }
}

async function logOutQuietly(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('token');
    sessionStorage.clear();
  });
  await page.context().clearCookies({ name: 'token' });
  await page.reload();
}

/** A tutorial with fields and with menus inside menus. The others are taken with the mouse. */
const byKeyboard = 'Privacy Policy';

/** A tutorial about the bar and a form, whose hints must stay inside a narrow window. */
const narrow = 'Login Bender';

/**
 * Tutorials that hint.test.ts and answers.test.ts finish, and one whose steps are those of Login Bender in other words: answers.test.ts takes
 * the first ten.
 */
const elsewhere: readonly string[] = [
  'DOM XSS',
  'Bonus Payload',
  'Exposed credentials',
  'Password Strength',
  'View Basket',
  'Forged Feedback',
  'Login Jim',
];

/** Solves a challenge by its continue code (api-learning.md 6). */
async function solveByCode(key: ChallengeKey): Promise<void> {
  const client = createClient(shop.url);
  const [{ id }] = (await client.get(`/api/Challenges/?key=${key}`)).json().data;
  const hashids = new Hashids('this is my salt', 60, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890');
  const { status } = await client.put(`/rest/continue-code/apply/${hashids.encode(id)}`, {});
  expect(status, key).toBe(200);
}

/** Takes all steps of a tutorial, as it was begun on the score board. */
async function complete(page: Page, { name, deeds }: Tour): Promise<void> {
  (name === byKeyboard ? putMouseAway : takeMouse)(page);
  if (name === narrow) {
    await page.setViewportSize({ width: 360, height: 640 });
    await walkInside(page, `Full ${name}`, deeds);
    await page.setViewportSize({ width: 1280, height: 720 });
  } else {
    await walk(page, `Full ${name}`, deeds);
  }
}

it('a learner gets from the welcome banner through tutorials of every kind, by mouse, by keyboard and in a narrow window, to the full range', {
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
  await expect.poll(() => focused(page)).toBe('hacking-instructor');
  expect(await page.evaluate(() => document.cookie)).toContain('welcomebanner_status=dismiss');
  await page.locator('[aria-label="dismiss cookie message"]').click();

  putMouseAway(page);
  const [first, ...others] = tours;
  await walk(page, 'Score Board', first?.deeds ?? []);
  await warning(page).waitFor();
  expect(await cards(page).count()).toBe(4);
  await picture(page, 'full-01-board');

  for (const tour of others) {
    const { name, solves } = tour;
    if (elsewhere.includes(name)) {
      await solveByCode(solves);
      continue;
    }
    await returnAs(page, tour);
    await goToScoreBoard(page);
    await warning(page).getByText(name, { exact: false }).waitFor();
    await challengeCard(page, name)
      .getByRole('button', { name: `Tutorial for ${name}` })
      .click();
    await complete(page, tour);
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
  putMouseAway(page);
  await walk(page, 'Coding Challenges', codingTour);
  expect(await hint(page).count()).toBe(0);
});
