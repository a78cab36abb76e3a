import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileWithClass } from '../../shared/workshop/profile-file.ts';
import { barriersInAllLooks } from '../e2e/axe.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { aProfile } from '../workshop/classroom.ts';
import { eventually, startBoard, type TestBoard } from './support/board.ts';
import { joinedLearner } from './support/learner.ts';

/* What a learner sees of a class, in a shop under the class's profile. In the order in which it happens: each test continues where the last one ended. */

let board: TestBoard;
let browser: Browser;
let shop: RunningShop;
let data: string;
let page: Page;

beforeAll(async () => {
  board = await startBoard();
  await joinedLearner('Ada', board);
  data = mkdtempSync(join(tmpdir(), 'class-learner-'));
  const profile = aProfile(profileWithClass(null, board.ready().part));
  [shop, browser] = await Promise.all([
    startShop({ flags: ['--profile', profile], data: join(data, 'shop') }),
    launchBrowser(),
  ]);
  page = await openPage(browser, shop.url);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await board?.stop();
  rmSync(data, { recursive: true, force: true });
});

const grace = async () => (await board.trainer()).learners.find(({ name }) => name === 'Grace');
const question = () => page.getByRole('region', { name: 'Report to the class “Tuesday”?' });
const section = () => page.getByRole('region', { name: 'Class', exact: true });

describe('a learner in a class', () => {
  it('is asked once, is told what is sent to whom, and may choose to send nothing', async () => {
    await question().getByText('Your trainer sees this under your name.').waitFor();
    expect(await question().getByRole('listitem').allTextContents()).toContain(board.address);
    expect(await barriersInAllLooks(page, 'section:has([autocomplete=nickname])')).toEqual([]);
    await question().getByRole('button', { name: 'Send nothing' }).click();
    await question().waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('#range-drawer-button').click();
    await section().getByText('Your range sends nothing to the class.').waitFor();
    expect((await board.trainer()).learners).toHaveLength(1);
  });

  it('may join after all, under a name that nobody else has', async () => {
    await section().getByRole('button', { name: 'Join after all' }).click();
    await section().getByRole('textbox', { name: 'Your name, or any other' }).fill('Ada');
    await section().getByRole('button', { name: 'Join', exact: true }).click();
    await section().getByText('Somebody else has joined under this name.').waitFor();
    await section().getByRole('textbox', { name: 'Your name, or any other' }).fill('Grace');
    await section().getByRole('button', { name: 'Join', exact: true }).click();
    await section().getByText('as Grace.').waitFor();
    await eventually(grace, (learner) => learner?.isConnected === true);
    expect(await barriersInAllLooks(page, 'section[aria-label=Class]')).toEqual([]);
  });

  it('calls the trainer, and takes the call back', async () => {
    await section().getByRole('combobox', { name: 'Call the trainer about' }).selectOption({ label: 'Login Admin' });
    await section().getByRole('button', { name: 'I am stuck' }).click();
    await section().getByText('Your trainer knows that you are stuck with Login Admin.').waitFor();
    await eventually(grace, (learner) => learner?.stuck?.challenge === 'loginAdminChallenge');
    await section().getByRole('button', { name: 'I can go on' }).click();
    await eventually(grace, (learner) => learner?.stuck === null);
  });

  it('reads what the trainer announces, once', async () => {
    await board.order({ order: 'announce', text: 'Coffee <b>is</b> ready' });
    const news = page.getByRole('status').filter({ hasText: 'Coffee <b>is</b> ready' });
    await news.waitFor();
    await news.getByRole('button', { name: 'Close' }).click();
    await news.waitFor({ state: 'detached' });
  });

  it('gets a hint that the trainer has opened for everybody', async () => {
    await board.order({ order: 'releaseHint', challenge: 'loginAdminChallenge', upTo: 2 });
    await page.getByText('Your trainer has opened hint 2 of Login Admin for everybody.').waitFor();
    // The link would give away where the score board is.
    expect(await page.getByRole('link', { name: 'Show the hint' }).count()).toBe(0);
    await page.evaluate(() => window.location.assign('#/score-board'));
    await page.getByRole('link', { name: 'Show the hint' }).click();
    await eventually(grace, (learner) => learner?.hints.loginAdminChallenge === 2);
  });

  it('hands in the backup with one click', async () => {
    await section().getByRole('button', { name: 'Hand in' }).click();
    await section()
      .getByText(/^Handed in at/)
      .waitFor();
    await eventually(grace, (learner) => learner?.handedInAt !== null);
    expect(await board.board.handedIn()).toMatchObject([
      { name: 'Grace', text: expect.stringContaining('"version":1') },
    ]);
  });

  it('forgets the class, after reading what is lost, and is asked anew', async () => {
    await section().locator('summary', { hasText: 'Forget class' }).click();
    await section().getByText('Your range forgets your name on the board').waitFor();
    expect(readdirSync(join(data, 'shop-class'))).toHaveLength(1);
    await section().getByRole('button', { name: 'Forget class' }).click();
    await section().getByText('Report to the class “Tuesday”?').waitFor();
    expect(readdirSync(join(data, 'shop-class'))).toEqual([]);
    await eventually(grace, (learner) => learner?.isConnected === false);
    // The name stays bound to the key that is lost.
    await section().getByRole('textbox', { name: 'Your name, or any other' }).fill('Grace');
    await section().getByRole('button', { name: 'Join', exact: true }).click();
    await section().getByText('Somebody else has joined under this name.').waitFor();
  });
});
