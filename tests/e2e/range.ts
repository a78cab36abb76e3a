import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createClient } from '../support/client.ts';

/** Finds the unfolded cards of solved challenges, the newest first. */
export function solvedCards(page: Page): Locator {
  return page.locator('.challenge-solved-toast .accent-notification:visible');
}

/** Finds a challenge on the score board, even where it is folded away. */
export function challengeCard(page: Page, name: string): Locator {
  return page.locator('challenge-card').filter({ has: page.locator(`.name:text-is(${JSON.stringify(name)})`) });
}

/** Unfolds whatever a part of the score board is folded into, as the browser's own search does when it finds it. */
export async function unfold(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    for (
      let fold = element.closest('[hidden]');
      fold !== null;
      fold = fold.parentElement?.closest('[hidden]') ?? null
    ) {
      fold.dispatchEvent(new Event('beforematch'));
    }
  });
}

/** Lets the range forget how its learner left the score board. */
export async function forgetBoard(url: string): Promise<void> {
  const change = { views: { scoreBoard: null } };
  const { status } = await createClient(url).post('/rest/range/learner', change, { headers: { origin: url } });
  expect(status).toBe(200);
}

/** Finds the element that says that a challenge is solved, and when. It has the id that older score boards use. */
export function solvedStamp(page: Page, name: string): Locator {
  return challengeCard(page, name).locator(`[id="${name}.solved"]`);
}

/** Finds the element that says that a challenge is not solved yet. */
export function unsolvedMark(page: Page, name: string): Locator {
  return challengeCard(page, name).locator(`[id="${name}.notSolved"]`);
}

/** Goes to the score board like a learner who has guessed its address: without reloading the page. */
export async function goToScoreBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '#/score-board';
  });
  // The first one may be solved, and folded.
  await page.locator('challenge-card').first().waitFor({ state: 'attached' });
}

/** Resolves with the continue code once the page has stored one, which it does after every new solve. */
export async function continueCode(page: Page, differentFrom?: string): Promise<string> {
  const handle = await page.waitForFunction((old) => {
    const code = /(?:^|; )continueCode=([^;]+)/.exec(document.cookie)?.[1];
    return code === old ? undefined : code;
  }, differentFrom);
  return (await handle.jsonValue()) ?? '';
}
