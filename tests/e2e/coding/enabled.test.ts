import { describe, expect, it } from 'vitest';
import { challengeCount, codingChallengeCount, extraCodingCount } from '../../support/challenge-counts.ts';
import { goToScoreBoard, unfold } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { codingButton } from './coding.ts';

describe('by default', () => {
  const shop = shopWithBrowser();

  it('the hacking challenge comes first, and the button says so by keyboard too', async () => {
    const page = await shop.open('/');
    await goToScoreBoard(page);
    const button = codingButton(page, 'Login Jim');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await unfold(button);
    await button.focus();
    await page.getByRole('tooltip').getByText('Solve the hacking challenge first.').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
    // It was solved by opening the score board.
    await expect.poll(() => codingButton(page, 'Score Board').getAttribute('aria-disabled')).toBeNull();
    // Folded cards are completed when the page is idle.
    await expect
      .poll(() => page.locator('[id$=".codingChallengeButton"]').count())
      .toBe(codingChallengeCount + extraCodingCount);
  });
});

describe('where the operator wants none', () => {
  const shop = shopWithBrowser({ data: null, config: 'challenges:\n  codingChallengesEnabled: never\n' });

  it('no card offers one', async () => {
    const page = await shop.open('/');
    await goToScoreBoard(page);
    await expect.poll(() => page.locator('challenge-card .badge-group').count()).toBe(challengeCount);
    expect(await page.locator('[id$=".codingChallengeButton"]').count()).toBe(0);
  });
});
