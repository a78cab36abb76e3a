import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { resetProgress } from '../../exploits/support.ts';
import { barriersInAllLooks } from '../axe.ts';
import { unfold } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { resize, sidewaysOverflow } from '../visits.ts';
import { codingButton, contentOf } from './coding.ts';

/* A coding challenge from the first wrong line to the debrief, without a mouse. */

const shop = shopWithBrowser({
  data: null,
  config: 'challenges:\n  codingChallengesEnabled: always\n  showSolvedNotifications: false\n',
});
beforeEach(() => resetProgress(shop.url));

const verdict = (page: Page) => page.locator('[role=tabpanel]:visible [role=status]');

/** Opens a coding challenge on a board of its category only, since each card takes time to draw. */
async function opened(name: string, category: string): Promise<Page> {
  const page = await shop.open(`/#/score-board?categories=${encodeURIComponent(category)}`);
  await codingButton(page, name).waitFor({ state: 'attached' });
  await unfold(codingButton(page, name));
  await codingButton(page, name).focus();
  await page.keyboard.press('Enter');
  await page.locator('#line1').waitFor();
  return page;
}

/** Presses a key until an element that fits has the focus. */
async function moveTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let step = 0; step < 40 && !(await isThere()); step += 1) {
    await page.keyboard.press(key);
  }
  expect(await isThere(), `${selector} is reached by ${key}`).toBe(true);
}

/** Selects or leaves out a line, from the line that has the focus. */
async function toggle(page: Page, line: number): Promise<void> {
  await moveTo(page, '.lineMarker', 'Shift+Tab');
  await page.keyboard.press('Home');
  for (let step = 1; step < line; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
}

async function submit(page: Page, button: string): Promise<void> {
  await moveTo(page, button);
  await page.keyboard.press('Enter');
}

/** Finds the lines after three wrong tries. */
async function find(page: Page, key: ChallengeKey): Promise<void> {
  const { vulnerableLines, snippet } = contentOf(key);
  const wrong = snippet.split('\n').findIndex((_, index) => !vulnerableLines.includes(index + 1)) + 1;
  await moveTo(page, '.lineMarker');
  await toggle(page, wrong);
  await submit(page, '#findItSubmitButton');
  await expect.poll(() => verdict(page).textContent()).toContain('These are not the right lines');
  expect(await verdict(page).textContent()).not.toContain('They are among lines');
  await submit(page, '#findItSubmitButton');
  await expect.poll(() => verdict(page).textContent()).toContain('They are among lines');
  const block = await page
    .locator('[data-in-block]')
    .evaluateAll((lines) => lines.map(({ id }) => Number(id.slice(4))));
  expect(block).toEqual(expect.arrayContaining([...vulnerableLines]));
  expect(await verdict(page).textContent()).not.toContain('Why they are weak');
  await submit(page, '#findItSubmitButton');
  await expect.poll(() => verdict(page).textContent()).toContain('Why they are weak');
  await toggle(page, wrong);
  for (const line of vulnerableLines) {
    await toggle(page, line);
  }
  await submit(page, '#findItSubmitButton');
  await page.getByRole('button', { name: 'Go to Fix It' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
}

/** Tries the fixes one after the other, and returns how many were wrong. */
async function fix(page: Page): Promise<number> {
  for (let wrong = 0; ; wrong += 1) {
    await moveTo(page, '[name=fix]:checked', wrong === 0 ? 'Tab' : 'Shift+Tab');
    if (wrong > 0) {
      await page.keyboard.press('ArrowDown');
    }
    await submit(page, '#fixItSubmitButton');
    await expect.poll(() => verdict(page).textContent()).not.toBe('');
    if ((await page.locator('#coding-tab-fix-it').getAttribute('data-state')) === 'solved') {
      return wrong;
    }
    // What was said stays with its fix.
    expect(await page.locator('[id^=fix-note-]').count()).toBe(wrong + 1);
  }
}

/** Expects that every fix is explained once the right one was found. */
async function expectExplanations(page: Page, key: ChallengeKey): Promise<void> {
  const { fixes } = contentOf(key);
  await expect.poll(() => page.locator('[id^=fix-note-]').count()).toBe(fixes.length);
  const notes = (await page.locator('[id^=fix-note-]').allTextContents()).join('\n');
  for (const { explanation } of fixes) {
    expect(notes).toContain(explanation.replaceAll('`', '').slice(0, 60));
  }
}

describe('by keyboard alone', () => {
  // Code of the page is in steps.test.ts.
  it('learners get from the lines to the debrief of code of the server, and write a fix of their own, in a wide window and a narrow one', async () => {
    const page = await opened('Allowlist Bypass', 'Unvalidated Redirects');
    expect(await page.locator('#coding-tab-own-fix').isDisabled()).toBe(true);
    await find(page, 'redirectChallenge');
    await fix(page);
    await expectExplanations(page, 'redirectChallenge');

    await moveTo(page, '#coding-tab-fix-it', 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await moveTo(page, '.cm-content');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => verdict(page).textContent(), { timeout: 20_000 }).toContain('It does not hold yet.');
    expect(await verdict(page).textContent()).toContain('attacks got through');
    await page.locator('[data-check=redirectInQuery][data-passed=false]', { hasText: 'got through' }).waitFor();
    await page.locator('[data-check=redirectToPartners][data-passed=true]', { hasText: 'served' }).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await resize(page, 360);
    expect(await sidewaysOverflow(page)).toBe(0);

    const code = contentOf('redirectChallenge').snippet;
    await moveTo(page, '.cm-content', 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`${code}\n}`);
    await submit(page, '#ownFixRunButton');
    await expect.poll(() => verdict(page).textContent()).toContain('The code does not run.');

    await moveTo(page, '.cm-content', 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      code.replace('redirectTargets.some((target) => url.includes(target))', 'new Set(redirectTargets).has(url)'),
    );
    await submit(page, '#ownFixRunButton');
    await expect.poll(() => verdict(page).textContent()).toContain('It holds');
    expect(await page.locator('[data-check][data-passed=false]').count()).toBe(0);

    // Closing the dialog loses nothing.
    await page.keyboard.press('Escape');
    await codingButton(page, 'Allowlist Bypass').focus();
    await page.keyboard.press('Enter');
    await page.locator('#coding-tab-own-fix').click();
    await expect.poll(() => page.locator('.cm-content').textContent()).toContain('new Set(redirectTargets)');
  });
});
