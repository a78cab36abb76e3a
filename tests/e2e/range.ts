import type { Locator, Page } from 'playwright-core';

/** The cards of solved challenges that are unfolded, the newest first. */
export function solvedCards(page: Page): Locator {
  return page.locator('.challenge-solved-toast .accent-notification:visible');
}

/** A challenge on the score board. */
export function challengeCard(page: Page, name: string): Locator {
  return page.locator('challenge-card').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** What says that a challenge is solved, and when; it has the id of older score boards. */
export function solvedStamp(page: Page, name: string): Locator {
  return challengeCard(page, name).locator(`[id="${name}.solved"]`);
}

/** What says that a challenge is not solved yet. */
export function unsolvedMark(page: Page, name: string): Locator {
  return challengeCard(page, name).locator(`[id="${name}.notSolved"]`);
}

/** Goes to the score board as a learner does who has guessed its address: without loading the page again. */
export async function goToScoreBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '#/score-board';
  });
  await page.locator('challenge-card').first().waitFor();
}

/** Resolves when the page has stored a continue code, which it does after every new solve; with the code. */
export async function continueCode(page: Page, differentFrom?: string): Promise<string> {
  const handle = await page.waitForFunction((old) => {
    const code = /(?:^|; )continueCode=([^;]+)/.exec(document.cookie)?.[1];
    return code === old ? undefined : code;
  }, differentFrom);
  return (await handle.jsonValue()) ?? '';
}
