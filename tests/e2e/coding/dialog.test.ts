import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { holdBack, loseAnswers, sidewaysOverflow } from '../visits.ts';
import { chooseLines, codingButton, contentOf, cookie, findLines, openCoding } from './coding.ts';

const shop = shopWithBrowser({ data: null, config: 'challenges:\n  codingChallengesEnabled: always\n' });
beforeEach(() => resetProgress(shop.url));

const name = 'Login Admin';
const content = contentOf('loginAdminChallenge');

/** Opens a board of a few cards only, since each takes time to draw. */
function board(options?: Parameters<typeof shop.open>[1]): Promise<Page> {
  return shop.open('/#/score-board?categories=Injection&difficulties=2', options);
}

const solve = async (step: 'find' | 'fix') => {
  const client = createClient(shop.url);
  const key = 'loginAdminChallenge';
  const { status } = await (step === 'find'
    ? client.post('/snippets/verdict', { key, selectedLines: content.vulnerableLines })
    : client.post('/snippets/fixes', { key, selectedFix: content.correctFix }));
  expect(status).toBe(200);
};

describe('the dialog of a coding challenge', () => {
  it('is named after its challenge, shows the code as it is served, is not closed by a click beside it, and keeps nobody out of either step', async () => {
    const page = await board();
    await openCoding(page, name);
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('heading').first().textContent()).toBe(`Coding Challenge: ${name}`);
    const lines = await page.locator('#code-area #code .lineMarker code').allTextContents();
    expect(lines.map((line) => line.trimEnd()).join('\n')).toBe(content.snippet);
    expect(await page.locator('#line2').getAttribute('aria-checked')).toBe('false');
    await page.click('#line2');
    expect(await page.getByRole('checkbox', { name: /^2 / }).getAttribute('aria-checked')).toBe('true');
    await page.mouse.click(5, 300);
    expect(await dialog.isVisible()).toBe(true);

    await page.click('#findItSubmitButton');
    await page.getByText('These are not the right lines').waitFor();
    expect(await barriers(page, '[role=dialog]')).toEqual([]);
    await page.click('#line2');
    await findLines(page, content);
    await page.click('#fixItSubmitButton');
    await page.locator('code-snippet :is(.warn-notification, .accent-notification)').waitFor();
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await page.click('#findItCloseButton >> visible=true');
    await dialog.waitFor({ state: 'detached' });
  });

  it('keeps choices when the step changes, compares side by side or line by line, as the cookie says, leaves out unchanged lines, and knows what is solved until that is reset', async () => {
    await solve('find');
    const page = await board();
    await openCoding(page, name);
    expect(await cookie(page, 'code-fixes-component-format')).toBe('LineByLine');
    expect(await codingButton(page, name).locator('.badge-status').textContent()).toBe('1/2');
    await page.getByRole('tab', { name: /^Fix It/ }).click();
    await page.getByRole('radio').nth(2).check({ force: true });
    await page.getByRole('tab', { name: /^Find It/ }).click();
    expect(await page.locator('#findItSubmitButton').isDisabled()).toBe(true);
    await page.getByRole('tab', { name: /^Fix It/ }).click();
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
    expect(await page.locator('#line-by-line').getAttribute('class')).toContain('active');
    expect(await page.locator('#td-left-compare-container').count()).toBe(0);
    await page.click('#side-by-side');
    expect(await cookie(page, 'code-fixes-component-format')).toBe('SideBySide');
    const left = page.locator('#td-left-compare-container');
    const leftLines = await left.locator('code').allTextContents();
    expect(leftLines.map((line) => line.trimEnd()).join('\n')).toBe(content.snippet);
    const rows = () => page.locator('[id^=td-] .insert-row, [id^=td-] .delete-row').count();
    const changed = await rows();
    expect(changed).toBeGreaterThan(0);
    await page.locator('#showDiffs').check();
    expect(await left.locator('code').count()).toBeLessThan(leftLines.length);
    expect(await rows()).toBe(changed);
    await page.click('#findItCloseButton >> visible=true');
    await openCoding(page, name);
    await page.getByRole('tab', { name: /^Fix It/ }).click();
    expect(await page.locator('#side-by-side').getAttribute('aria-pressed')).toBe('true');

    // What another page solves is learnt at once, and what is forgotten after a reload.
    expect(await page.locator('#fixItSubmitButton').isDisabled()).toBe(false);
    await solve('fix');
    await expect.poll(() => page.locator('#fixItSubmitButton').isDisabled()).toBe(true);
    await page.click('#fixItCloseButton');
    await resetProgress(shop.url);
    await page.reload();
    await openCoding(page, name);
    const fixIt = page.getByRole('tab', { name: /^Fix It/ });
    expect(await fixIt.textContent()).toContain('locked');
    expect(await fixIt.isDisabled()).toBe(true);
    expect(await page.locator('#findItSubmitButton').isDisabled()).toBe(false);
  });
});

describe('a coding challenge that does not load', () => {
  it('says that there is none, that it is loading, or that the shop does not respond, and tries again', async () => {
    const page = await board();
    const path = /\/coding\/loginAdminChallenge$/;
    const error = 'No code challenge for challenge key: loginAdminChallenge';
    await page.route(path, (route) => route.fulfill({ status: 404, json: { status: 'error', error } }));
    await codingButton(page, name).click();
    await page.getByRole('alert').getByText('There is no code for this challenge.').waitFor();
    await page.getByText(error).waitFor();
    await page.click('#findItCloseButton');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.unroute(path);

    await loseAnswers(page, path);
    const release = await holdBack(page, path);
    await codingButton(page, name).click();
    await page.locator('pre > code', { hasText: 'Loading code snippet...' }).waitFor();
    release();
    await page.getByRole('alert').getByText('The shop did not answer').waitFor();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#line1').waitFor();
  });

  it('accepts an answer again that did not arrive, and stays at the first step where there are no fixes', async () => {
    const page = await board();
    await page.route(/\/coding\/\w+\/fixes$/, (route) =>
      route.fulfill({ status: 404, json: { error: 'No fixes found' } }),
    );
    await openCoding(page, name);
    await loseAnswers(page, /\/coding\/\w+\/lines$/);
    await chooseLines(page, [1]);
    await page.click('#findItSubmitButton');
    await page.getByRole('status').getByText('The shop did not answer').waitFor();
    await page.unroute(/\/coding\/\w+\/lines$/);
    await page.click('#findItSubmitButton');
    await page.getByText('These are not the right lines').waitFor();

    await chooseLines(page, [1, ...content.vulnerableLines]);
    await page.click('#findItSubmitButton');
    await page.getByText('Right: these lines are to blame.', { exact: true }).waitFor();
    await page.getByText('There are no fixes to choose from').waitFor();
    expect(await page.getByRole('tab', { name: /^Fix It/ }).isDisabled()).toBe(true);
  });

  it('requests the fixes once more where they could not be loaded', async () => {
    const page = await board();
    await loseAnswers(page, /\/coding\/\w+\/fixes$/);
    await openCoding(page, name);
    await chooseLines(page, content.vulnerableLines);
    await page.click('#findItSubmitButton');
    await page.getByText('The fixes could not be loaded').waitFor();
    await page.unroute(/\/coding\/\w+\/fixes$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
  });
});

describe('appearance', () => {
  it('fits the smallest window: nothing sideways, buttons in sight, line by line', async () => {
    await solve('find');
    const page = await board({ viewport: { width: 320, height: 568 } });
    await openCoding(page, name);
    const inSight = async (id: string) => {
      const box = await page.locator(id).boundingBox();
      expect(box, id).not.toBeNull();
      expect((box?.x ?? 0) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 320, id).toBe(true);
      expect((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(568);
    };
    await page.getByRole('tab', { name: /^Find It/ }).click();
    await inSight('#findItSubmitButton');
    await page.getByRole('tab', { name: /^Fix It/ }).click();
    await page.click('#fixItSubmitButton');
    await page.locator('code-snippet :is(.warn-notification, .accent-notification)').waitFor();
    await inSight('#fixItSubmitButton');
    expect(await page.locator('#side-by-side').isVisible()).toBe(false);
    expect(await sidewaysOverflow(page)).toBe(0);
    const scrolling = page.locator('[role=tabpanel]:visible > *');
    expect(await scrolling.evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth))).toEqual([
      0, 0,
    ]);
  });
});
