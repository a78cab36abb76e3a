import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { repository } from '../../build/paths.ts';
import { buildCodingChallenges } from '../../build/snippets/build-coding-challenges.ts';
import { createClient } from '../support/client.ts';
import type { Scenery } from './sceneries.ts';

/**
 * Finds the score board, and solves what the range's sceneries show: a challenge with a debrief and its weak lines, and a coding challenge that
 * is half done.
 */
export async function prepareRange(url: string): Promise<void> {
  const { challenges } = buildCodingChallenges(join(repository, 'resources'));
  const client = createClient(url);
  // The shop takes the request for this pixel as proof of a visit.
  await client.get('/assets/public/images/padding/1px.png');
  await client.login("' or 1=1--", 'anything');
  for (const key of [
    'loginAdminChallenge',
    'loginJimChallenge',
    'loginBenderChallenge',
    'scoreBoardChallenge',
  ] as const) {
    await client.post('/snippets/verdict', { key, selectedLines: challenges[key]?.vulnerableLines });
  }
}

/** Changes what the range keeps for its learner, as the page would, and shows it. */
async function learn(page: Page, change: object): Promise<void> {
  const body = JSON.stringify(change);
  await page.evaluate(async (changed) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('rest/range/learner', { method: 'POST', headers, body: changed });
  }, body);
  await page.reload();
}

const drawer = '[aria-label="The range"]';
const board = { who: 'customer', route: () => 'score-board', shows: 'challenge-card', inWindow: true } as const;
const anywhere = { who: 'customer', route: () => 'about', shows: 'main h1', inWindow: true } as const;

async function openDrawer(page: Page): Promise<void> {
  await page.locator('#range-drawer-button').click();
  await page.locator(drawer).waitFor();
}

const forgetDrawer = (page: Page) => learn(page, { pinned: null, views: { drawer: null } });

const forgetBoard = (page: Page) => learn(page, { views: { scoreBoard: null } });

const pin = {
  pinned: 'loginAdminChallenge',
  openedHints: { loginAdminChallenge: 2 },
  notes: { loginAdminChallenge: 'The error names the table.', loginJimChallenge: 'Same form, other email.' },
};

const history = {
  who: 'customer',
  route: () => 'workbench?part=history',
  shows: '#workbench-history[aria-selected=true]',
} as const;

/** Records what a learner does first: searches, and a login that should not work. */
async function recordSome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText('Waiting for requests').waitFor();
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const logIn = (email: string) =>
      fetch('rest/user/login', { method: 'POST', headers, body: JSON.stringify({ email, password: 'secret' }) });
    for (const text of ['apple', 'melon', "'))--", "qwert')) union select 1,2,3,4,5,6,7,8,9 from users--"]) {
      await fetch(`rest/products/search?q=${encodeURIComponent(text)}`);
    }
    await fetch('ftp/legal.md');
    await logIn('jim@juice-sh.op');
    await logIn("' or 1=1--");
  });
  await page.getByRole('grid', { name: 'History' }).getByRole('row').filter({ hasText: 'POST' }).nth(1).waitFor();
}

/** Chooses the last login, marks it and notes why. */
async function noteLogin(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'History' }).getByRole('row').filter({ hasText: 'POST' }).first().click();
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  await page.getByLabel('Note', { exact: true }).fill('Logs in without a password');
  await page.getByRole('region', { name: 'Response' }).getByText('200 OK').first().waitFor();
}

/** Leaves no recording behind, as the page would. */
async function forgetHistory(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const body = JSON.stringify({ on: false });
    await fetch('rest/range/workbench/history/record', { method: 'POST', body });
    await fetch('rest/range/workbench/history/clear', { method: 'POST', body: '{}' });
  });
}

const welcome = { name: 'welcomebanner_status', value: 'dismiss' };

async function startTutorial(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/?tour#/hacking-instructor?challenge=DOM%20XSS`);
  await page.locator('#hacking-instructor').waitFor();
}

const leaveTutorial = (page: Page) => page.locator('#cancelButton').click();

/** What a learner sees before the score board is found. These come first, since other sceneries find it. */
export const newcomerSceneries: readonly Scenery[] = [
  { ...anywhere, who: 'visitor', name: 'range-drawer-newcomer', prepare: openDrawer, tidy: forgetDrawer },
  {
    ...anywhere,
    who: 'visitor',
    name: 'range-welcome',
    prepare: async (page) => {
      await page.context().clearCookies({ name: welcome.name });
      await page.reload();
      await page.locator('app-welcome-banner').waitFor();
    },
    tidy: async (page) => {
      await page.context().addCookies([{ ...welcome, url: new URL(page.url()).origin }]);
      await page.reload();
    },
  },
];

/** The range's own states. */
export const rangeSceneries: readonly Scenery[] = [
  { ...anywhere, name: 'range-drawer-open', prepare: openDrawer, tidy: forgetDrawer },
  {
    ...anywhere,
    name: 'range-drawer-pinned',
    prepare: async (page) => {
      await learn(page, pin);
      await openDrawer(page);
      await page.locator(drawer).getByText('Hint 2 of').waitFor();
    },
    tidy: forgetDrawer,
  },
  {
    ...anywhere,
    name: 'range-drawer-search',
    prepare: async (page) => {
      await openDrawer(page);
      await page
        .locator(drawer)
        .getByRole('button', { name: /^Decoy internet/ })
        .click();
      await page.locator(drawer).getByRole('searchbox').fill('eslint-scope');
      await page
        .locator(drawer)
        .getByRole('link', { name: /^Weak Links/ })
        .first()
        .waitFor();
    },
    tidy: forgetDrawer,
  },
  {
    ...anywhere,
    name: 'range-palette',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('admin');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    ...anywhere,
    name: 'range-shortcuts',
    prepare: async (page) => {
      await page.locator('#content').focus();
      await page.keyboard.type('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    ...anywhere,
    name: 'range-outward',
    prepare: async (page) => {
      await page.getByRole('link', { name: /Reddit/ }).click();
      await page.getByRole('dialog', { name: 'This link leads out of the range' }).waitFor();
    },
  },
  { ...board, name: 'range-board-cards', tidy: forgetBoard },
  {
    ...board,
    name: 'range-board-folded',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^1 star/ }).click();
      await page.getByRole('button', { name: /^3 stars/ }).click();
    },
    tidy: forgetBoard,
  },
  {
    ...board,
    name: 'range-board-solved-unfolded',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^\d+ solved$/ })
        .first()
        .click(),
    tidy: forgetBoard,
  },
  {
    ...board,
    name: 'range-board-list',
    prepare: async (page) => {
      await learn(page, { views: { scoreBoard: { layout: 'list', grouping: 'topic' } } });
      await page.locator('challenge-card').first().waitFor();
      await page.getByRole('button', { name: 'DOM XSS', exact: true }).click();
    },
    tidy: forgetBoard,
  },
  {
    ...board,
    name: 'range-debrief',
    route: () => 'score-board?debrief=loginAdminChallenge',
    shows: '[role=dialog] section',
  },
  { ...board, name: 'range-summary', route: () => 'score-board?summary', shows: 'article', inWindow: false },
  {
    ...board,
    name: 'range-fix-it',
    prepare: async (page) => {
      await page.locator('[id="Score Board.codingChallengeButton"]').dispatchEvent('click');
      await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
    },
  },
  { ...history, name: 'range-history-empty', tidy: forgetHistory },
  {
    ...history,
    name: 'range-history-waiting',
    prepare: (page) => page.getByRole('button', { name: 'Start recording' }).click(),
    tidy: forgetHistory,
  },
  { ...history, name: 'range-history-list', prepare: recordSome, tidy: forgetHistory },
  {
    ...history,
    name: 'range-history-chosen',
    prepare: async (page) => {
      await recordSome(page);
      await noteLogin(page);
    },
    tidy: forgetHistory,
  },
  {
    ...history,
    name: 'range-history-compare',
    inWindow: true,
    prepare: async (page) => {
      await recordSome(page);
      const logins = page.getByRole('grid', { name: 'History' }).getByRole('row').filter({ hasText: 'POST' });
      await logins.nth(0).getByRole('checkbox').check();
      await logins.nth(1).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Compare two' }).click();
      await page.getByRole('dialog').getByText('401 Unauthorized').waitFor();
    },
    tidy: forgetHistory,
  },
  {
    ...history,
    name: 'range-history-closed',
    prepare: async (page) => {
      const error = 'The history is for the machine on which the shop runs.';
      await page.route('**/workbench/history', (route) =>
        route.fulfill({ status: 403, json: { status: 'error', error } }),
      );
      await page.reload();
      await page.getByText('The history is not open here.').waitFor();
    },
    tidy: async (page) => {
      await page.unroute('**/workbench/history');
    },
  },
  { ...anywhere, name: 'range-tutorial', prepare: startTutorial, tidy: leaveTutorial },
  {
    ...anywhere,
    name: 'range-tutorial-near-miss',
    prepare: async (page) => {
      await startTutorial(page);
      await page.locator('#hacking-instructor').getByRole('button', { name: 'Next' }).click();
      await page.locator('#hacking-instructor[data-step="2"]').waitFor();
      await page.fill('#searchQuery input', 'owsap');
      await page.locator('[data-near-miss]').waitFor();
    },
    tidy: leaveTutorial,
  },
  {
    ...anywhere,
    name: 'range-shop-gone',
    // Neither connects nor answers when the page asks.
    prepare: async (page) => {
      await page.route(/socket\.io\/\?/, (route) => route.abort());
      await page.route(/\/$/, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
      await page.reload();
      await page.getByText('The shop has stopped.').waitFor();
    },
    tidy: async (page) => {
      await page.unrouteAll();
      await page.reload();
    },
  },
  {
    ...anywhere,
    name: 'range-lost-page',
    prepare: async (page) => {
      await page.goto(`${new URL(page.url()).origin}/foo/bar`);
      await page.locator('main img').waitFor();
    },
    tidy: async (page) => {
      await page.goto(`${new URL(page.url()).origin}/#/403`);
    },
  },
];
