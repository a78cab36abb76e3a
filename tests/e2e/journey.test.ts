import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, solvedKeys } from '../exploits/support.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { challengeCount, codingChallengeCount, extraCodingCount } from '../support/challenge-counts.ts';
import { createClient } from '../support/client.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { type RunningShop, type ShopWishes, startShop } from '../support/shop.ts';
import { continueCode, goToScoreBoard, solvedCards, solvedStamp, unsolvedMark } from './range.ts';

let browser: Browser;
let shop: RunningShop | undefined;
const folder = mkdtempSync(join(tmpdir(), 'juice-range-journey-'));
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(async () => {
  await closePages(browser);
  await shop?.stop();
  shop = undefined;
});
afterAll(async () => {
  await closePages(browser);
  rmSync(folder, { recursive: true, force: true });
});

async function start(wishes: ShopWishes): Promise<string> {
  shop = await startShop(wishes);
  return shop.url;
}

/** Ends the shop and starts it again at the same address. */
async function restart(wishes: ShopWishes): Promise<void> {
  const port = new URL(shop?.url ?? '').port;
  await shop?.stop();
  await start({ ...wishes, flags: ['--port', port] });
}

/** Opens the shop for the first time, and is greeted. */
async function arrive(url: string): Promise<Page> {
  const page = await emptiedProfile(browser).newEmptyPage({ reducedMotion: 'reduce' });
  await page.goto(url);
  await page.locator('[aria-label="Close Welcome Banner"]').click();
  await page.locator('[aria-label="dismiss cookie message"]').click();
  // A page that is reloaded loses this.
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  return page;
}

const untouched = (page: Page) => page.evaluate(() => 'untouched' in window);

async function logIn(page: Page, email: string): Promise<void> {
  await page.click('#navbarAccount');
  await page.click('#navbarLoginButton');
  await page.fill('#email', email);
  await page.fill('#password', 'anything');
  await page.click('#loginButton');
  await page.locator('[aria-label="Show the shopping cart"]').waitFor();
}

const timeOf = (page: Page, challenge: string) => solvedStamp(page, challenge).locator('time').getAttribute('datetime');

/** Returns when the shop says a challenge was solved. A page that saw it happen uses its own clock. */
async function recordedTime(url: string, challenge: string): Promise<string> {
  const answer = await createClient(url).get(`/api/Challenges/?name=${encodeURIComponent(challenge)}`);
  return answer.json().data[0].updatedAt;
}

describe('a learner', () => {
  it('opens the shop, hacks it, sees it on the score board, and finds it solved after a restart', {
    timeout: 120_000,
  }, async () => {
    const data = join(folder, 'data');
    const url = await start({ data });
    const page = await arrive(url);

    await page.fill('#searchQuery input', 'apple');
    await page.press('#searchQuery input', 'Enter');
    await expect.poll(() => page.textContent('h1')).toBe('Search Results - apple');
    await expect
      .poll(() => page.locator('.item-name').allTextContents())
      .toEqual(['Apple Juice (1000ml)', 'Apple Pomace']);

    await page.getByText('Apple Pomace').click();
    await page.getByRole('dialog', { name: 'Apple Pomace' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await logIn(page, "' or 1=1--");
    await expect
      .poll(() => solvedCards(page).allTextContents())
      .toEqual(['You successfully solved a challenge: Login Admin (Log in as the administrator.)']);
    await page.getByLabel('Close this notification').click();

    await goToScoreBoard(page);
    await expect.poll(() => solvedCards(page).first().textContent()).toContain('Score Board');
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    await unsolvedMark(page, 'Login Jim').waitFor({ state: 'attached' });
    const points = challengeCount + 2 * (codingChallengeCount + extraCodingCount);
    await expect.poll(() => page.locator('score-card').last().locator('.score').textContent()).toBe(`2/${points}`);
    await page.locator('#range-drawer-button').getByText(`2/${challengeCount}`).waitFor();
    expect(await untouched(page)).toBe(true);

    // Someone else follows in a browser of their own.
    const witness = await arrive(url);
    await goToScoreBoard(witness);
    await solvedStamp(witness, 'Login Admin').waitFor({ state: 'attached' });
    const code = await continueCode(page);
    await createClient(url).login("jim@juice-sh.op'--", 'anything');
    await solvedStamp(witness, 'Login Jim').waitFor({ state: 'attached' });
    await solvedStamp(page, 'Login Jim').waitFor({ state: 'attached' });
    await expect.poll(() => solvedCards(page).first().textContent()).toContain('Login Jim');
    expect([await untouched(page), await untouched(witness)]).toEqual([true, true]);
    await continueCode(page, code);
    // Closing several notifications with one click is a challenge of its own.
    await page.getByText('Close all').click();
    await expect.poll(() => solvedCards(page).allTextContents()).toEqual([expect.stringContaining('Mass Dispel')]);
    const times = [await recordedTime(url, 'Login Admin'), await recordedTime(url, 'Score Board')];

    const reconnected = page.waitForEvent('websocket', { timeout: 30_000 });
    await restart({ data });
    // The page that stayed open finds the shop again by itself.
    await reconnected;
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    await page.reload();
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    expect([...(await solvedKeys(url))].sort()).toEqual([
      'closeNotificationsChallenge',
      'loginAdminChallenge',
      'loginJimChallenge',
      'scoreBoardChallenge',
    ]);
    expect([await timeOf(page, 'Login Admin'), await timeOf(page, 'Score Board')]).toEqual(times);

    const newcomer = await connect(url);
    await newcomer.settled();
    expect(newcomer.events).toEqual([]);
    newcomer.leave();
    // Socket events arrive in order: once this solve is there, an old one would be there too.
    await createClient(url).login("bender@juice-sh.op'--", 'anything');
    await expect.poll(() => solvedCards(page).first().textContent()).toContain('Login Bender');
    expect(await page.locator('.accent-notification').count()).toBe(1);
    expect(await page.locator('.primary-notification').count()).toBe(0);
  });

  it('gets everything back from the browser when the shop has stored nothing, and can start over', {
    timeout: 120_000,
  }, async () => {
    const url = await start({ data: null });
    const page = await arrive(url);
    await logIn(page, "' or 1=1--");
    const code = await continueCode(page);
    await goToScoreBoard(page);
    const kept = await continueCode(page, code);
    await page.goto('about:blank');

    await restart({ data: null });
    expect([...(await solvedKeys(url))]).toEqual([]);
    await page.goto(`${url}/#/score-board`);
    const card = page.locator('.primary-notification');
    await expect
      .poll(() => card.locator('p').textContent())
      .toBe('The server has been restarted: Your previous hacking progress has been restored automatically.');
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });

    await card.getByRole('button', { name: 'Delete cookie to clear hacking progress' }).click();
    const question = page.getByRole('dialog', { name: 'Start over?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await solvedKeys(url)).has('loginAdminChallenge')).toBe(true);
    await card.getByRole('button', { name: 'Delete cookie to clear hacking progress' }).click();
    await Promise.all([
      page.waitForEvent('load'),
      question.getByRole('button', { name: 'Forget everything solved' }).click(),
    ]);
    await unsolvedMark(page, 'Login Admin').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('bid')])).toEqual([
      null,
      null,
    ]);
    // The reload visited the score board, which solves that challenge again. Everything else is forgotten.
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    expect([...(await solvedKeys(url))]).toEqual(['scoreBoardChallenge']);
    await continueCode(page, kept);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');

    await page.context().clearCookies({ name: 'continueCode' });
    await page.goto('about:blank');
    await restart({ data: null });
    await page.goto(url);
    await page.locator('.ribbon-card').first().waitFor();
    await page.locator('app-server-started-notification [role=status]').waitFor({ state: 'attached' });
    expect([...(await solvedKeys(url))]).toEqual([]);
    // What the range says of a restart would have come first.
    await createClient(url).login("' or 1=1--", 'anything');
    await solvedCards(page).waitFor();
    expect(await card.count()).toBe(0);
  });
});
