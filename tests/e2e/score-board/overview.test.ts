import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { historyOf } from '../../api/range/workbench-history.ts';
import { resetProgress } from '../../exploits/support.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { barriers, barriersInAllLooks } from '../axe.ts';
import { contentOf } from '../coding/coding.ts';
import { challengeCard, forgetBoard, solvedStamp, unfold } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';

const shop = sharedShopWithBrowser();

const wide = { viewport: { width: 1440, height: 900 } };
const top = (box: { readonly y: number } | null) => Math.round(box?.y ?? Number.NaN);

describe('the overview of all challenges', () => {
  it('is short, begins on the first screen, keeps folded cards in the document, says what is next and why, and leads there, also from an address', async () => {
    await resetProgress(shop.url);
    // What was solved before is folded.
    await createClient(shop.url).get('/assets/public/images/padding/1px.png');
    const page = await shop.open('/#/score-board', wide);
    const cards = page.locator('challenge-card');
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    await cards.first().waitFor();
    expect(await cards.count()).toBe(challengeCount);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
    // Unsolved challenges come first, and what was solved before is folded.
    expect(await cards.first().locator('.name').textContent()).toBe('DOM XSS');
    expect(await challengeCard(page, 'Score Board').isVisible()).toBe(false);
    await page.getByRole('button', { name: '1 solved', exact: true }).click();
    expect(await challengeCard(page, 'Score Board').isVisible()).toBe(true);
    await page.getByRole('button', { name: /^1 star 1 of \d+ solved$/ }).click();
    expect(await challengeCard(page, 'DOM XSS').isVisible()).toBe(false);
    // The browser's own search unfolds what it finds.
    await unfold(challengeCard(page, 'Login Bender'));
    expect(await challengeCard(page, 'Login Bender').isVisible()).toBe(true);

    await page.getByRole('button', { name: /^1 star/ }).click();
    for (const [width, height] of [
      [1440, 900],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(top(await cards.first().boundingBox()), `${width} px`).toBeLessThan(height - 80);
      expect(await sidewaysOverflow(page)).toBe(0);
    }

    await page.setViewportSize(wide.viewport);
    const next = page.getByRole('navigation', { name: 'Next for you' });
    await next.getByText('A tutorial guides you through it.').waitFor();
    await next.getByRole('link', { name: 'Show: DOM XSS' }).click();
    await page.locator('challenge-card[data-key=localXssChallenge]:focus').waitFor();

    // A card that shows its hints leaves the one beside it as it is.
    const neighbour = challengeCard(page, 'Bonus Payload');
    const before = await neighbour.boundingBox();
    await challengeCard(page, 'DOM XSS')
      .getByRole('button', { name: /^Hint for/ })
      .click();
    await challengeCard(page, 'DOM XSS')
      .getByText(/^Hint 1 of/)
      .waitFor();
    expect(await neighbour.boundingBox()).toEqual(before);

    expect(await challengeCard(page, 'Christmas Special').isVisible()).toBe(false);
    await page.goto(`${shop.url}/#/score-board?challenge=christmasSpecialChallenge`);
    await page.locator('challenge-card[data-key=christmasSpecialChallenge]:focus').waitFor();
    expect(await challengeCard(page, 'Christmas Special').isVisible()).toBe(true);

    // The progress by topic leads to the challenges of a topic.
    await page.getByRole('button', { name: 'Progress by topic' }).click();
    expect(await barriers(page, ':has(> [aria-expanded] + ul)')).toEqual([]);
    await page.getByRole('button', { name: /^Cross-site scripting 0 of \d+ solved$/ }).press('Enter');
    await page.locator('h2 > button[data-group="topic/xss"]:focus').waitFor();
    expect(await challengeCard(page, 'Video XSS').isVisible()).toBe(true);
  });

  it('can be a list of low rows, grouped by topic or path, and is found again as it was left', {
    timeout: 60_000,
  }, async () => {
    await forgetBoard(shop.url);
    const page = await shop.open('/#/score-board', wide);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('combobox', { name: 'Grouping' }).selectOption('path');
    await page.getByRole('button', { name: /^First steps \d+ of \d+ solved$/ }).waitFor();
    await page.getByRole('combobox', { name: 'Grouping' }).selectOption('topic');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('name');
    await page.getByRole('button', { name: /^Cross-site scripting/ }).waitFor();
    const row = challengeCard(page, 'Privacy Policy');
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
    await row.getByRole('button', { name: 'Privacy Policy' }).click();
    await row.getByRole('button', { name: /^Hint for/ }).click();
    await row.getByRole('button', { name: /^Next hint/ }).click();
    await row.getByText(/^Hint 2 of/).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('unsolved');
    await page.evaluate(() => window.scrollTo(0, 700));
    const before = await page.evaluate(topmost);
    await expect.poll(async () => (await boardView()).place?.key).toBe(before.key);

    // Away and back, then as after a restart of the browser.
    for (const again of ['#/about', 'reload']) {
      if (again === 'reload') {
        await page.goto('about:blank');
        await page.goto(`${shop.url}/#/score-board`);
      } else {
        await page.evaluate((hash) => window.location.assign(hash), again);
        await page.locator('app-about').waitFor();
        await page.evaluate(() => window.location.assign('#/score-board'));
      }
      await row.getByText(/^Hint 2 of/).waitFor({ state: 'attached' });
      expect(new URL(page.url()).hash).toBe('#/score-board?status=unsolved');
      expect(await page.getByRole('combobox', { name: 'Grouping' }).inputValue()).toBe('topic');
      expect(await page.getByRole('combobox', { name: 'Order' }).inputValue()).toBe('name');
      await expect.poll(async () => (await page.evaluate(topmost)).key, { message: again }).toBe(before.key);
    }
  });
});

async function boardView() {
  return (await createClient(shop.url).get('/rest/range/learner')).json().data.views.scoreBoard ?? {};
}

/** Returns the first card in the window. It runs in the page. */
function topmost() {
  const card = [...document.querySelectorAll('challenge-card')].find((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top >= 0;
  });
  return { key: card?.getAttribute('data-key') };
}

/** Does Find It of the three logins. They share their lines, so that none of them gives the others away. */
async function findWeakLines(): Promise<void> {
  for (const key of ['loginAdminChallenge', 'loginJimChallenge', 'loginBenderChallenge'] as const) {
    const selectedLines = contentOf(key).vulnerableLines;
    const verdict = await createClient(shop.url).post('/snippets/verdict', { key, selectedLines });
    expect(verdict.json().verdict).toBe(true);
  }
}

describe('the debrief', () => {
  it('opens from the notification, the card and an address, Back, Escape and its cross close it, and it shows the weak lines once Find It is done; all that is solved is in a summary to print', {
    timeout: 90_000,
  }, async () => {
    await resetProgress(shop.url);
    const client = createClient(shop.url);
    const hints = { openedHints: { loginAdminChallenge: 2 } };
    await client.post('/rest/range/learner', hints, { headers: { origin: shop.url } });
    const page = await shop.open('/#/score-board', wide);
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    await historyOf(() => shop.url).record(true);
    await client.login("' or 1=1--", 'anything');
    const { data } = (await client.get('/rest/range/debrief/loginAdminChallenge')).json();
    expect(data.weakLines).toBeNull();
    const dialog = page.getByRole('dialog', { name: 'Debrief: Login Admin' });
    await page.locator('.accent-notification:visible', { hasText: 'Login Admin' }).getByRole('link').click();
    await dialog.getByText(data.mitigation).waitFor();
    expect(new URL(page.url()).hash).toBe('#/score-board?debrief=loginAdminChallenge');
    // What the workbench has recorded tells which request it was.
    await dialog.getByText(/^POST \/rest\/user\/login HTTP\/1\.1\s.*' or 1=1--/s).waitFor();
    await historyOf(() => shop.url).record(false);
    await dialog.getByText('CWE-89 Improper Neutralization of Special Elements used in an SQL Command').waitFor();
    expect(await dialog.getByRole('link', { name: 'SQL injection', exact: true }).getAttribute('href')).toBe(
      'handbook/sql-injection/',
    );
    expect(await dialog.getByRole('link', { name: 'Login Bender' }).getAttribute('href')).toBe(
      '#/score-board?challenge=loginBenderChallenge',
    );
    expect(await dialog.getByRole('button', { name: /^Coding Challenge: Login Admin/ }).count()).toBe(1);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });

    const link = challengeCard(page, 'Login Admin').getByRole('link', { name: 'Debrief of Login Admin' });
    await link.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#/score-board');

    await findWeakLines();
    await page.goto(`${shop.url}/#/score-board?categories=XXE&debrief=loginAdminChallenge`);
    const weak = dialog.getByRole('listitem').filter({ hasText: 'SELECT * FROM Users' });
    await weak.getByRole('img', { name: 'weak line' }).waitFor();
    await dialog.getByText(/^POST \/rest\/user\/login/).waitFor();
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // What is not solved has no debrief.
    await page.goto(`${shop.url}/#/score-board?debrief=loginJimChallenge`);
    await challengeCard(page, 'Login Jim').waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectSummary(page);
  });
});

/** Expects a summary to print, which says what the range knows. */
async function expectSummary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Summary' }).click();
  await page.getByLabel('Your name').fill('Kim');
  const sheet = page.getByRole('article', { name: 'Summary of Kim' });
  await sheet.getByText(`2 of ${challengeCount}`).waitFor();
  expect(await sheet.getByRole('row', { name: /^Login Admin 2 stars CWE-89 .* 2$/ }).count()).toBe(1);
  expect(await sheet.getByRole('row', { name: /^CWE-89 Improper Neutralization of .* 1$/ }).count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('app-navbar').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await sheet.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the score board' }).click();
  await page.locator('challenge-card').first().waitFor();
}
