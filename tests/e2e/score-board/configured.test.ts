import Hashids from 'hashids';
import { describe, expect, it } from 'vitest';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { challengeCard, continueCode, solvedCards, solvedStamp, unfold } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';

/** Continue codes of solved challenges (api-learning.md 6). */
const hashids = new Hashids('this is my salt', 60, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890');

describe('a score board in safety mode and without help', () => {
  const shop = shopWithBrowser({
    data: null,
    config:
      'application:\n  showHelp: false\nchallenges:\n  safetyMode: enabled\n  showHints: false\n  showMitigations: false\n  codingChallengesEnabled: never\n',
  });

  it('says what is not available, and why, hides that on demand, and offers no help', async () => {
    const page = await shop.open('/#/score-board');
    const card = challengeCard(page, 'API-only XSS');
    await card.waitFor({ state: 'attached' });
    expect(await card.locator('[id="API-only XSS.unavailable"]').textContent()).toBe(
      'Not available: safety mode is on',
    );
    expect(await card.getAttribute('class')).toContain('disabled');
    expect(await challengeCard(page, 'Login Admin').getAttribute('class')).not.toContain('disabled');
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    // Folded cards are completed when the page is idle.
    await expect.poll(() => page.locator('challenge-card .badge-group').count()).toBe(challengeCount);
    expect(await page.locator('[id$=".codingChallengeButton"]').count()).toBe(0);
    expect(
      await page
        .locator('challenge-card')
        .getByRole('button', { name: /Hint|Mitigation|Coding/ })
        .count(),
    ).toBe(0);
    expect(await page.locator('a[href^="handbook/"]').count()).toBe(0);

    const warning = page.locator('challenges-unavailable-warning');
    const { data } = (await createClient(shop.url).get('/api/Challenges/')).json();
    const left = data.filter((challenge: { disabledEnv: string | null }) => challenge.disabledEnv === null).length;
    await warning
      .getByText(
        `${challengeCount - left} challenges are not available: the operator of this range has turned safety mode on`,
      )
      .waitFor();
    await warning.getByRole('button', { name: 'Hide disabled challenges' }).click();
    await expect.poll(() => page.locator('challenge-card').count()).toBe(left);
    expect(page.url()).toContain('?showDisabledChallenges=false');
    expect(await page.locator('#reset-filters').getAttribute('data-active')).toBe('true');
    await warning.getByRole('button', { name: 'Show them anyways' }).click();
    await expect.poll(() => page.locator('challenge-card').count()).toBe(challengeCount);
  });
});

describe('a score board of a capture-the-flag event whose tools use the ids of v20', () => {
  const shop = shopWithBrowser({
    data: null,
    config:
      'ctf:\n  showFlagsInNotifications: true\nchallenges:\n  codingChallengesEnabled: always\n  continueCodeIds: v20\n',
  });

  it('repeats the notification of what is solved, with its flag, lets coding challenges be opened before that, and keeps codes with the ids of v18', async () => {
    const page = await shop.open('/#/score-board');
    await solvedCards(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => solvedCards(page).count()).toBe(0);
    await unfold(challengeCard(page, 'Score Board'));
    await page.getByRole('button', { name: 'Repeat the notification for Score Board' }).click();
    await expect
      .poll(() => solvedCards(page).locator('code').textContent())
      .toBe('2614339936e8282e2f820f023d4d998a1f95e02a');
    expect(
      await challengeCard(page, 'Login Jim')
        .getByRole('button', { name: /Repeat/ })
        .count(),
    ).toBe(0);

    await unfold(challengeCard(page, 'Login Jim'));
    const button = challengeCard(page, 'Login Jim').getByRole('button', { name: 'Coding challenge of Login Jim' });
    expect(await button.getAttribute('aria-disabled')).toBeNull();

    // Its codes are kept with the ids of v18, as in backups.
    const client = createClient(shop.url);
    const [{ id }] = (await client.get('/api/Challenges/?key=scoreBoardChallenge')).json().data;
    expect(await continueCode(page)).toBe(hashids.encode(id));
    expect((await client.get('/rest/continue-code')).json()).toEqual({ continueCode: hashids.encode(75) });
  });
});

describe('a score board with tutorials first', () => {
  const shop = shopWithBrowser({ data: null, config: 'challenges:\n  restrictToTutorialsFirst: true\n' });

  it('shows tutorials up to the lowest unfinished difficulty, names the next one, has no filters, and moves on until it shows everything', async () => {
    const page = await shop.open('/#/score-board');
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    const names = () => page.locator('challenge-card .name').allTextContents();
    expect(await names()).toEqual(['Score Board', 'DOM XSS', 'Bonus Payload', 'Privacy Policy']);
    expect(await page.locator('filter-settings').count()).toBe(0);
    const warning = page.locator('tutorial-mode-warning');
    expect(await warning.locator('.tutorial-mode-warning-text').textContent()).toContain(String(challengeCount));
    await warning.getByText('Next: DOM XSS').waitFor();
    await warning.locator('.additional-settings-button').click();
    await page.locator('score-board-additional-settings-dialog').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    const client = createClient(shop.url);
    const { data }: { data: readonly ChallengeRecord[] } = (await client.get('/api/Challenges/')).json();
    const tutorialsUpTo = (stars: number) =>
      data.filter(({ tutorialOrder, difficulty }) => tutorialOrder !== null && difficulty <= stars);
    const solveUpTo = (stars: number) => {
      const code = hashids.encode(tutorialsUpTo(stars).map(({ id }) => id));
      return client.put(`/rest/continue-code/apply/${code}`, {});
    };
    await solveUpTo(1);
    await expect.poll(() => page.locator('challenge-card').count()).toBe(tutorialsUpTo(2).length);
    await solveUpTo(3);
    await expect.poll(() => page.locator('challenge-card').count()).toBe(challengeCount);
    await page.locator('filter-settings').waitFor();
    expect(await page.locator('tutorial-mode-warning').count()).toBe(0);
  });
});

describe("a score board in the operator's language", () => {
  const shop = shopWithBrowser({ data: null, config: 'application:\n  defaultLanguage: de_DE\n' });

  it('comes in that language at the first visit, and is not drawn in English before', async () => {
    const asked: string[] = [];
    const page = await shop.open('/#/score-board', {}, undefined, async (empty) => {
      empty.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    await page.locator('challenge-card').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de-DE');
    expect(asked).toContain('/assets/i18n/de_DE.json');
    expect(asked).not.toContain('/rest/range/score-board');
  });
});
