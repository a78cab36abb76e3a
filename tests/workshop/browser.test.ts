import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../../shared/theme/tokens.ts';
import { chooseLanguage } from '../e2e/languages/choose-language.ts';
import { challengeCard, goToScoreBoard, solvedCards } from '../e2e/range.ts';
import { codeOf, idOf } from '../report/classroom.ts';
import { closePages, openPage, sharedBrowser } from '../support/browser.ts';
import { challengeCount } from '../support/challenge-counts.ts';
import { createClient } from '../support/client.ts';
import { type RunningCommand, runCommand } from '../support/shop.ts';
import { aProfile, example, serve } from './classroom.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

let browser: Browser;
let command: RunningCommand;
let url: string;
let port: number;
let page: Page;

const cards = () => page.locator('challenge-card .name').allTextContents();

beforeAll(async () => {
  port = await freePort();
  const profile = aProfile(`
name: Harbour "Days"
logo: workshop.svg
theme: blue-lightblue
port: ${port}
language: de_DE
tutorialsFirst: on
hints: off
challenges:
  names: [Score Board, DOM XSS, Login Admin, Login Jim]
ctf:
  flags: on
  key: harbour
`);
  cpSync(join(dirname(example), 'workshop.svg'), join(dirname(profile), 'workshop.svg'));
  const [served, launched] = await Promise.all([serve(profile), sharedBrowser()]);
  ({ url, command } = served);
  browser = launched;
  page = await openPage(browser, url);
  await page.locator('app-navbar').waitFor();
});

afterAll(async () => {
  await closePages(browser);
  command.child.kill('SIGTERM');
  await command.finished;
});

/** In the order in which a learner meets them: each test continues where the previous one ended. */
describe('a workshop profile', () => {
  test('sets the port', () => {
    expect(new URL(url).port).toBe(String(port));
  });

  test('sets name, logo and theme', async () => {
    expect(await page.title()).toBe('Harbour "Days"');
    const logo = page.getByRole('img', { name: 'Harbour "Days"' });
    await logo.waitFor();
    expect(
      await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    const painted = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--primary').trim());
    expect(painted).toBe(tokensOf('shop', 'light', 'blue-lightblue').primary);
    expect(painted).not.toBe(tokensOf('shop', 'light').primary);
  });

  test('sets the initial language of the interface, until another is chosen', async () => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
    await page.getByText('Alle Produkte').first().waitFor();
    await chooseLanguage(page, 'Polski');
    await page.reload();
    await page.locator('html[lang=pl-PL]').waitFor();
    await chooseLanguage(page, 'English');
  });

  test('greets in that language, under its name', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(url);
    const card = visitor.getByRole('dialog', { name: 'Willkommen bei Harbour "Days"!' });
    await card.getByText('voller Sicherheitslücken').waitFor();
    expect(await card.getByRole('link', { name: 'OWASP Juice Shop' }).count()).toBe(1);
    await visitor.context().close();
  });

  test('shows the flag of a solve, made with its key', async () => {
    await goToScoreBoard(page);
    const flag = createHmac('sha1', 'harbour').update('Score Board').digest('hex');
    await expect.poll(() => solvedCards(page).locator('code').textContent()).toBe(flag);
    await solvedCards(page).getByRole('button', { name: 'Close' }).click();
  });

  test('shows the tutorials first, and only the chosen ones', async () => {
    expect(await cards()).toEqual(['Score Board', 'DOM XSS']);
    expect(await page.locator('tutorial-mode-warning').textContent()).toContain('4');
  });

  test('then shows the chosen challenges, counts only these, and gives no hints', async () => {
    const tutorials = ['scoreBoardChallenge', 'localXssChallenge', 'loginAdminChallenge'] as const;
    await createClient(url).put(`/rest/continue-code/apply/${codeOf(tutorials.map(idOf))}`, {});
    await expect.poll(cards).toEqual(['Score Board', 'DOM XSS', 'Login Admin', 'Login Jim']);
    expect(await page.locator('#range-drawer-button').textContent()).toBe('3/4');
    expect(await challengeCard(page, 'Login Jim').getByRole('button', { name: /Hint/ }).count()).toBe(0);
  });

  test('only hides what was not chosen: it can be solved, and its record and id are unchanged', async () => {
    const closers = solvedCards(page).getByRole('button', { name: 'Close' });
    for (let left = await closers.count(); left > 0; left -= 1) {
      await closers.first().click();
    }
    const client = createClient(url);
    await client.get('/rest/qwertz');
    const { data } = (await client.get('/api/Challenges/')).json();
    expect(data).toHaveLength(challengeCount);
    expect(data.find(({ key }: { key: string }) => key === 'errorHandlingChallenge')).toMatchObject({
      id: idOf('errorHandlingChallenge'),
      solved: true,
    });
    // A visible one is solved after it. Once that is shown, the page has been told of both.
    await client.post('/rest/user/login', { email: "jim@juice-sh.op'--", password: 'x' });
    await expect.poll(() => page.locator('#range-drawer-button').textContent()).toBe('4/4');
    await expect.poll(() => solvedCards(page).count()).toBe(1);
    expect(await page.locator('.challenge-solved-toast').textContent()).toContain('Login Jim');
    expect(await page.locator('.challenge-solved-toast').textContent()).not.toContain('Error Handling');
    expect(await cards()).toHaveLength(4);
  });
});

test('a broken profile stops the command with every fault on a line of its own', async () => {
  const profile = aProfile('port: http\nhints: sometimes\n');
  const { code, output } = await runCommand(['--ephemeral', '--profile', profile]).finished;
  expect(output.trimEnd().split('\n')).toEqual([
    `The workshop profile ${profile} cannot be used:`,
    '  workshop.yml, line 1: port must be a whole number from 1 to 65535, not "http".',
    '  workshop.yml, line 2: hints must be on or off, not "sometimes".',
  ]);
  expect(code).toBe(1);
});
