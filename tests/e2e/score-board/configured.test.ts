import { describe, expect, it } from 'vitest';
import { challengeCard } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser({
  data: null,
  config: 'challenges:\n  safetyMode: enabled\n  showHints: false\n',
});

describe('a score board in safety mode and without hints', () => {
  it('says what is not available, and why, and offers no hint', async () => {
    const page = await shop.open('/#/score-board');
    const card = challengeCard(page, 'API-only XSS');
    await card.waitFor();
    expect(await card.locator('[id="API-only XSS.unavailable"]').textContent()).toBe('Not available: Safety Mode');
    expect(await card.getAttribute('class')).toContain('disabled');
    expect(await challengeCard(page, 'Login Admin').getAttribute('class')).not.toContain('disabled');
    expect(await page.getByText('Hint', { exact: true }).count()).toBe(0);
  });
});
