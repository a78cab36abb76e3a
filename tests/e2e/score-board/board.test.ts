import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { resetProgress } from '../../exploits/support.ts';
import { challengeCount, codingChallengeCount, extraCodingCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { challengeCard, solvedStamp, unfold, unsolvedMark } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, sidewaysOverflow } from '../visits.ts';
import { recordsOf } from './records.ts';

const shop = sharedShopWithBrowser();

async function openBoard(): Promise<Page> {
  const page = await shop.open('/#/score-board');
  // What is below the first window is rendered a moment later.
  await page.locator('challenge-card').nth(109).waitFor({ state: 'attached' });
  return page;
}

const records = () => recordsOf(shop.url);

/** Expects what is above the cards to sum up what the API says of all challenges. */
async function expectSums(page: Page, all: readonly ChallengeRecord[]): Promise<void> {
  const solved = all.filter((record) => record.solved);
  const coding = all.filter((record) => record.hasCodingChallenge);
  const percent = Math.round((100 * solved.length) / all.length);
  const cards = page.locator('score-card');
  expect(await cards.locator('.category').allTextContents()).toEqual([
    'Hacking Challenges',
    'Coding Challenges',
    'Challenges Solved',
  ]);
  expect(await cards.locator('.score').allTextContents()).toEqual([
    `${percent}%`,
    '0%',
    `${solved.length}/${all.length + 2 * coding.length}`,
  ]);
  expect(await cards.nth(0).getByText(`${solved.length}/${challengeCount}`).count()).toBe(1);
  expect(
    await cards
      .nth(1)
      .getByText(`0/${2 * coding.length}`)
      .count(),
  ).toBe(1);
  expect(await page.getByRole('progressbar', { name: 'Hacking Challenges' }).getAttribute('aria-valuenow')).toBe(
    String(percent),
  );
  const words = await page.locator('difficulty-overview-score-card li').allTextContents();
  for (const [index, text] of words.entries()) {
    const points = all
      .filter((record) => record.difficulty === index + 1)
      .reduce((sum, record) => sum + (record.hasCodingChallenge ? 3 : 1), 0);
    const reached = solved.filter((record) => record.difficulty === index + 1).length;
    expect(text).toContain(`Difficulty ${index + 1}: ${reached} of ${points} points`);
  }
  expect(words).toHaveLength(6);
}

/** Expects a solved challenge to have a note on how to mitigate it, and one that is not solved to have none. */
async function expectMitigation(page: Page): Promise<void> {
  const { mitigation } = (await createClient(shop.url).get('/rest/range/mitigation/loginAdminChallenge')).json();
  const card = challengeCard(page, 'Login Admin');
  await unfold(card);
  await card.getByRole('button', { name: 'Mitigation note for Login Admin' }).click();
  await card.getByText(mitigation).waitFor();
  const link = card.getByRole('link', { name: 'Learn how to avoid this online' });
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  expect(await link.getAttribute('aria-label')).toBe('Vulnerability mitigation link');
  expect(
    await challengeCard(page, 'Login Jim')
      .getByRole('button', { name: /Mitigation/ })
      .count(),
  ).toBe(0);
}

/** Expects a card to open its hints one by one, by keyboard too, and to lead to its lesson with and without them. */
async function expectHints(page: Page): Promise<void> {
  const lesson = 'handbook/reconnaissance/';
  const { hints } = (await createClient(shop.url).get('/rest/range/hints/privacyPolicyChallenge')).json();
  const card = challengeCard(page, 'Privacy Policy');
  const shown = card.getByRole('listitem').filter({ hasText: /^Hint \d/ });
  await card.getByRole('button', { name: 'Hint for Privacy Policy', exact: true }).press('Enter');
  for (let count = 1; count <= hints.length; count += 1) {
    await expect.poll(() => shown.count()).toBe(count);
    expect(await shown.nth(count - 1).textContent()).toBe(
      `Hint ${count} of ${hints.length}${hints[count - 1].replaceAll('&amp;', '&')}`,
    );
    if (count < hints.length) {
      await card.getByRole('button', { name: `Next hint (${count + 1} of ${hints.length})` }).press('Enter');
    }
  }
  expect(await card.getByRole('button', { name: /Next hint/ }).count()).toBe(0);
  expect(await card.getByRole('link', { name: 'Read the lesson', exact: true }).getAttribute('href')).toBe(lesson);
  await card.getByRole('button', { name: 'Hint for Privacy Policy', exact: true }).press('Space');
  expect(await shown.count()).toBe(0);
  expect(await card.getByRole('link', { name: 'Lesson for Privacy Policy' }).getAttribute('href')).toBe(lesson);
}

/** Expects a card to say why its code cannot be opened yet. */
async function expectLockedCode(page: Page): Promise<void> {
  await unfold(challengeCard(page, 'Login Bender'));
  await unfold(challengeCard(page, 'Score Board'));
  const locked = challengeCard(page, 'Login Bender').getByRole('button', {
    name: 'Coding challenge of Login Bender. Solve the hacking challenge first.',
  });
  expect(await locked.getAttribute('aria-disabled')).toBe('true');
  await locked.focus();
  expect(await page.locator('[id="Login Bender.codingChallengeButton"]:focus').count()).toBe(1);
  await page.getByRole('tooltip').getByText('Solve the hacking challenge first.').waitFor();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const open = challengeCard(page, 'Score Board').getByRole('button', { name: 'Coding challenge of Score Board' });
  expect(await open.getAttribute('aria-disabled')).toBeNull();
  // Folded cards are completed when the page is idle.
  await expect
    .poll(() => page.locator('[id$=".codingChallengeButton"]').count())
    .toBe(codingChallengeCount + extraCodingCount);
}

/** Expects as many columns as fit into the window, no scrolling sideways, and that the one text that would make a card high is folded. */
async function expectColumns(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 900 });
  const card = challengeCard(page, 'Bonus Payload');
  const height = async () => (await card.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(340);
  await card.getByRole('button', { name: 'Show all' }).click();
  expect(await height()).toBeGreaterThan(folded + 60);
  await card.getByRole('button', { name: 'Show less' }).click();
  expect(await height()).toBe(folded);
  expect(await page.getByRole('button', { name: 'Show all' }).count()).toBe(1);

  const columns = () =>
    page
      .locator('challenge-card')
      .evaluateAll(
        (cards) => new Set(cards.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().left))).size,
      );
  for (const [width, expected] of [
    [1501, 4],
    [1500, 3],
    [900, 3],
    [899, 2],
    [600, 2],
    [599, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, { message: `columns at ${width} px` }).toBe(expected);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
}

/** Waits until nothing in the list has changed for a second: cards out of sight are completed when the page is idle. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isQuiet = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(isQuiet, 1000);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(isQuiet, 1000);
        });
        observer.observe(document.querySelector('.challenges') ?? document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      }),
  );
}

/** Expects that cards out of sight cost no layout and no paint. */
async function expectFewRendered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('challenge-card .badge-group').count()).toBe(challengeCount);
  const rendered = await page
    .locator('challenge-card')
    .evaluateAll((cards) => cards.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(rendered).toBeGreaterThan(5);
  expect(rendered).toBeLessThan(60);
}

/** Returns the names of the cards that have changed since this was called, once they are asked for. */
async function watchCards(page: Page): Promise<() => Promise<readonly string[]>> {
  await settle(page);
  await page.evaluate(() => {
    const touched = new Set<string>();
    Object.assign(window, { touched });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        // The group's heading counts what is solved.
        if (element?.closest('h2') != null) {
          continue;
        }
        touched.add(element?.closest('challenge-card')?.querySelector('.name')?.textContent ?? 'the list');
      }
    }).observe(document.querySelector('.challenges') ?? document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  // The script above put it there.
  return () => page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched]);
}

describe('the score board', () => {
  it('lists all challenges in order, says what each is about, renders none out of sight, and changes only the card of what is solved; it has sums, notes on how to mitigate what is solved, hints, as many columns as fit, and reasons for code that is locked', {
    timeout: 90_000,
  }, async () => {
    // What was solved before would come last.
    await resetProgress(shop.url);
    const page = await openBoard();
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    await expectFewRendered(page);
    const touched = await watchCards(page);
    await createClient(shop.url).login("' or 1=1--", 'anything');
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    expect(await touched(), 'every other card stays as it is').toEqual(['Login Admin']);
    const all = await records();
    const names = await page.locator('challenge-card .name').allTextContents();
    expect(names).toHaveLength(challengeCount);
    expect(names.slice(0, 5)).toEqual(['Score Board', 'DOM XSS', 'Bonus Payload', 'Privacy Policy', 'Bully Chatbot']);
    const known = new Map(all.map((record) => [record.name, record]));
    const places = names.map((name) => {
      const { difficulty, tutorialOrder } = known.get(name) ?? { difficulty: 0, tutorialOrder: null };
      return { difficulty, tutorialOrder: tutorialOrder ?? 1000, name };
    });
    expect(places).toEqual(
      places.toSorted(
        (a, b) => a.difficulty - b.difficulty || a.tutorialOrder - b.tutorialOrder || (a.name < b.name ? -1 : 1),
      ),
    );

    const card = challengeCard(page, 'DOM XSS');
    expect(await card.locator('.category-row').textContent()).toBe('XSS');
    expect(await card.locator('difficulty-stars').getAttribute('aria-label')).toBe('Difficulty 1 of 6');
    // One star of six is filled.
    const strip = card.locator('difficulty-stars > span').first();
    expect(await strip.evaluate((stars) => getComputedStyle(stars).backgroundImage)).toMatch(
      /^linear-gradient\(to right, .* 16px, /,
    );
    expect(await strip.evaluate((stars) => getComputedStyle(stars).width)).toBe('94px');
    expect(await card.locator('.description-row code').textContent()).toBe('<iframe src="javascript:alert(`xss`)">');
    expect(await card.locator('.tag').allTextContents()).toEqual([
      'Tutorial',
      'Good for Demos',
      'With Coding Challenge',
    ]);

    const stamp = solvedStamp(page, 'Score Board');
    expect(await stamp.textContent()).toMatch(/^solved \w+ \d+, \d{4}, \d+:\d\d [AP]M$/u);
    const shown = Date.parse((await stamp.locator('time').getAttribute('datetime')) ?? '');
    expect(Math.abs(shown - Date.parse(known.get('Score Board')?.updatedAt ?? ''))).toBeLessThan(5000);
    expect(await unsolvedMark(page, 'Login Jim').textContent()).toBe('unsolved');
    expect(await challengeCard(page, 'Score Board').getAttribute('class')).toContain('solved ');
    expect(await challengeCard(page, 'Login Jim').getAttribute('class')).toContain('unsolved ');
    await expectSums(page, all);
    await expectMitigation(page);
    await expectHints(page);
    await expectLockedCode(page);
    await expectColumns(page);
  });
});

describe('a score board that does not load', () => {
  // As long as the board has not been found, only the board itself requests the list.
  beforeEach(() => resetProgress(shop.url));

  it('keeps the place while the server is slow, says so when it fails, and tries again on demand', async () => {
    const page = await shop.open('/#/login');
    await fail(page, /api\/Challenges\/\?sort=name/);
    const release = await holdBack(page, /api\/Challenges\/\?sort=name/);
    await page.goto(`${shop.url}/#/score-board`);
    await page.locator('app-score-board [aria-busy=true]').waitFor();
    release();
    const message = page.getByRole('alert').getByText('The challenges could not be loaded. Is the shop running?');
    await message.waitFor();
    expect(await page.locator('img[src$="1px.png"]').count()).toBe(0);
    await page.unroute(/api\/Challenges\/\?sort=name/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('challenge-card').first().waitFor();
    expect(await message.count()).toBe(0);
  });
});
