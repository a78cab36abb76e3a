import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resetProgress } from '../../exploits/support.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { goToScoreBoard, solvedStamp } from '../range.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser();

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

describe('the cards of all challenges', () => {
  it('cost no layout and no paint where they are out of sight, and stay where they are when one of them is solved', async () => {
    const page = await shop.open('/#/score-board', { viewport: { width: 1280, height: 900 } });
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    // What is below the first window is rendered a moment later.
    await page.locator('challenge-card').nth(109).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('challenge-card .badge-group').count()).toBe(challengeCount);
    const rendered = await page
      .locator('challenge-card')
      .evaluateAll((cards) => cards.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(rendered).toBeGreaterThan(5);
    expect(rendered).toBeLessThan(60);

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
    await createClient(shop.url).login("jim@juice-sh.op'--", 'anything');
    await solvedStamp(page, 'Login Jim').waitFor({ state: 'attached' });
    // The script above put it there.
    expect(await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched])).toEqual([
      'Login Jim',
    ]);
  });
});

describe('a solve that happens while the list is loading', () => {
  it('is not lost', async () => {
    await resetProgress(shop.url);
    const page = await shop.open('/');
    await page.locator('.ribbon-card').first().waitFor();
    await page.locator('app-challenge-solved-notification [role=log]').waitFor({ state: 'attached' });
    // The list is requested, and answered, before the solve. The response arrives after it.
    const holdOnce = { times: 1 };
    await page.route(
      /api\/Challenges\/\?sort=name/,
      async (route) => {
        const answer = await route.fetch();
        await createClient(shop.url).login("bender@juice-sh.op'--", 'anything');
        await page.locator('.accent-notification').waitFor();
        await route.fulfill({ response: answer }).catch(() => 'asked again, and not waited for any more');
      },
      holdOnce,
    );
    await goToScoreBoard(page);
    await solvedStamp(page, 'Login Bender').waitFor({ state: 'attached' });
  });
});
