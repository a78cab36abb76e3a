import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { continueCode, goToScoreBoard, solvedCards, solvedStamp } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { listen } from './conversation.ts';

const scoreBoardFlag = '2614339936e8282e2f820f023d4d998a1f95e02a';

describe('in a capture-the-flag event', () => {
  const shop = shopWithBrowser({ data: null, config: 'ctf:\n  showFlagsInNotifications: true\n' });

  it('cards show the flag, which can be copied once', async () => {
    const page = await shop.open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await goToScoreBoard(page);
    const card = solvedCards(page);
    await expect.poll(() => card.locator('code').textContent()).toBe(scoreBoardFlag);
    await card.getByRole('button', { name: 'Copy to clipboard' }).click();
    const copied = card.getByRole('button', { name: 'Copied!' });
    await copied.waitFor();
    expect(await copied.isDisabled()).toBe(true);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(scoreBoardFlag);
  });

  it('without a clipboard the flag is selected, ready to be copied by hand', async () => {
    const page = await shop.open('/');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('app-challenge-solved-notification [role=log]').waitFor({ state: 'attached' });
    await createClient(shop.url).login("' or 1=1--", 'anything');
    const card = solvedCards(page).filter({ hasText: 'Login Admin' });
    await card.getByRole('button', { name: 'Copy to clipboard' }).click();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('690fa3247a99d651e0b26f947baf0b79b4f404a9');
  });
});

describe('with hidden notifications', () => {
  const shop = shopWithBrowser({ data: null, config: 'challenges:\n  showSolvedNotifications: false\n' });

  it('no card appears and no confetti flies; the board, the continue code and the acknowledgement are as ever', async () => {
    const page = await shop.open('/', { reducedMotion: 'no-preference' });
    const said = listen(page);
    await page.reload();
    await goToScoreBoard(page);
    await solvedStamp(page, 'Score Board').waitFor();
    await continueCode(page);
    await expect.poll(() => said).toEqual([{ event: 'notification received', payload: scoreBoardFlag }]);
    expect(await page.locator('.accent-notification').count()).toBe(0);
    expect(await page.locator('body > canvas').count()).toBe(0);
  });
});
