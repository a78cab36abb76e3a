import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersInAllLooks } from '../e2e/axe.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { builtPages, startBoard, type TestBoard } from './support/board.ts';
import { joinedLearner, solved } from './support/learner.ts';

/* The wall and the trainer's view, as a browser shows them, on a board with three learners. */

const hostile = '<img src=x onerror=ran()>';

let board: TestBoard;
let browser: Browser;
let wall: Page;
let trainer: Page;
let ada: Awaited<ReturnType<typeof joinedLearner>>;

beforeAll(async () => {
  [board, browser] = await Promise.all([startBoard({ pages: builtPages }), sharedBrowser()]);
  ada = await joinedLearner('Ada', board);
  const bob = await joinedLearner(hostile, board);
  await joinedLearner('=1+1', board);
  await bob.report(solved('scoreBoardChallenge'), { kind: 'stuck', challenge: 'loginAdminChallenge' });
  wall = await openPage(board.address, 1920, 1080);
  trainer = await openPage(board.ready().trainerUrl, 1366, 900);
}, 120_000);

afterAll(async () => {
  await closePages(browser);
  await board?.stop();
});

async function openPage(url: string, width: number, height: number): Promise<Page> {
  // The board's own policy would block the checker as well; `class.test.ts` looks at the policy.
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Tuesday' }).waitFor();
  return page;
}

/** Returns the row of a learner in the view that is shown. */
const row = (name: string) => trainer.getByRole('row').filter({ has: trainer.getByRole('rowheader', { name }) });

describe('the wall', () => {
  it('shows a solve within a second, and names as text', async () => {
    await wall.getByRole('listitem').filter({ hasText: hostile }).first().waitFor();
    const began = performance.now();
    await ada.report(solved('loginAdminChallenge'));
    await wall.getByRole('region', { name: 'Just solved' }).getByText('Login Admin').waitFor();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await wall.locator('img').count()).toBe(0);
  });

  it('shows the class as a whole when the trainer says so, without any name', async () => {
    await trainer.getByRole('combobox', { name: /^Wall/ }).selectOption('together');
    await wall.getByRole('region', { name: 'What we have solved' }).waitFor();
    expect(await wall.locator('main').textContent()).not.toContain('Ada');
    await trainer.getByRole('combobox', { name: /^Wall/ }).selectOption('ranking');
    await wall.getByRole('region', { name: 'Ranking' }).getByText('Ada').waitFor();
  });

  it('hides names when the trainer says so, while the trainer still sees them', async () => {
    await trainer.getByRole('button', { name: 'Hide names' }).click();
    await wall.getByRole('region', { name: 'Ranking' }).getByText('Learner 1').waitFor();
    expect(await wall.locator('main').textContent()).not.toContain('Ada');
    await row('Ada').waitFor();
    await trainer.getByRole('button', { name: 'Hide names' }).click();
    await wall.getByRole('region', { name: 'Ranking' }).getByText('Ada').waitFor();
  });

  it('says that the board is gone, keeps what it shows, and goes on when the board is back', async () => {
    await board.kill();
    await ada.report(solved('privacyPolicyChallenge'));
    await wall.getByRole('region', { name: 'Just solved' }).getByText('Privacy Policy', { exact: true }).waitFor();
    await wall.getByText('The board doesn’t answer').waitFor({ state: 'hidden' });
  });

  it.each([
    [1280, 720],
    [1920, 1080],
  ])('fits a projector of %i by %i pixels', async (width, height) => {
    await wall.setViewportSize({ width, height });
    const size = await wall.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([width, height]);
  });

  it('has no barrier', async () => {
    expect(await barriersInAllLooks(wall)).toEqual([]);
  });
});

describe('the trainer’s view', () => {
  it('puts those first who ask for help, and takes a call off the list', async () => {
    await trainer.getByRole('tab', { name: /Learners.*1 asks/ }).waitFor();
    expect(await trainer.getByRole('rowheader').first().textContent()).toContain(hostile);
    await row(hostile).getByText('Asks about Login Admin').waitFor();
    await row(hostile).getByRole('button', { name: 'Helped' }).click();
    await trainer.getByText('Asks about Login Admin').waitFor({ state: 'detached' });
  });

  it('announces to everybody, and opens a hint for all', async () => {
    await trainer.getByRole('textbox', { name: 'Announce to everybody' }).fill('Coffee\nis ready');
    await trainer.getByRole('button', { name: 'Send' }).click();
    await wall.getByText('Coffee').waitFor();
    await trainer.getByRole('combobox', { name: 'Challenge' }).selectOption('loginAdminChallenge');
    await trainer.getByRole('button', { name: 'Give hint 1 of 3' }).click();
    await trainer.getByText('1 is open to all').waitFor();
    expect((await board.trainer()).releasedHints).toMatchObject([{ challenge: 'loginAdminChallenge', upTo: 1 }]);
  });

  it('shows who solved what in a grid, by topic and over time', async () => {
    await trainer.getByRole('tab', { name: 'Grid' }).click();
    await row('Ada').locator('td[data-state=solved]').nth(1).waitFor();
    expect(await row('Ada').locator('td[data-state]').count()).toBe(2);
    await trainer.getByRole('tab', { name: 'Topics' }).click();
    await row('Whole class').waitFor();
    await trainer.getByRole('tab', { name: 'Timeline' }).click();
    await trainer.getByRole('img', { name: /^2 solves: / }).waitFor();
    await trainer.getByRole('tab', { name: 'Learners' }).click();
  });

  it('finds learners by their names', async () => {
    await trainer.getByRole('searchbox').fill('AD');
    await expect.poll(() => trainer.getByRole('rowheader').allInnerTexts()).toEqual([expect.stringContaining('Ada')]);
    await trainer.getByRole('searchbox').fill('');
  });

  it('makes the report in which no name is a formula', async () => {
    const [download] = await Promise.all([
      trainer.waitForEvent('download'),
      trainer.getByRole('button', { name: 'Workbook' }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
    expect(strings).toContain('<t>=1+1</t>');
    expect(strings).toContain('Login Admin');
    expect(
      Object.entries(files).some(([name, bytes]) => name.includes('sheet') && /<f[ >]/.test(strFromU8(bytes))),
    ).toBe(false);
  });

  it('asks before it takes a learner off the board', async () => {
    await row('=1+1')
      .getByRole('button', { name: /Remove/ })
      .click();
    await trainer.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect((await board.trainer()).learners).toHaveLength(3);
    await row('=1+1')
      .getByRole('button', { name: /Remove/ })
      .click();
    await trainer.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row('=1+1').waitFor({ state: 'detached' });
    expect((await board.trainer()).learners).toHaveLength(2);
  });

  it('has no barrier, with the view called Learners', async () => {
    await trainer.getByRole('tab', { name: 'Learners' }).click();
    expect(await barriersInAllLooks(trainer)).toEqual([]);
  });

  it.each(['Grid', 'Topics', 'Timeline'])('has no barrier in its view called %s', async (tab) => {
    await trainer.getByRole('tab', { name: tab }).click();
    expect(await barriersInAllLooks(trainer, '[role=tabpanel]')).toEqual([]);
  });
});
