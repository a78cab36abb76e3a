import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, openAs } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = shopWithBrowser();

const isCaptcha = (response: Response) => response.url().includes('/rest/captcha');
const message = (page: Page) => page.locator('.mat-mdc-snack-bar-label');
const stars = (page: Page) => page.getByRole('slider', { name: 'Rating' });

/** Opens the screen with its question. Returns the answer to it, too. */
async function openScreen(as?: readonly [email: string, password: string]): Promise<{ page: Page; answer: string }> {
  const page = as === undefined ? await shop.open('/#/login') : await openAs(shop, ...as, '/#/login');
  const asked = page.waitForResponse(isCaptcha);
  await page.goto(`${shop.url}/#/contact`);
  const { captcha, answer } = await (await asked).json();
  await expect.poll(() => page.textContent('#captcha')).toBe(captcha);
  return { page, answer };
}

/** Presses the button and returns what was sent. */
async function submit(page: Page) {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/Feedbacks'),
  );
  await page.click('#submitButton');
  return (await sent).postDataJSON();
}

const lastFeedback = async () => (await createClient(shop.url).get('/api/Feedbacks')).json().data.at(-1);

describe('feedback', () => {
  it('is sent with the author’s id and masked address, and then the form is cleared and asks again', async () => {
    const { page, answer } = await openScreen(['jim@juice-sh.op', 'ncc-1701']);
    await expect
      .poll(() => page.locator('[aria-label="Field with the name of the author"]').inputValue())
      .toBe('***@juice-sh.op');
    await page.fill('#comment', 'Tastes of space');
    await page.click('#rating');
    await page.fill('#captchaControl', answer);
    const asked = page.waitForResponse(isCaptcha);
    expect(await submit(page)).toEqual({
      UserId: 2,
      captchaId: expect.any(Number),
      captcha: answer,
      comment: 'Tastes of space (***@juice-sh.op)',
      rating: 3,
    });
    await expect.poll(() => message(page).textContent()).toBe('Thank you for your feedback.');
    await asked;
    expect(await page.inputValue('#comment')).toBe('');
    expect(await page.inputValue('#captchaControl')).toBe('');
    expect(await stars(page).getAttribute('aria-valuetext')).toBe('Not rated yet');
    expect(await page.isDisabled('#submitButton')).toBe(true);
  });

  it('of a visitor is anonymous and names no user', async () => {
    const { page, answer } = await openScreen();
    expect(await page.locator('[aria-label="Field with the name of the author"]').inputValue()).toBe('anonymous');
    await page.fill('#comment', 'Fine');
    await stars(page).press('End');
    await page.fill('#captchaControl', answer);
    const sent = await submit(page);
    expect(sent).not.toHaveProperty('UserId');
    expect(sent).toMatchObject({ comment: 'Fine (anonymous)', rating: 5 });
    await expect.poll(() => message(page).textContent()).toBe('Thank you for your feedback and the five stars.');
  });

  it('can be sent only when comment, stars and a number are there, and the form says next to the field what is missing', async () => {
    const { page } = await openScreen();
    const enabled = () => page.isEnabled('#submitButton');
    expect(await enabled()).toBe(false);
    await page.focus('#comment');
    await page.focus('#captchaControl');
    expect(await page.textContent('#comment-message')).toBe('Please write a comment.');
    await page.fill('#captchaControl', 'twelve');
    await page.focus('#comment');
    expect(await page.textContent('#captchaControl-message')).toBe('The result is a whole number.');
    await page.fill('#comment', 'x'.repeat(170));
    expect(await page.inputValue('#comment')).toHaveLength(160);
    expect(await page.locator('#feedback-form').getByText('160/160').count()).toBe(1);
    await page.fill('#captchaControl', '-12');
    expect(await enabled()).toBe(false);
    await page.click('#rating');
    expect(await enabled()).toBe(true);
  });

  it('can be rated with every star by keyboard and by pointer', async () => {
    const { page } = await openScreen();
    const shown = () => stars(page).getAttribute('aria-valuetext');
    for (const wanted of ['1 star', '2 stars', '3 stars', '4 stars', '5 stars', '5 stars']) {
      await stars(page).press('ArrowRight');
      expect(await shown()).toBe(wanted);
    }
    const frame = await page.locator('#rating').boundingBox();
    for (const star of [1, 2, 3, 4, 5]) {
      await page.mouse.click((frame?.x ?? 0) + (star - 0.5) * 48, (frame?.y ?? 0) + 24);
      expect(await shown()).toBe(star === 1 ? '1 star' : `${star} stars`);
    }
    await page.reload();
    await page.locator('#rating').click({ position: { x: 24, y: 24 } });
    expect(await shown()).toBe('1 star');
  });

  it('can be filled in by a script that sets values and dispatches events of its own', async () => {
    const { page, answer } = await openScreen();
    const sent = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/Feedbacks')),
      page.evaluate(async (result) => {
        const values = { '#userId': '3', '#comment': 'By script', '#rating input': '4', '#captchaControl': result };
        for (const [selector, value] of Object.entries(values)) {
          const element = document.querySelector(selector);
          Object.assign(element ?? {}, { value });
          element?.dispatchEvent(new Event('input'));
        }
        const button = document.querySelector<HTMLButtonElement>('#submitButton');
        const press = () => (button?.disabled ? requestAnimationFrame(press) : button?.click());
        press();
      }, answer),
    ]);
    expect(sent[0].postDataJSON()).toMatchObject({
      UserId: 3,
      comment: 'By script (anonymous)',
      rating: 4,
      captcha: answer,
    });
  });

  it('is sent once for two clicks in a row', async () => {
    const { page, answer } = await openScreen();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/Feedbacks') && sent.push(request.postData() ?? ''));
    await page.fill('#comment', 'Twice');
    await page.click('#rating');
    await page.fill('#captchaControl', answer);
    await page.locator('#submitButton').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await message(page).waitFor();
    expect(sent).toHaveLength(1);
  });

  it('with the wrong answer shows the server’s message and keeps all but the answer', async () => {
    const { page, answer } = await openScreen();
    const question = await page.textContent('#captcha');
    await page.fill('#comment', 'Keep me');
    await page.click('#rating');
    await page.fill('#captchaControl', `${answer}0`);
    await page.press('#captchaControl', 'Enter');
    await expect.poll(() => message(page).textContent()).toBe('Wrong answer to CAPTCHA. Please try again.');
    expect(await page.locator('.errorBar').count()).toBe(1);
    expect(await page.inputValue('#captchaControl')).toBe('');
    expect(await page.inputValue('#comment')).toBe('Keep me');
    expect(await page.textContent('#captcha')).toBe(question);
    await page.fill('#captchaControl', answer);
    await submit(page);
    await expect.poll(() => page.inputValue('#comment')).toBe('');
  });
});

describe('the weaknesses of the form', () => {
  it('forgedFeedbackChallenge: the hidden id of the author is whatever is typed', async () => {
    const { page, answer } = await openScreen(['jim@juice-sh.op', 'ncc-1701']);
    await page.locator('#userId').evaluate((input) => input.removeAttribute('hidden'));
    await page.fill('#userId', '1');
    await page.fill('#comment', 'I am the administrator');
    await page.click('#rating');
    await page.fill('#captchaControl', answer);
    expect(await submit(page)).toMatchObject({ UserId: 1 });
    await expectSolved(shop.url, 'forgedFeedbackChallenge');
    await expect.poll(lastFeedback).toMatchObject({ UserId: 1 });
  });

  it('zeroStarsChallenge: only an attribute of the button prevents a rating of zero', async () => {
    const { page, answer } = await openScreen();
    await page.fill('#comment', 'Nothing');
    await page.fill('#captchaControl', answer);
    await page.locator('#submitButton').evaluate((button) => button.removeAttribute('disabled'));
    expect(await submit(page)).toMatchObject({ rating: 0 });
    await expectSolved(shop.url, 'zeroStarsChallenge');
  });

  it('captchaBypassChallenge: one answer serves ten times in a short time', async () => {
    const { page } = await openScreen();
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
  });
});

describe('with a server that', () => {
  it('is slow, the form can be filled in meanwhile, and its place for the question is kept', async () => {
    const page = await shop.open('/#/login');
    const release = await holdBack(page, /rest\/(captcha|user\/whoami)/);
    await page.goto(`${shop.url}/#/contact`);
    await page.fill('#comment', 'Early');
    const place = page.locator('#feedback-form [aria-busy=true]');
    const height = await place.evaluate((line) => line.getBoundingClientRect().height);
    release();
    await page.locator('#captcha').waitFor();
    expect(await page.locator('p:has(> #captcha)').evaluate((line) => line.getBoundingClientRect().height)).toBe(
      height,
    );
    expect(await page.inputValue('#comment')).toBe('Early');
  });

  it('fails, or is down, the question can be requested again, and what was typed stays until it is sent', async () => {
    const page = await shop.open('/#/login');
    await fail(page, /rest\/captcha/);
    await page.goto(`${shop.url}/#/contact`);
    await page.getByText('The question could not be loaded.').waitFor();
    await page.fill('#comment', 'Patience');
    await page.click('#rating');
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.unroute(/rest\/captcha/);
    const asked = page.waitForResponse(isCaptcha);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.fill('#captchaControl', (await (await asked).json()).answer);
    await fail(page, /api\/Feedbacks/);
    await page.click('#submitButton');
    await expect.poll(() => message(page).textContent()).toBe('Error: out of juice');
    expect(await page.inputValue('#comment')).toBe('Patience');
    expect(await page.inputValue('#captchaControl')).not.toBe('');
    await page.unroute(/api\/Feedbacks/);
    await page.route(/api\/Feedbacks/, (route) => route.abort());
    await page.click('#submitButton');
    await expect.poll(() => message(page).textContent()).toContain('The shop did not answer.');
    await page.unroute(/api\/Feedbacks/);
    expect(await submit(page)).toMatchObject({ comment: 'Patience (anonymous)' });
    await expect.poll(() => page.inputValue('#comment')).toBe('');
  });
});

it('nothing overflows', async () => {
  const page = await shop.open('/#/contact');
  await page.locator('#captcha').waitFor();
  await expectToFit(page, 'the feedback form', [320, 768]);
});
