import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { unfold } from '../range.ts';
import { focused, shopWithBrowser } from '../running-shop.ts';
import { chooseLines, chosenLines, codingButton, contentOf, cookie, openCoding, placesOfFixes } from './coding.ts';

// Finding the score board is a solve too, with confetti of its own.
const shop = shopWithBrowser({ data: null, config: 'challenges:\n  showSolvedNotifications: false\n' });
beforeEach(() => resetProgress(shop.url));

const name = 'Score Board';
const content = contentOf('scoreBoardChallenge');
const [right = 0] = content.vulnerableLines;
const wrong = content.snippet.split('\n').length;

async function openedDialog(options?: Parameters<typeof shop.open>[1]): Promise<Page> {
  const page = await shop.open('/#/score-board?categories=Miscellaneous', options);
  await openCoding(page, name);
  return page;
}

const verdict = (page: Page) => page.locator('[role=tabpanel]:visible [role=status]');
const confetti = (page: Page) => page.locator('body > canvas').count();

/** Finds the right lines, and points at the message, which leads on by itself otherwise. */
async function findRightLines(page: Page): Promise<void> {
  await chooseLines(page, content.vulnerableLines);
  await page.click('#findItSubmitButton');
  await verdict(page).hover();
  // Longer than it waits by itself.
  await page.waitForTimeout(2500);
  expect(await page.getByRole('tab', { name: /^Find It/ }).getAttribute('aria-selected')).toBe('true');
  expect(await confetti(page), 'confetti for those who prefer less motion').toBe(0);
  await page.getByRole('button', { name: 'Go to Fix It' }).click();
  await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
  expect(await focused(page)).toBe('coding-tab-fix-it');
}

/** Chooses a wrong fix and then the right one, and expects both to be explained. */
async function fix(page: Page): Promise<void> {
  const places = await placesOfFixes(page, content);
  expect([...places.keys()].toSorted()).toEqual(content.fixes.map((_, index) => index));
  const sent: (readonly [path: string, body: unknown])[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') {
      sent.push([new URL(request.url()).pathname, request.postDataJSON()]);
    }
  });
  const other = content.fixes.findIndex((_, index) => index !== content.correctFix);
  const plain = (text = '') => text.replaceAll('`', '');
  const radio = (index: number) => page.getByRole('radio').nth(places.get(index) ?? 0);

  await radio(other).check({ force: true });
  await page.click('#fixItSubmitButton');
  await expect
    .poll(() => page.locator('.warn-notification').textContent())
    .toBe(plain(content.fixes[other]?.explanation));
  await radio(content.correctFix).check({ force: true });
  expect(await page.locator('.warn-notification').count()).toBe(0);
  await page.click('#fixItSubmitButton');
  await expect
    .poll(() => page.locator('code-snippet .accent-notification').textContent())
    .toBe(plain(content.fixes[content.correctFix]?.explanation));
  expect(sent).toEqual(
    [other, content.correctFix].map((selectedFix) => ['/rest/range/coding/scoreBoardChallenge/fixes', { selectedFix }]),
  );
  expect(await page.locator('#fixItSubmitButton').isDisabled()).toBe(true);
  // At the end, every other one is explained as well (decision 111).
  const marks = page.getByRole('img', { name: 'This is not the right fix.' });
  await expect.poll(() => marks.count()).toBe(content.fixes.length - 1);
  expect(await page.getByRole('img', { name: 'This is the right fix.' }).count()).toBe(1);
  const { continueCode } = (await createClient(shop.url).get('/rest/continue-code-fixIt')).json();
  await expect.poll(() => cookie(page, 'continueCodeFixIt')).toBe(continueCode);
  await expect.poll(() => codingButton(page, name).locator('.badge-status').textContent()).toBe('2/2');
  // The tutorial uses the wrapper, everyone else the button.
  await page.locator('#fixItCloseButton').click();
  await page.locator('code-snippet').waitFor({ state: 'detached' });
}

describe('a coding challenge', () => {
  it('says at Find It what is wrong, with a hint from the second time on, hides it when the choice changes, omits lines that nobody has touched, and selects ranges but no line when text is selected for copying; it waits while the learner points at the first message, explains at Fix It a wrong fix and the right one, marks both, and stores its continue code', async () => {
    const page = await openedDialog();
    const bodies: (string | null)[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/scoreBoardChallenge/lines') && bodies.push(request.postData()),
    );
    await page.click('#findItSubmitButton');
    await expect.poll(() => verdict(page).textContent()).toContain('These are not the right lines');
    expect(await page.locator('.primary-notification').count()).toBe(0);
    await chooseLines(page, [wrong]);
    expect(await verdict(page).textContent()).toBe('');
    await chooseLines(page, [wrong]);
    for (const hint of content.hints) {
      await page.click('#findItSubmitButton');
      await expect.poll(() => page.locator('.primary-notification').textContent()).toBe(hint);
    }
    await page.click('#findItSubmitButton');
    await expect
      .poll(() => page.locator('.primary-notification').textContent())
      .toContain(`Line ${right} is responsible for this vulnerability or security flaw.`);
    expect(await page.getByRole('tab', { name: /^Fix It/ }).isDisabled()).toBe(true);
    expect(bodies.map((body) => JSON.parse(body ?? '')).slice(0, 2)).toEqual([{}, { selectedLines: [] }]);

    await page.click('#line3');
    await page.locator('#line6').click({ modifiers: ['Shift'] });
    expect(await chosenLines(page)).toEqual([3, 4, 5, 6]);
    await page.locator('#line3').click({ modifiers: ['Shift'] });
    expect(await chosenLines(page)).toEqual([]);
    const box = await page.locator('#line2 code').boundingBox();
    if (box === null) {
      throw new Error('The line is not shown.');
    }
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 8, { steps: 8 });
    await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('');
    await page.mouse.up();
    expect(await chosenLines(page)).toEqual([]);

    await findRightLines(page);
    await fix(page);
  });

  it('celebrates the right lines once, stores its continue code, and moves on to the fixes', async () => {
    const page = await openedDialog({ reducedMotion: 'no-preference' });
    await chooseLines(page, content.vulnerableLines);
    expect(await confetti(page)).toBe(0);
    await page.click('#findItSubmitButton');
    await expect.poll(() => verdict(page).textContent()).toContain('Right: these lines are to blame');
    await expect.poll(() => confetti(page)).toBe(1);
    expect(await page.locator('#findItSubmitButton').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
    const { continueCode } = (await createClient(shop.url).get('/rest/continue-code-findIt')).json();
    await expect.poll(() => cookie(page, 'continueCodeFindIt')).toBe(continueCode);
    expect(await cookie(page, 'continueCodeFixIt')).toBeUndefined();
    await expect.poll(() => codingButton(page, name).locator('.badge-status').textContent()).toBe('1/2');
  });
});

describe('by keyboard alone', () => {
  it('both steps can be solved, and the focus is never lost', { timeout: 90_000 }, async () => {
    const page = await shop.open('/#/score-board?categories=Miscellaneous');
    await codingButton(page, name).waitFor({ state: 'attached' });
    await unfold(codingButton(page, name));
    await codingButton(page, name).focus();
    await page.keyboard.press('Enter');
    await page.locator('#line1').waitFor();
    await expect.poll(() => focused(page)).toBe('coding-tab-find-it');
    await page.keyboard.press('Tab');
    // Only the lines scroll. Wherever the browser stops on the way, the next stop is a line.
    if ((await focused(page)) !== 'line1') {
      await page.keyboard.press('Tab');
    }
    expect(await focused(page)).toBe('line1');
    let line = 1;
    for (; line + 10 <= right; line += 10) {
      await page.keyboard.press('PageDown');
    }
    for (; line < right; line += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    expect(await chosenLines(page)).toEqual(content.vulnerableLines);
    await page.keyboard.press('Shift+ArrowUp');
    expect(await chosenLines(page)).toEqual([right - 1, right]);
    await page.keyboard.press('Space');
    expect(await chosenLines(page)).toEqual([right]);
    expect(await page.locator('#coding-tab-own-fix').count(), 'only code of the server can be mended').toBe(0);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('findItCloseButton');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('findItSubmitButton');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Go to Fix It');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('coding-tab-fix-it');
    const places = await placesOfFixes(page, content);
    await page.locator('#coding-tab-fix-it').focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('#line1').waitFor();
    // Longer than the delay after which a right answer leads on. Anyone who returns may stay.
    await page.waitForTimeout(2500);
    expect(await page.locator('#line1').isVisible()).toBe(true);
    expect(await focused(page)).toBe('coding-tab-find-it');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio').nth(0).focus();
    for (let place = 0; place < (places.get(content.correctFix) ?? 0); place += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page
      .getByRole('radio')
      .nth(places.get(content.correctFix) ?? 0)
      .focus();
    await page.keyboard.press('Space');
    await page.locator('#fixItSubmitButton').focus();
    await page.keyboard.press('Enter');
    await page.locator('code-snippet .accent-notification').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.locator('#fixItCloseButton button').focus();
    await page.keyboard.press('Enter');
    await page.locator('code-snippet').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(`${name}.codingChallengeButton`);
  });
});
