import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { resize } from '../visits.ts';
import { goTo, hint, hintAt, next, practice, startByAddress } from './tour.ts';
import { finish, logInWith } from './tours.ts';

const shop = sharedShopWithBrowser();

const search = '#searchQuery input';

/** Returns what the hint says about a near miss, as soon as it is about this. */
async function answerTo(page: Page, miss: string): Promise<string> {
  return (await hint(page).locator(`[data-near-miss=${miss}]`).textContent()) ?? '';
}

/** Leaves the tutorial, and waits until the range knows where. */
async function leave(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/rest/range/learner'));
  await page.locator('#cancelButton').click();
  await kept;
}

/** Leaves the tutorial with Escape from a field, whose text stays, and from nowhere. A menu closes first. */
async function leaveWithEscape(page: Page): Promise<void> {
  await page.fill(search, 'owasp');
  await page.press(search, 'Escape');
  await hint(page).waitFor({ state: 'detached' });
  expect(await page.inputValue(search)).toBe('owasp');
  await page.getByRole('button', { name: 'Resume' }).click();
  await hint(page).waitFor();
  await page.click('#navbarAccount');
  await page.locator('#navbarLoginButton').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#navbarLoginButton').waitFor({ state: 'hidden' });
  expect(await hint(page).count()).toBe(1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await hint(page).waitFor({ state: 'detached' });
}

/** Makes the page's profile like that of a browser which has only dismissed the banners. */
async function forgetAll(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^(?!welcomebanner|cookieconsent)/ });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

describe('a near miss', () => {
  it('in the search field is answered, in the hint and to screen readers, and put right where it is, also after the tutorial was left with Escape', async () => {
    const page = await startByAddress(shop, 'DOM XSS');
    await leaveWithEscape(page);
    await page.getByRole('button', { name: 'Resume' }).click();
    await hint(page).waitFor();
    await page.fill(search, '');
    await next(page);
    await hintAt(page, 2).waitFor();
    await page.fill(search, 'owsap');
    expect(await answerTo(page, 'typo')).toContain('You typed owsap Almost: 2 characters differ.');
    const said = page.locator('body > [aria-live=polite]', { hasText: 'You typed owsap.' });
    await expect.poll(() => said.textContent()).toContain('Almost: 2 characters differ.');
    await page.fill(search, 'owas');
    expect(await answerTo(page, 'unfinished')).toContain('The end is still missing.');
    // The step is over as soon as the word is there, and the learner goes on typing.
    await page.fill(search, 'owasp');
    await hintAt(page, 3).waitFor();
    await page.fill(search, 'owaspp');
    await page.press(search, 'Enter');
    const answer = await answerTo(page, 'extra');
    expect(answer).toContain('You typed owaspp Almost: there is one character too many.');
    expect(answer).toContain('The tutorial waits for owasp');
    await page.fill(search, 'owasp');
    await page.press(search, 'Enter');
    await hintAt(page, 4).waitFor();
    expect(await hint(page).locator('[data-near-miss]').count()).toBe(0);
    await finish(page, 'DOM XSS', 4);
  });

  it('in the address and in a form is answered, without giving away what has to be found out, and is not taken for done', async () => {
    const page = await startByAddress(shop, 'Exposed credentials');
    await hintAt(page, 2).waitFor();
    await hint(page).getByRole('button', { name: 'They are open' }).waitFor();
    await page.keyboard.press('F12');
    await hintAt(page, 3).waitFor();
    expect(await hint(page).getByRole('button', { name: 'They are open' }).count()).toBe(0);
    await next(page);
    await next(page);
    await hintAt(page, 5).waitFor();
    await goTo('logn')(page);
    expect(await answerTo(page, 'missing')).toContain('You opened logn Almost: one character is missing.');
    await goTo('login')(page);
    await hintAt(page, 6).waitFor();
    await page.fill('#email', 'Testing@juice-sh.op');
    expect(await answerTo(page, 'case')).toContain('Almost: upper and lower case matter here.');
    expect(await hint(page).textContent()).not.toContain('waits for');
    await page.fill('#email', 'testing@juice-sh.op');
    await hintAt(page, 7).waitFor();
    await page.fill('#password', 'IamUsedForTestng');
    const answer = await answerTo(page, 'missing');
    expect(answer).toContain('Almost: one character is missing.');
    // What a field hides is not shown elsewhere either.
    expect(answer).not.toContain('You typed');
    await page.fill('#password', 'IamUsedForTesting');
    await hintAt(page, 8).waitFor();
    await page.fill('#email', 'testing@juice-sh.opp');
    await page.click('#loginButton');
    await answerTo(page, 'extra');
    expect(await hintAt(page, 8).count()).toBe(1);
    await page.fill('#email', 'testing@juice-sh.op');
    await finish(page, 'Exposed credentials', 8);
  });
});

describe('a learner who comes back', () => {
  it('after a reload goes on at the last step that still holds', async () => {
    const page = await startByAddress(shop, 'Login Jim');
    await goTo('login')(page);
    await hintAt(page, 3).waitFor();
    await next(page);
    await next(page);
    await next(page);
    await goTo('search')(page);
    await hintAt(page, 7).waitFor();
    await goTo('login')(page);
    await hintAt(page, 8).waitFor();
    await page.fill('#email', 'jim@juice-sh.op');
    await hintAt(page, 9).waitFor();
    await page.fill('#password', 'wrong');
    await hintAt(page, 10).waitFor();
    await page.reload();
    await hintAt(page, 8).getByText('You are back at step 8').waitFor();
    // From elsewhere, too.
    await page.fill('#email', 'jim@juice-sh.op');
    await hintAt(page, 9).waitFor();
    await goTo('about')(page);
    await hint(page).getByRole('button', { name: 'Go back there' }).click();
    await hintAt(page, 8).getByText('You are back at step 8').waitFor();
    // Another day, in another browser.
    await leave(page);
    await forgetAll(page);
    await page.goto(`${shop.url}/?later#/hacking-instructor?challenge=Login%20Jim`);
    await hintAt(page, 2).getByRole('button', { name: 'Go on at step 8' }).click();
    await hintAt(page, 7).getByText('You are back at step 7').waitFor();
    // And after leaving the tutorial and logging in meanwhile.
    await leave(page);
    const token = await createClient(shop.url).login(practice, practice);
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    await page.getByRole('button', { name: 'Resume' }).click();
    await hintAt(page, 1).getByText('You are back at step 1').waitFor();
  });

  it('is told at once when a step no longer has what it builds on, and gets back by a button', async () => {
    const page = await startByAddress(shop, 'View Basket');
    await next(page);
    await logInWith(practice, practice)(page);
    await hintAt(page, 3).waitFor();
    await goTo('basket')(page);
    await hintAt(page, 4).waitFor();
    await goTo('about')(page);
    await hint(page).getByText('This step builds on step 3, which no longer holds.').waitFor();
    await hint(page).getByRole('button', { name: 'Go back to step 3' }).click();
    await hintAt(page, 3).waitFor();
    await goTo('basket')(page);
    await hintAt(page, 4).waitFor();
    await finish(page, 'View Basket', 4);
  });
});

describe('the place of a hint', () => {
  it('leaves what the step is about in view, below the bar and beside the hint', async () => {
    const page = await shop.open('/#/about');
    for (const [width, height] of [
      [1280, 480],
      [360, 640],
    ] as const) {
      await resize(page, width, height);
      await goTo('hacking-instructor?challenge=Password%20Strength')(page);
      await hintAt(page, 2).waitFor();
      await next(page);
      await next(page);
      await goTo('login')(page);
      await page.locator('#loginButton').waitFor();
      await page.fill('#email', 'admin@juice-sh.op');
      await hintAt(page, 6).waitFor();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.fill('#password', 'admin123');
      await hintAt(page, 11).waitFor();
      await expect.poll(() => page.evaluate(coveredBy, '#loginButton'), { message: `${width} px` }).toBe('nothing');
      if (width > 360) {
        await page.locator('#cancelButton').click();
      }
    }
    await finish(page, 'Password Strength', 11);
  });
});

/** Says what lies over the middle of an element, if it is in the window at all. */
function coveredBy(selector: string): string {
  const element = document.querySelector(selector);
  const box = element?.getBoundingClientRect();
  if (element === null || box === undefined || box.top < 0 || box.bottom > window.innerHeight) {
    return 'the window';
  }
  const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return above !== null && element.contains(above) ? 'nothing' : (above?.closest('[id]')?.id ?? 'something');
}
