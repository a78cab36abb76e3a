import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, sidewaysOverflow } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = shopWithBrowser();

const gallery = (page: Page) => page.locator('#feedback-gallery');
const caption = (page: Page) => gallery(page).locator('.item-text > .caption');
const place = async (page: Page) =>
  Number((await gallery(page).getByRole('group').getAttribute('aria-label'))?.split(' ')[0]);
const picture = (page: Page) => gallery(page).locator('img[data-new]').getAttribute('src');

/** Opens the screen with its clock held, so that slides change only when a test says so. */
async function openWithHeldClock(reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const page = await shop.open('/#/login', { reducedMotion });
  await page.clock.install();
  await page.evaluate(() => {
    window.location.hash = '#/about';
  });
  await page.clock.runFor(500);
  await caption(page).waitFor();
  return page;
}

/** Gives feedback as a user, as a script would. */
async function leaveFeedback(comment: string, rating: number): Promise<void> {
  const client = createClient(shop.url);
  const { captchaId, answer } = (await client.get('/rest/captcha')).json();
  await client.post('/api/Feedbacks', { captchaId, captcha: answer, comment, rating });
}

describe('the slideshow', () => {
  it('advances every three seconds, in a loop, each time with another picture', async () => {
    const page = await openWithHeldClock();
    const total = (await createClient(shop.url).get('/api/Feedbacks')).json().data.length;
    expect(await place(page)).toBe(1);
    expect(await picture(page)).toBe('assets/public/images/carousel/1.jpg');
    await page.clock.runFor(3100);
    expect(await place(page)).toBe(2);
    expect(await picture(page)).toBe('assets/public/images/carousel/2.jpg');
    for (let slide = 2; slide < total; slide += 1) {
      await page.clock.runFor(3000);
    }
    expect(await place(page)).toBe(total);
    await page.clock.runFor(3000);
    expect(await place(page)).toBe(1);
    expect(await caption(page).count()).toBe(1);
  });

  it('waits while the pointer is on it, while the focus is in it, and when it is paused', async () => {
    const page = await openWithHeldClock();
    await gallery(page).hover();
    await page.clock.runFor(10_000);
    expect(await place(page)).toBe(1);
    await page.mouse.move(0, 0);
    await page.locator('[aria-label="Link to the Terms of Use"]').focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(10_000);
    expect(await place(page)).toBe(1);
    await page.getByRole('button', { name: 'Pause the slideshow' }).click();
    await page.mouse.move(0, 0);
    await page.locator('h1').click();
    await page.clock.runFor(10_000);
    expect(await place(page)).toBe(1);
    await page.getByRole('button', { name: 'Play the slideshow' }).click();
    await page.mouse.move(0, 0);
    await page.locator('h1').click();
    await page.clock.runFor(3100);
    expect(await place(page)).toBe(2);
  });

  it('does not move for readers who want less motion, until they start it', async () => {
    const page = await openWithHeldClock('reduce');
    await page.clock.runFor(10_000);
    expect(await place(page)).toBe(1);
    await page.getByRole('button', { name: 'Play the slideshow' }).click();
    await page.mouse.move(0, 0);
    await page.locator('h1').click();
    await page.clock.runFor(3100);
    expect(await place(page)).toBe(2);
  });

  it('can be operated with its buttons and with the arrow keys', async () => {
    const page = await openWithHeldClock();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await place(page)).toBe(2);
    await page.getByRole('button', { name: 'Previous' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await place(page)).toBe(3);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    expect(await place(page)).toBe((await createClient(shop.url).get('/api/Feedbacks')).json().data.length);
  });

  it('says a rating in words, and null for one that no form can give', async () => {
    await leaveFeedback('Not one star', 0);
    const page = await openWithHeldClock();
    expect(await caption(page).getByRole('img', { name: '5 stars' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await caption(page).textContent()).toBe('Not one star(null)');
  });

  it('keeps its height while it loads, and for every slide', async () => {
    const page = await shop.open('/#/login');
    const release = await holdBack(page, /api\/Feedbacks/);
    await page.goto(`${shop.url}/#/about`);
    const top = async () => (await page.getByRole('heading', { name: 'Follow us on Social Media' }).boundingBox())?.y;
    const before = await top();
    release();
    await caption(page).waitFor();
    expect(await top()).toBe(before);
  });
});

describe('the weaknesses of the page', () => {
  it('persistedXssFeedbackChallenge: what a customer wrote runs as soon as its slide is shown', async () => {
    await leaveFeedback('<<script>Foo</script>iframe src="javascript:alert(`xss`)">', 5);
    await expectSolved(shop.url, 'persistedXssFeedbackChallenge');
    const page = await openWithHeldClock();
    const shown = new Promise<string>((resolve) =>
      page.once('dialog', async (dialog) => {
        resolve(dialog.message());
        await dialog.dismiss();
      }),
    );
    await page.getByRole('button', { name: 'Previous' }).click({ noWaitAfter: true });
    expect(await shown).toBe('xss');
  });
});

describe('the links of the page', () => {
  it('lead to the configured addresses outside the shop, in the expected order, and to the terms of use, in a folder that anyone can list', async () => {
    const page = await shop.open('/#/about');
    const links = page.locator('a[aria-label^="Button for the"]');
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((link) => link.textContent))).toEqual([
      'BlueSky',
      'Mastodon',
      'Twitter',
      'Facebook',
      'Slack',
      'Reddit',
      'Press Kit',
      'NFT',
    ]);
    const twitter = page.locator('[aria-label="Button for the Twitter page of the shop"]');
    expect(await twitter.getAttribute('href')).toBe('https://twitter.com/owasp_juiceshop');
    expect(await twitter.getAttribute('target')).toBe('_blank');
    expect(await twitter.getAttribute('rel')).toBe('noopener noreferrer');

    // weakness: directoryListingChallenge
    const terms = page.locator('[aria-label="Link to the Terms of Use"]');
    expect(await terms.getAttribute('href')).toBe('ftp/legal.md');
    expect((await createClient(shop.url).get('/ftp/')).text).toContain('legal.md');
  });
});

describe('the customers’ feedback', () => {
  it('leaves the rest readable if it cannot be loaded, offers a retry, and invites to the form if there is none yet', async () => {
    const page = await shop.open('/#/login');
    await fail(page, /api\/Feedbacks/);
    await page.goto(`${shop.url}/#/about`);
    await page.getByRole('alert').getByText('What customers say could not be loaded.').waitFor();
    expect(await page.locator('[aria-label="Link to the Terms of Use"]').isVisible()).toBe(true);
    await page.unroute(/api\/Feedbacks/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await caption(page).waitFor();

    await page.route(/api\/Feedbacks/, (route) => route.fulfill({ json: { status: 'success', data: [] } }));
    await page.reload();
    await page.getByRole('link', { name: 'Be the first' }).click();
    await page.locator('#feedback-form').waitFor();
  });
});

it('nothing sticks out at 320 pixels, and no word is cut off', async () => {
  await leaveFeedback('juice'.repeat(32), 4);
  const page = await shop.open('/#/about', { viewport: { width: 320, height: 800 } });
  await caption(page).waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await caption(page).evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});
