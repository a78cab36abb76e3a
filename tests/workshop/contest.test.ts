import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { challengeCard, goToScoreBoard, solvedStamp } from '../e2e/range.ts';
import { closePages, openPage, sharedBrowser } from '../support/browser.ts';
import { challengeCount } from '../support/challenge-counts.ts';
import { createClient } from '../support/client.ts';
import type { RunningCommand } from '../support/shop.ts';
import { aProfile, serve } from './classroom.ts';

const built = join(import.meta.dirname, '../../dist/renderer');

let browser: Browser;
let command: RunningCommand;
let url: string;

beforeAll(async () => {
  const profile = aProfile('tutorials: off\ncodingChallenges: off\nhints: off\nhelp: off\n');
  const [served, launched] = await Promise.all([serve(profile), sharedBrowser()]);
  ({ url, command } = served);
  browser = launched;
});

afterAll(async () => {
  await closePages(browser);
  command.child.kill('SIGTERM');
  await command.finished;
});

describe('the server of a contest', () => {
  const client = createClient(() => url);

  test.each([
    ['the help', '/handbook/help/', 'handbook/help/help.html'],
    ['the help under its own name', '/handbook/help/help.html', 'handbook/help/help.html'],
    ['the help’s old address', '/help/', 'handbook/help/help.html'],
    ['the handbook', '/handbook/', 'handbook/handbook.css'],
    ['a lesson', '/handbook/http/', '../server/handbook/lessons/en/http.json'],
    ['the handbook as a book', '/handbook/book/', 'handbook/handbook.css'],
    ['what the handbook searches', '/handbook/search.json', 'handbook/search.json'],
    ['the script of the tutorials', '/tutorial.js', 'tutorial.js'],
  ])('serves the shop’s page where %s would be', async (_what, path, file) => {
    // Without this check, the test would prove nothing.
    expect([file, `${file}.br`].some((name) => existsSync(join(built, name)))).toBe(true);
    const { status, text } = await client.get(path);
    expect(status).toBe(200);
    expect(text).toBe((await client.get('/')).text);
  });

  test('mentions neither help nor handbook', () => {
    expect(command.output()).toContain('ready at');
    expect(command.output()).not.toContain('/handbook/');
  });

  test('has no code, and judges no answers', async () => {
    const key = 'loginAdminChallenge';
    expect((await client.get('/snippets')).json()).toEqual({ challenges: [] });
    expect((await client.get(`/snippets/${key}`)).status).toBe(404);
    expect((await client.get(`/snippets/fixes/${key}`)).status).toBe(404);
    expect((await client.post('/snippets/verdict', { key, selectedLines: [1] })).status).toBe(404);
    expect((await client.post('/snippets/fixes', { key, selectedFix: 0 })).status).toBe(404);
  });

  test('lists no lessons', async () => {
    expect((await client.get('/rest/range/lessons')).json()).toEqual({ data: { paths: [], lessons: [] } });
    expect((await client.get('/rest/range/lessons/http/requests')).status).toBe(404);
  });

  test('gives no hints', async () => {
    const [challenge] = (await client.get('/api/Challenges/?key=loginAdminChallenge')).json().data;
    expect([challenge.hint, challenge.hintUrl]).toEqual([null, null]);
    expect((await client.get('/rest/range/hints/loginAdminChallenge')).json()).toEqual({ hints: [] });
  });
});

describe('the screens of a contest', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, url);
    await page.locator('app-navbar').waitFor();
  });

  test('greet without offering a tutorial', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(url);
    const card = visitor.locator('app-welcome-banner');
    await card.getByRole('button', { name: 'Dismiss' }).waitFor();
    expect(await card.getByRole('button').count()).toBe(1);
    await visitor.context().close();
  });

  test('have no coding challenges, hints or tutorials on the score board, and count none', async () => {
    await createClient(url).login("' or 1=1--", 'anything');
    await goToScoreBoard(page);
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    const offers = page.locator('challenge-card').getByRole('button', { name: /Hint|Coding|tutorial/i });
    expect(await offers.count()).toBe(0);
    expect(await page.locator('coding-challenge-progress-score-card').count()).toBe(0);
    await page.locator('difficulty-overview-score-card .score', { hasText: `2/${challengeCount}` }).waitFor();
    expect(await challengeCard(page, 'Login Admin').textContent()).not.toContain('With Coding Challenge');
  });
});
