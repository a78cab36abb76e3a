import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { holdBack, loseAnswers } from '../visits.ts';
import { openSignedIn } from './signed-in.ts';

const shop = sharedShopWithBrowser();

const route = '/#/privacy-security/data-export';
const request = /rest\/user\/data-export/;
const captcha = /rest\/image-captcha/;
const openMine = () => openSignedIn(shop, route);
const error = (page: Page) => page.textContent('app-data-export .error');
const picture = (page: Page) => page.locator('.captcha-image svg');

/** Chooses JSON and requests the export. Resolves with the window that opens. */
async function exportData(page: Page): Promise<Page> {
  await page.locator('[aria-label="Export Option JSON"]').check();
  const [view] = await Promise.all([page.waitForEvent('popup'), page.click('#submitButton')]);
  return view;
}

/** Returns the characters in the captcha's picture, which its own response reveals. */
async function readCaptcha(page: Page): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse(captcha),
    page.getByRole('button', { name: 'Show another picture' }).click(),
  ]);
  return (await answer.json()).answer;
}

/** Expects that letters are asked for, and why others are refused. */
async function expectLetters(page: Page): Promise<void> {
  const before = await picture(page).innerHTML();
  await page.locator('[aria-label="Export Option JSON"]').check();
  expect(await page.locator('#submitButton').isEnabled()).toBe(false);
  await page.fill('#captchaAnswer', '?????');
  await page.click('#submitButton');
  await expect.poll(() => error(page)).toBe('Wrong answer to CAPTCHA. Please try again.');
  expect(await page.inputValue('#captchaAnswer')).toBe('');
  expect(await picture(page).innerHTML()).toBe(before);
  expect(await page.locator('[aria-label="Export Option JSON"]').isChecked()).toBe(true);

  const answer = await readCaptcha(page);
  expect(await page.locator('#submitButton').isEnabled()).toBe(false);
  await page.fill('#captchaAnswer', answer.slice(0, 4));
  await page.locator('#captchaAnswer').blur();
  expect(await page.textContent('#captchaAnswer-message')).toBe('Please enter the result of the CAPTCHA.');
  expect(await page.locator('#submitButton').isEnabled()).toBe(false);
  await page.fill('#captchaAnswer', answer);
  const sent = page.waitForRequest(request);
  const [view] = await Promise.all([page.waitForEvent('popup'), page.press('#captchaAnswer', 'Enter')]);
  expect((await sent).postDataJSON()).toEqual({ format: '1', answer });
  await expect.poll(() => view.textContent('body')).toContain('"orders"');
}

describe('the data export', () => {
  it('is offered in one format once that is chosen, opens in a window of its own, can be shown again and saved, and asks for the letters of a picture within five minutes', async () => {
    const { page, customer } = await openMine();
    expect(await page.locator('[role=radiogroup][aria-label="Select an option"]').getAttribute('id')).toBe(
      'formatControl',
    );
    expect(await page.locator('#submitButton').isEnabled()).toBe(false);
    expect(await page.locator('[aria-label="Export Option PDF"]').isDisabled()).toBe(true);
    expect(await page.locator('[aria-label="Export Option Excel"]').isDisabled()).toBe(true);
    await page.locator('[aria-label="Export Option JSON"]').check();
    expect(await page.locator('#submitButton').isEnabled()).toBe(true);

    const sent = page.waitForRequest(request);
    const view = await exportData(page);
    expect((await sent).postDataJSON()).toEqual({ format: '1' });
    await expect.poll(() => view.textContent('body')).toContain(`"email": "${customer.email}"`);
    const remembered = await page.evaluate(() => localStorage.getItem('lstdtxprt'));
    expect(remembered).toMatch(/^"\d{4}-\d\d-\d\dT.*Z"$/);
    await expect
      .poll(() => page.textContent('app-data-export .confirmation'))
      .toBe('Your export has opened in a new window.');
    expect(await page.locator('[aria-label="Export Option JSON"]').isChecked()).toBe(false);
    await picture(page).waitFor();

    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open the export' }).click(),
    ]);
    await expect.poll(() => again.textContent('body')).toContain(customer.email);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('data-export.json');
    expect(await barriersInAllLooks(page, 'app-data-export')).toEqual([]);
    await expectLetters(page);
  });

  it('requests its picture again on demand, needs no letters when the last export is older, or its time cannot be read, unless the server knows better', async () => {
    const { page, customer } = await openSignedIn(shop, '/#/privacy-security');
    const open = async (lastExport: string) => {
      await goTo(page, '/#/privacy-security');
      await page.locator('#submitButton').waitFor({ state: 'detached' });
      await page.evaluate((value) => localStorage.setItem('lstdtxprt', value), lastExport);
      await goTo(page, route);
      await page.locator('#submitButton').waitFor();
    };
    for (const stored of [JSON.stringify(new Date(Date.now() - 301_000)), 'yesterday', '{}']) {
      await open(stored);
      await page.locator('[aria-label="Export Option JSON"]').check();
      expect(await page.locator('#submitButton').isEnabled(), stored).toBe(true);
    }
    await loseAnswers(page, captcha);
    await open(JSON.stringify(new Date()));
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute(captcha);
    await retry.click();
    await picture(page).waitFor();

    await open('yesterday');
    await createClient(shop.url).get('/rest/image-captcha', { token: customer.token });
    await page.locator('[aria-label="Export Option JSON"]').check();
    await page.click('#submitButton');
    await expect.poll(() => error(page)).toBe('Wrong answer to CAPTCHA. Please try again.');
    await picture(page).waitFor();
  });
});

describe('the data export in trouble', () => {
  it('that fails, says so and keeps what was chosen; that is slow, shows that it is under way; when its window is blocked, it is offered again', async () => {
    const { page } = await openMine();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await page.route(request, (route) => route.fulfill({ status: 500, body: 'Error: out of juice' }));
    await page.locator('[aria-label="Export Option JSON"]').check();
    await page.click('#submitButton');
    await expect.poll(() => error(page)).toBe('Error: out of juice');
    await page.unroute(request);

    const release = await holdBack(page, request);
    await page.click('#submitButton');
    await page.getByRole('progressbar', { name: 'Collecting your data' }).waitFor();
    expect(await page.locator('#submitButton').isEnabled()).toBe(false);
    release();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.textContent('app-data-export .confirmation'))
      .toMatch(/the browser did not let us open a window/);
    await page.getByRole('button', { name: 'Open the export' }).waitFor();
  });
});

describe('the weaknesses of the data export', () => {
  it('text that a customer wrote runs as code in the window, and the picture becomes part of the page as it is sent; visitors have to log in', async () => {
    const page = await shop.open(route);
    await page.getByText('Please log in to use this page.').waitFor();
    await page.locator('[aria-label="Export Option JSON"]').check();
    await page.click('#submitButton');
    await expect.poll(() => error(page)).not.toBe('');

    const image = `<img src="no.png" onerror="document.title='owned by the picture'">`;
    await page.route(captcha, (answer) => answer.fulfill({ json: { image } }));
    const userData = `{"caption": "<script>opener.document.title = 'owned by the caption'</script>"}`;
    await page.route(request, (answer) => answer.fulfill({ json: { userData, confirmation: '' } }));
    const titles = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(document.title)).observe(document.head, { subtree: true, childList: true });
      return seen;
    });
    await exportData(page);
    await expect
      .poll(() => titles.jsonValue())
      .toEqual(expect.arrayContaining(['owned by the caption', 'owned by the picture']));
  });
});
