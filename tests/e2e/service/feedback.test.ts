import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, openAs } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = sharedShopWithBrowser();

const feedbacks = /api\/Feedbacks/;
const isCaptcha = (response: Response) => response.url().includes('/rest/captcha');
const message = (page: Page) => page.locator('.mat-mdc-snack-bar-label');
const stars = (page: Page) => page.getByRole('slider', { name: 'Rating' });

/** Opens the screen with its question. Returns the answer to it, too. */
async function openScreen(as?: readonly [email: string, password: string]): Promise<{ page: Page; answer: string }> {
  const page = as === undefined ? await shop.open('/#/login') : await openAs(shop, ...as, '/#/login');
  const asked = page.waitForResponse(isCaptcha);
  await goTo(page, '/#/contact');
  const answer = await answerOf(page, asked);
  return { page, answer };
}

/** Returns the answer to a question, once the page shows it. */
async function answerOf(page: Page, asked: Promise<Response>): Promise<string> {
  const { captcha, answer } = await (await asked).json();
  await expect.poll(() => page.textContent('#captcha')).toBe(captcha);
  return answer;
}

/** Presses the button and returns what was sent. */
async function submit(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && feedbacks.test(request.url()));
  await page.click('#submitButton');
  return (await sent).postDataJSON();
}

const lastFeedback = async () => (await createClient(shop.url).get('/api/Feedbacks')).json().data.at(-1);

/** Expects that the form says next to its fields what is missing, and offers to be sent once everything is there. */
async function expectComplaints(page: Page): Promise<void> {
  const enabled = () => page.isEnabled('#submitButton');
  expect(await enabled()).toBe(false);
  await page.focus('#comment');
  await page.focus('#captchaControl');
  expect(await page.textContent('#comment-message')).toBe('Please write a comment.');
  await page.fill('#captchaControl', 'twelve');
  await page.focus('#comment');
  expect(await page.textContent('#captchaControl-message')).toBe('The result is a whole number.');
  expect(await barriersInAllLooks(page, '#feedback-form')).toEqual([]);
  await page.fill('#comment', 'x'.repeat(170));
  expect(await page.inputValue('#comment')).toHaveLength(160);
  expect(await page.locator('#feedback-form').getByText('160/160').count()).toBe(1);
  await page.fill('#captchaControl', '-12');
  expect(await enabled()).toBe(false);
  await page.click('#rating');
  expect(await enabled()).toBe(true);
}

/** Gives every number of stars by pointer and by keyboard. */
async function rate(page: Page): Promise<void> {
  const shown = () => stars(page).getAttribute('aria-valuetext');
  const frame = await page.locator('#rating').boundingBox();
  for (const star of [5, 4, 3, 2, 1]) {
    await page.mouse.click((frame?.x ?? 0) + (star - 0.5) * 48, (frame?.y ?? 0) + 24);
    expect(await shown()).toBe(star === 1 ? '1 star' : `${star} stars`);
  }
  for (const wanted of ['2 stars', '3 stars', '4 stars', '5 stars', '5 stars']) {
    await stars(page).press('ArrowRight');
    expect(await shown()).toBe(wanted);
  }
  await page.click('#rating');
}

/** Fills the form in and sends it like a script, which sets values and dispatches events of its own. */
function sendByScript(page: Page, answer: string): Promise<void> {
  return page.evaluate((result) => {
    const values = { '#userId': '3', '#comment': 'By script', '#rating input': '4', '#captchaControl': result };
    for (const [selector, value] of Object.entries(values)) {
      const element = document.querySelector(selector);
      Object.assign(element ?? {}, { value });
      element?.dispatchEvent(new Event('input'));
    }
    const button = document.querySelector<HTMLButtonElement>('#submitButton');
    const press = () => (button?.disabled ? requestAnimationFrame(press) : button?.click());
    press();
  }, answer);
}

/** forgedFeedbackChallenge: the hidden id of the author is whatever is typed. */
async function expectForgery(page: Page, answer: string): Promise<void> {
  await page.locator('#userId').evaluate((input) => input.removeAttribute('hidden'));
  await page.fill('#userId', '1');
  await page.fill('#comment', 'I am the administrator');
  await page.click('#rating');
  await page.fill('#captchaControl', answer);
  expect(await submit(page)).toMatchObject({ UserId: 1 });
  await expectSolved(shop.url, 'forgedFeedbackChallenge');
  await expect.poll(lastFeedback).toMatchObject({ UserId: 1 });
}

/** zeroStarsChallenge: only an attribute of the button prevents a rating of zero. */
async function expectZeroStars(page: Page, answer: string): Promise<void> {
  await page.fill('#comment', 'Nothing');
  await page.fill('#captchaControl', answer);
  await page.locator('#submitButton').evaluate((button) => button.removeAttribute('disabled'));
  expect(await submit(page)).toMatchObject({ rating: 0 });
  await expectSolved(shop.url, 'zeroStarsChallenge');
}

/** captchaBypassChallenge: one answer serves ten times in a short time. */
async function expectSpam(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { captchaId, answer } = await (await fetch('rest/captcha/')).json();
    for (let count = 0; count < 10; count += 1) {
      await fetch('api/Feedbacks/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ captchaId, captcha: answer, comment: `spam ${count}`, rating: 1 }),
      });
    }
  });
  await expectSolved(shop.url, 'captchaBypassChallenge');
}

describe('feedback', () => {
  it('can be sent only when comment, stars and a number are there, is sent once for two clicks, with the author’s id and masked address, then the form is cleared and asks again, and the hidden id of the author is whatever is typed', async () => {
    const { page, answer } = await openScreen(['jim@juice-sh.op', 'ncc-1701']);
    await expect
      .poll(() => page.locator('[aria-label="Field with the name of the author"]').inputValue())
      .toBe('***@juice-sh.op');
    await expectComplaints(page);
    await rate(page);
    await page.fill('#comment', 'Tastes of space');
    await page.fill('#captchaControl', answer);
    const asked = page.waitForResponse(isCaptcha);
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().includes('/api/Feedbacks') && sent.push(request.postDataJSON()));
    await page.locator('#submitButton').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => message(page).textContent()).toBe('Thank you for your feedback.');
    expect(sent).toEqual([
      {
        UserId: 2,
        captchaId: expect.any(Number),
        captcha: answer,
        comment: 'Tastes of space (***@juice-sh.op)',
        rating: 3,
      },
    ]);
    const next = await answerOf(page, asked);
    expect(await page.inputValue('#comment')).toBe('');
    expect(await page.inputValue('#captchaControl')).toBe('');
    expect(await stars(page).getAttribute('aria-valuetext')).toBe('Not rated yet');
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.locator('#rating').click({ position: { x: 24, y: 24 } });
    expect(await stars(page).getAttribute('aria-valuetext'), 'the first click').toBe('1 star');
    await expectForgery(page, next);
  });

  it('of a visitor is anonymous and names no user, with the wrong answer it keeps all but that, it can be given by a script, without a star, and ten times with one answer', async () => {
    const { page, answer } = await openScreen();
    const question = await page.textContent('#captcha');
    expect(await page.locator('[aria-label="Field with the name of the author"]').inputValue()).toBe('anonymous');
    await page.fill('#comment', 'Fine');
    await stars(page).press('End');
    await page.fill('#captchaControl', `${answer}0`);
    await page.press('#captchaControl', 'Enter');
    await expect.poll(() => message(page).textContent()).toBe('Wrong answer to CAPTCHA. Please try again.');
    expect(await page.locator('.errorBar').count()).toBe(1);
    expect(await page.inputValue('#captchaControl')).toBe('');
    expect(await page.inputValue('#comment')).toBe('Fine');
    expect(await page.textContent('#captcha')).toBe(question);

    await page.fill('#captchaControl', answer);
    const asked = page.waitForResponse(isCaptcha);
    const sent = await submit(page);
    expect(sent).not.toHaveProperty('UserId');
    expect(sent).toMatchObject({ comment: 'Fine (anonymous)', rating: 5 });
    await expect.poll(() => message(page).textContent()).toBe('Thank you for your feedback and the five stars.');

    const next = await answerOf(page, asked);
    const askedAgain = page.waitForResponse(isCaptcha);
    const scripted = page.waitForRequest((request) => request.method() === 'POST' && feedbacks.test(request.url()));
    await sendByScript(page, next);
    expect((await scripted).postDataJSON()).toMatchObject({
      UserId: 3,
      comment: 'By script (anonymous)',
      rating: 4,
      captcha: next,
    });
    await expectZeroStars(page, await answerOf(page, askedAgain));
    await expectSpam(page);
  });
});

describe('with a server that', () => {
  it('fails, is slow, or is down, the form can be filled in meanwhile, its place for the question is kept, and what was typed stays until it is sent', async () => {
    const page = await shop.open('/#/login');
    await fail(page, /rest\/captcha/);
    await goTo(page, '/#/contact');
    await page.getByText('The question could not be loaded.').waitFor();
    await page.fill('#comment', 'Patience');
    await page.click('#rating');
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.unroute(/rest\/captcha/);
    const release = await holdBack(page, /rest\/captcha/);
    const asked = page.waitForResponse(isCaptcha);
    await page.getByRole('button', { name: 'Try again' }).click();
    const place = page.locator('#feedback-form [aria-busy=true]');
    const height = await place.evaluate((line) => line.getBoundingClientRect().height);
    release();
    await page.fill('#captchaControl', await answerOf(page, asked));
    expect(await page.locator('p:has(> #captcha)').evaluate((line) => line.getBoundingClientRect().height)).toBe(
      height,
    );

    await fail(page, feedbacks);
    await page.click('#submitButton');
    await expect.poll(() => message(page).textContent()).toBe('Error: out of juice');
    expect(await page.inputValue('#comment')).toBe('Patience');
    expect(await page.inputValue('#captchaControl')).not.toBe('');
    await page.unroute(feedbacks);
    await page.route(feedbacks, (route) => route.abort());
    await page.click('#submitButton');
    await expect.poll(() => message(page).textContent()).toContain('The shop did not answer.');
    await page.unroute(feedbacks);
    expect(await submit(page)).toMatchObject({ comment: 'Patience (anonymous)' });
    await expect.poll(() => page.inputValue('#comment')).toBe('');
  });
});
