import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriers } from '../axe.ts';
import { continueCode, goToScoreBoard, solvedCards, solvedStamp } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { openListening } from './conversation.ts';

const scoreBoardFlag = '2614339936e8282e2f820f023d4d998a1f95e02a';

/** Solves the challenge of the score board, as its picture does. */
const findScoreBoard = (url: string) => createClient(url).get('/assets/public/images/padding/1px.png');

describe('in a capture-the-flag event, on a world map', () => {
  const shop = shopWithBrowser({
    data: null,
    config:
      'ctf:\n  showFlagsInNotifications: true\n  showCountryDetailsInNotifications: both\n  countryMapping:\n    scoreBoardChallenge:\n      name: Canada\n      code: CA\n',
  });

  it('cards show the flag, which can be copied once, or by hand without a clipboard, and the country, and closing all sends both to the range', async () => {
    const { page, said } = await openListening(shop);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await findScoreBoard(shop.url);
    const card = solvedCards(page);
    await expect.poll(() => card.locator('code').textContent()).toBe(scoreBoardFlag);
    await card.getByText('Canada').waitFor();
    expect(await card.locator('.fi.fi-ca').count()).toBe(1);
    expect(await barriers(page, 'app-challenge-solved-notification')).toEqual([]);
    await card.getByRole('button', { name: 'Copy to clipboard' }).click();
    const copied = card.getByRole('button', { name: 'Copied!' });
    await copied.waitFor();
    expect(await copied.isDisabled()).toBe(true);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(scoreBoardFlag);
    await card.getByRole('button', { name: 'Close this notification' }).click({ modifiers: ['Shift'] });
    await expect
      .poll(() => said.find(({ event }) => event === 'verifyCloseNotificationsChallenge')?.payload)
      .toEqual([expect.objectContaining({ key: 'scoreBoardChallenge', country: { name: 'Canada', code: 'CA' } })]);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await createClient(shop.url).login("' or 1=1--", 'anything');
    await card.filter({ hasText: 'Login Admin' }).getByRole('button', { name: 'Copy to clipboard' }).click();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('690fa3247a99d651e0b26f947baf0b79b4f404a9');
  });
});

describe('with countries that the mapping does not know', () => {
  const shop = shopWithBrowser({
    data: null,
    config:
      'ctf:\n  showFlagsInNotifications: true\n  showCountryDetailsInNotifications: flag\n  countryMapping:\n    loginAdminChallenge:\n      name: Chad\n      code: TD\n',
  });

  it('cards have none, and a flag alone has the name of its country', async () => {
    const page = await shop.open('/#/login');
    await findScoreBoard(shop.url);
    const card = solvedCards(page);
    await card.locator('code').waitFor();
    expect(await card.locator('.fi').count()).toBe(0);
    await createClient(shop.url).login("' or 1=1--", 'anything');
    await solvedCards(page).filter({ hasText: 'Login Admin' }).getByRole('img', { name: 'Chad' }).waitFor();
    expect(await solvedCards(page).getByText('Chad').count()).toBe(0);
  });
});

describe('with hidden notifications', () => {
  const shop = shopWithBrowser({ data: null, config: 'challenges:\n  showSolvedNotifications: false\n' });

  it('no card appears and no confetti flies, but the board, the continue code and the acknowledgement work as usual', async () => {
    const { page, said } = await openListening(shop, { reducedMotion: 'no-preference' });
    await goToScoreBoard(page);
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    await continueCode(page);
    await expect.poll(() => said).toEqual([{ event: 'notification received', payload: scoreBoardFlag }]);
    expect(await page.locator('.accent-notification').count()).toBe(0);
    expect(await page.locator('body > canvas').count()).toBe(0);
  });
});
