import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../desktop/driver/backups.ts';
import { closePages, sharedBrowser } from '../../support/browser.ts';
import { createClient } from '../../support/client.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { barriers } from '../axe.ts';

let browser: Browser;
let shop: RunningShop;
beforeAll(async () => {
  browser = await sharedBrowser();
});
// A server tells only the first page that connects that it has started.
beforeEach(async () => {
  shop = await startShop({ data: null });
});
afterEach(async () => {
  await closePages(browser);
  await shop.stop();
});
afterAll(() => closePages(browser));

/** Opens the first page after a start, in a browser that has stored these cookies. */
async function firstPage(kept: Readonly<Record<string, string>>): Promise<Page> {
  const page = await emptiedProfile(browser).newEmptyPage({ reducedMotion: 'reduce' });
  const cookies = { welcomebanner_status: 'dismiss', cookieconsent_status: 'dismiss', ...kept };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
  await page.goto(`${shop.url}/#/login`);
  return page;
}

const card = (page: Page) => page.locator('app-server-started-notification .primary-notification');
const record = async (id: number) => (await createClient(shop.url).get(`/api/Challenges/?id=${id}`)).json().data[0];

// journey.test.ts starts over, and shows that a browser that has kept nothing is told nothing.
describe('a server that has restarted', () => {
  it('gets the progress that the browser stored, fixes after finds, and the learner is told', async () => {
    const page = await firstPage({
      continueCode: codes.solved,
      continueCodeFindIt: codes.findIt,
      continueCodeFixIt: codes.fixIt,
    });
    await card(page)
      .getByText('The server has been restarted: Your previous hacking progress has been restored automatically.')
      .waitFor();
    expect(await record(42)).toMatchObject({ solved: true, codingChallengeStatus: 2 });
    expect(await barriers(page, 'app-server-started-notification')).toEqual([]);
    await card(page).locator('#closeButton').click();
    await card(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('#email').waitFor();
    expect(await card(page).count()).toBe(0);
  });

  it('says in words why it refuses a code, and which part of the progress failed', async () => {
    const page = await firstPage({ continueCode: codes.solved, continueCodeFixIt: codes.solved });
    await card(page).getByText('Restoring your coding challenges failed: Invalid continue code.').waitFor();
    expect((await record(3)).solved).toBe(true);
  });

  it('says so when nothing of it can be restored', async () => {
    const page = await firstPage({ continueCode: 'nonsense' });
    await card(page).getByText('Restoring your previous hacking progress failed: Invalid continue code.').waitFor();
  });
});
