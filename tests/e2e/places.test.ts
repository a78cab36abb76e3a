import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createClient } from '../support/client.ts';
import { codingButton, contentOf } from './coding/coding.ts';
import { goToScoreBoard } from './range.ts';
import { focused, shopWithBrowser } from './running-shop.ts';

const shop = shopWithBrowser({ data: null, config: 'challenges:\n  codingChallengesEnabled: always\n' });

const dialog = (page: Page) => page.getByRole('dialog');

it('a product has an address, which Back and the close button leave', async () => {
  const page = await shop.open('/#/search?q=juice');
  await page.getByText('Apple Juice', { exact: false }).first().click();
  await dialog(page).waitFor();
  expect(page.url()).toMatch(/#\/search\?q=juice&product=\d+$/);
  const address = page.url();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${shop.url}/#/search?q=juice`);

  await page.goForward();
  await dialog(page).waitFor();
  await dialog(page).locator('.close-dialog').click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${shop.url}/#/search?q=juice`);

  // Whoever is sent the address sees the product, and then the shop.
  await page.goto('about:blank');
  await page.goto(address);
  await dialog(page)
    .getByRole('heading', { level: 1, name: /Apple Juice/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${shop.url}/#/search?q=juice`);
});

it('a half-done coding challenge opens at Fix It, and Escape, Back and the cross close it', async () => {
  const { vulnerableLines } = contentOf('loginAdminChallenge');
  await createClient(shop.url).post('/snippets/verdict', {
    key: 'loginAdminChallenge',
    selectedLines: vulnerableLines,
  });
  const page = await shop.open('/');
  await goToScoreBoard(page);
  const button = codingButton(page, 'Login Admin');
  await button.click();
  await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
  expect(await page.getByRole('tab', { name: /^Fix It/ }).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Login Admin.codingChallengeButton');

  await button.click();
  await dialog(page).locator('[aria-label="Close"]').click();
  await dialog(page).waitFor({ state: 'detached' });
  await button.click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${shop.url}/#/score-board`);
  await page.goBack();
  expect(page.url()).toBe(`${shop.url}/#/`.replace('#/', ''));
});

it('a change of route is announced with the new title, and closes open menus', async () => {
  const page = await shop.open('/');
  const announced = page.locator('p[aria-live=assertive]');
  // A proxy that takes its time with the screen's code must not make the old title come first.
  await page.route(/AboutScreen|LoginScreen/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('p[aria-live=assertive]');
    new MutationObserver(() => heard.push(region?.textContent ?? '')).observe(region ?? document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByRole('button', { name: 'EN Choose language' }).click();
  await page.getByRole('dialog').waitFor();
  for (const [hash, title] of [
    ['#/about', 'About Us - OWASP Juice Shop'],
    ['#/login', 'Login - OWASP Juice Shop'],
    ['#/about', 'About Us - OWASP Juice Shop'],
  ] as const) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await expect.poll(() => announced.textContent()).toBe(title);
    expect(await page.title()).toBe(title);
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The test put it there.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual(['About Us - OWASP Juice Shop', 'Login - OWASP Juice Shop', 'About Us - OWASP Juice Shop']);
});
