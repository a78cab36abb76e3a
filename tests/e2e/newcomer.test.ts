import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextDialog } from '../exploits/dialogs.ts';
import { solvedKeys, xssPayload } from '../exploits/support.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { challengeCount } from '../support/challenge-counts.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { sharedShop } from '../support/shared-shop.ts';
import type { RunningShop } from '../support/shop.ts';
import { challengeCard, solvedCards, unfold } from './range.ts';
import { focused } from './running-shop.ts';

let shop: RunningShop;
let browser: Browser;
// Each attempt begins with nothing solved.
beforeEach(async () => {
  [shop, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});
afterEach(() => closePages(browser));

/** The longest wait for what should appear at once, in milliseconds. The machine may be busy. */
const patience = 20_000;

const drawerButton = (page: Page) => page.locator('#range-drawer-button');
/** The drawer beside the shop's own pages. */
const drawer = (page: Page) => page.getByRole('complementary', { name: 'The range' });
/** The drawer on the decoy internet's pages, which is open there when it was open in the shop. */
const drawerOnSite = (page: Page) => page.frameLocator('range-drawer iframe');

/** Goes from a page of the decoy internet to the shop, by the link in the bar at the top. */
async function backToShop(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Decoy internet' }).getByRole('link', { name: 'To the shop' }).click();
  await page.locator('app-navbar').waitFor();
}

/** Waits until the page says that this challenge is solved. */
async function hearsOf(page: Page, challenge: string): Promise<void> {
  await expect.poll(() => solvedCards(page).first().textContent(), { timeout: patience }).toContain(challenge);
}

async function chooseFromAccount(page: Page, ...items: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  for (const name of items) {
    await page.getByRole('menuitem', { name }).click();
  }
}

async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

it('a newcomer gets from the first page to seven solved challenges by links, buttons and fields, and types one address', {
  timeout: 180_000,
}, async () => {
  const page = await emptiedProfile(browser).newEmptyPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(patience);
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Me want it!' }).click();

  // Help: it says which address to type, and what to type into the login form, and leads back.
  await drawerButton(page).getByText('Help').click();
  await drawer(page).getByRole('link', { name: /^Help/ }).click();
  await page.getByRole('heading', { name: 'Quick start', level: 1 }).waitFor();
  const board = (await page.getByRole('link', { name: 'score-board' }).textContent()) ?? '';
  expect(board).toBe(`http://${new URL(shop.url).host}/#/score-board`);
  const injection = (await page.getByText('Enter this as the email').locator('code').textContent()) ?? '';
  await page.getByRole('link', { name: shop.url, exact: true }).click();

  // The drawer was left open, and is open again. One site is listed there, and the search on that site finds another.
  await drawer(page)
    .getByRole('button', { name: /^Decoy internet/ })
    .click();
  await drawer(page).getByRole('heading', { name: 'Decoy internet' }).and(page.locator(':focus')).waitFor();
  await drawer(page)
    .getByRole('link', { name: /^The Long Lexicon/ })
    .click();
  await page.waitForURL('**/decoy/lexicon/');
  await drawerOnSite(page).getByRole('searchbox').fill('Mr. Noodles');
  await drawerOnSite(page)
    .getByRole('link', { name: /^Reelhouse/ })
    .click();
  await page.getByText('this is his best friend, Mr. Noodles').waitFor();
  await backToShop(page);

  // Whoever sings there reviews juice as well, under the address that the login form wants.
  await page.getByRole('article', { name: 'Permafrost' }).getByRole('button').click();
  const product = page.getByRole('dialog', { name: 'Permafrost' });
  await product.getByRole('button', { name: /^Reviews/ }).click();
  const rapper = (await product.getByText(/^mc\.safesearch@/).textContent()) ?? '';
  await product.getByRole('button', { name: 'Close' }).last().click();

  // The only address that is typed: no link leads there, which is the challenge.
  await page.goto(board);
  await hearsOf(page, 'Score Board');
  await drawerButton(page).getByText(`1/${challengeCount}`).waitFor();

  const card = challengeCard(page, 'DOM XSS');
  await unfold(card);
  await card.getByRole('button', { name: 'Hint for DOM XSS' }).click();
  await card.getByText(/^Hint 1 of/).waitFor();
  const hint = await card
    .getByRole('listitem')
    .filter({ hasText: /^Hint 1 of/ })
    .textContent();

  await drawer(page).getByRole('searchbox').fill('');
  await drawer(page).getByRole('button', { name: 'Back' }).click();
  await drawer(page).getByText('Pin a challenge', { exact: true }).click();
  await drawer(page).getByRole('searchbox').fill('dom xss');
  await drawer(page)
    .getByRole('button', { name: /^DOM XSS/ })
    .press('Enter');
  const pinned = drawer(page).getByRole('region', { name: 'Pinned challenge' });
  await pinned.getByRole('link', { name: 'DOM XSS' }).waitFor();
  expect(await pinned.getByRole('listitem').textContent()).toBe(hint);
  // The button that pinned it is gone.
  await pinned.getByRole('link', { name: 'DOM XSS' }).and(page.locator(':focus')).waitFor();

  // All hints, with the keyboard. With the last one, the button goes away as well.
  await pinned.getByRole('button', { name: 'Next hint (2 of 3)' }).press('Enter');
  await pinned.getByRole('button', { name: 'Next hint (3 of 3)' }).press('Enter');
  await pinned.getByText(/^Hint 3 of/).waitFor();
  await page.locator(':focus').getByText('Hint 3 of 3').waitFor();

  const dialog = nextDialog(page);
  await page.getByRole('textbox', { name: 'Search' }).fill(xssPayload);
  await page.keyboard.press('Enter');
  expect(await dialog).toBe('xss');
  await hearsOf(page, 'DOM XSS');
  await pinned.getByText(/· solved$/).waitFor();

  // The drawer can be put away, and the counter brings it back.
  await drawer(page).getByRole('button', { name: 'Put the drawer away' }).click();
  await expect.poll(() => focused(page)).toBe('range-drawer-button');
  await drawerButton(page).getByText(`2/${challengeCount}`).click();
  await pinned.waitFor();

  await chooseFromAccount(page, 'Login');
  await sendLogin(page, "'", 'anything');
  await hearsOf(page, 'Error Handling');
  await sendLogin(page, rapper, 'Mr. N00dles');
  await hearsOf(page, 'Login MC SafeSearch');
  await chooseFromAccount(page, 'Logout');
  await chooseFromAccount(page, 'Login');
  await sendLogin(page, injection, 'x');
  await hearsOf(page, 'Login Admin');
  await chooseFromAccount(page, 'Privacy & Security', 'Privacy Policy');
  await hearsOf(page, 'Privacy Policy');
  await page.getByRole('button', { name: 'Close all' }).click();
  await hearsOf(page, 'Mass Dispel');

  await drawer(page)
    .getByRole('link', { name: /^Score Board/ })
    .click();
  await pinned.getByRole('button', { name: 'Unpin DOM XSS' }).press('Enter');
  await drawer(page).getByText('Pin a challenge', { exact: true }).and(page.locator(':focus')).waitFor();
  const next = challengeCard(page, 'Login Jim');
  await unfold(next);
  await next.getByRole('button', { name: 'Hint for Login Jim' }).click();
  await next.getByRole('button', { name: 'Next hint (2 of 3)' }).press('Enter');
  await next.getByRole('button', { name: 'Next hint (3 of 3)' }).press('Enter');
  await page.locator(':focus').getByText('Hint 3 of 3').waitFor();
  await drawerButton(page).getByText(`7/${challengeCount}`).waitFor();
  expect([...(await solvedKeys(shop.url))].sort()).toEqual([
    'closeNotificationsChallenge',
    'errorHandlingChallenge',
    'localXssChallenge',
    'loginAdminChallenge',
    'loginRapperChallenge',
    'privacyPolicyChallenge',
    'scoreBoardChallenge',
  ]);
});
