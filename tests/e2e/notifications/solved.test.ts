import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect, resetProgress, xssPayload } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { continueCode, solvedCards } from '../range.ts';
import { focused, sharedShopWithBrowser } from '../running-shop.ts';
import { openListening } from './conversation.ts';

const shop = sharedShopWithBrowser();
beforeEach(() => resetProgress(shop.url));

/** Logs in as these users by SQL injection, which solves a challenge each, and waits for every card. */
async function solve(page: Page, ...people: readonly ('admin' | 'jim' | 'bender')[]): Promise<void> {
  const names = { admin: 'Login Admin', jim: 'Login Jim', bender: 'Login Bender' };
  for (const person of people) {
    await createClient(shop.url).login(`${person}@juice-sh.op'--`, 'anything');
    await solvedCards(page).getByText(names[person]).waitFor();
  }
}

const cards = (page: Page) => page.locator('.accent-notification');
const canvases = (page: Page) => page.locator('body > canvas').count();
const closeButtons = (page: Page) => page.locator('button#closeButton:visible');

describe('the card of a solved challenge', () => {
  it('is acknowledged once, and appears once', async () => {
    const { page, said } = await openListening(shop);
    await page.locator('app-challenge-solved-notification [role=log]').waitFor({ state: 'attached' });
    await solve(page, 'admin', 'jim');
    await continueCode(page);
    await expect.poll(() => said.length).toBe(2);
    await page.reload();
    await solve(page, 'bender');
    await expect.poll(() => said.map(({ event }) => event)).toEqual(Array(3).fill('notification received'));
    expect(new Set(said.map(({ payload }) => payload)).size).toBe(3);
    expect(await cards(page).count()).toBe(1);
  });

  it('tells everyone what was solved, screen readers included, interrupts nobody, stores the continue code, and takes the place of the previous one when it is repeated', async () => {
    const page = await shop.open('/#/login', { reducedMotion: 'reduce' });
    await page.locator('#email').focus();
    await solve(page, 'admin');
    const log = page.getByRole('log', { name: 'Solved challenges' });
    expect(await log.textContent()).toBe(
      'You successfully solved a challenge: Login Admin (Log in as the administrator.)',
    );
    expect(await focused(page)).toBe('email');
    expect(await page.getByText('Close all').count()).toBe(0);
    const first = await continueCode(page);
    await solve(page, 'jim');
    const second = await continueCode(page, first);
    const { continueCode: current } = (await createClient(shop.url).get('/rest/continue-code')).json();
    expect(second).toBe(current);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'continueCode');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
    // Nothing flies for those who prefer less motion.
    expect(await canvases(page)).toBe(0);

    await createClient(shop.url).get('/rest/repeat-notification?challenge=Login%20Admin');
    await expect.poll(() => solvedCards(page).textContent()).toContain('Login Admin');
    expect(await cards(page).count()).toBe(2);

    // Markup in its text is shown as text.
    const attacker = await connect(shop.url);
    attacker.say('verifyLocalXssChallenge', xssPayload);
    await solvedCards(page).getByText(xssPayload).waitFor();
    expect(await cards(page).locator('iframe').count()).toBe(0);
    attacker.leave();
  });
});

describe('in another language', () => {
  it('cards say in that language what was solved', async () => {
    const page = await shop.open('/#/score-board', {}, undefined, (empty) =>
      empty.context().addCookies([{ name: 'language', value: 'de_DE', url: shop.url }]),
    );
    const { data } = (await createClient(shop.url).get('/rest/range/challenge-texts/de_DE')).json();
    const { name, description } = data.scoreBoardChallenge;
    await solvedCards(page).getByText(`${name} (${description})`).waitFor();
    expect(await page.locator('challenge-card .name').first().textContent()).toBe(name);
    expect(await page.locator('challenge-card [lang=en]').first().textContent()).toBe('Score Board');
    expect(await page.locator(`[id="Score Board.solved"]`).count()).toBe(1);
  });
});

describe('several cards', () => {
  it('are stacked under the newest with a count, unfold on demand, without accessibility barriers, and are closed one by one, the newest first, by keyboard', async () => {
    const { page, said } = await openListening(shop);
    await solve(page, 'admin', 'jim', 'bender');
    expect(await solvedCards(page).count()).toBe(1);
    const fold = page.getByRole('button', { name: '3 challenges solved' });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    await fold.click();
    expect(await barriersInAllLooks(page, 'app-challenge-solved-notification')).toEqual([]);
    const texts = await solvedCards(page).allTextContents();
    expect(texts.map((text) => /Login \w+/.exec(text)?.[0])).toEqual(['Login Bender', 'Login Jim', 'Login Admin']);
    await fold.click();
    expect(await solvedCards(page).count()).toBe(1);

    await closeButtons(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => solvedCards(page).textContent()).toContain('Login Jim');
    expect(await focused(page)).toBe('closeButton');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await focused(page)).toBe('content');
    await solve(page);
    expect(said.filter(({ event }) => event === 'verifyCloseNotificationsChallenge')).toEqual([]);
  });

  it('are all closed at once with Shift, by mouse and by key, or with the button for it, and the range is told of all of them', async () => {
    const { page, said } = await openListening(shop);
    const claims = () => said.filter(({ event }) => event === 'verifyCloseNotificationsChallenge');
    await solve(page, 'admin', 'jim');
    await closeButtons(page).click({ modifiers: ['Shift'] });
    // All have closed but the one for closing several at once, which appears last.
    await expect.poll(() => solvedCards(page).allTextContents()).toEqual([expect.stringContaining('Mass Dispel')]);
    expect(claims()[0]?.payload).toEqual([
      {
        key: 'loginAdminChallenge',
        message: 'Login Admin (Log in as the administrator.)',
        flag: '690fa3247a99d651e0b26f947baf0b79b4f404a9',
        copied: false,
      },
      expect.objectContaining({ key: 'loginJimChallenge', flag: expect.stringMatching(/^[0-9a-f]{40}$/) }),
    ]);

    const repeat = async (name: string) => {
      await createClient(shop.url).get(`/rest/repeat-notification?challenge=${encodeURIComponent(name)}`);
      await solvedCards(page).getByText(name).waitFor();
    };
    await repeat('Login Admin');
    await closeButtons(page).press('Shift+Enter');
    await expect.poll(() => cards(page).count()).toBe(0);
    await repeat('Login Admin');
    await repeat('Login Jim');
    await page.getByRole('button', { name: 'Close all' }).click();
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(claims().map(({ payload }) => (payload as readonly unknown[]).length)).toEqual([2, 2, 2]);
  });
});
