import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, sidewaysOverflow } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = sharedShopWithBrowser();

const gallery = (page: Page) => page.locator('#feedback-gallery');
const caption = (page: Page) => gallery(page).locator('.item-text > .caption');
const place = async (page: Page) =>
  Number((await gallery(page).getByRole('group').getAttribute('aria-label'))?.split(' ')[0]);
const picture = (page: Page) => gallery(page).locator('img[data-new]').getAttribute('src');

/** Opens the screen with its clock held, so that slides change only when a test says so. */
async function openWithHeldClock(): Promise<Page> {
  const page = await shop.open('/#/login', { reducedMotion: 'no-preference' });
  await page.clock.install();
  await goTo(page, '/#/about');
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

const pause = (page: Page) => page.getByRole('button', { name: 'Pause the slideshow' }).click();

/** Starts the slideshow, and leaves it alone. */
async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play the slideshow' }).click();
  await leave(page);
}

/** Takes the pointer and the focus out of the slideshow. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator('h1').click();
}

/** Expects that the slideshow stays at the first slide for longer than it shows one. */
async function expectToStay(page: Page, when: string): Promise<void> {
  await page.clock.runFor(3500);
  expect(await place(page), when).toBe(1);
}

/** Goes through the slides with buttons and arrow keys, from the second one to the last. */
async function operate(page: Page, total: number): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await place(page)).toBe(3);
  await page.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await place(page)).toBe(4);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await place(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await place(page)).toBe(total);
}

describe('the slideshow', () => {
  it('advances every three seconds, in a loop, unless it is looked at, paused, or less motion is wanted, and can be operated with buttons and arrow keys', async () => {
    await leaveFeedback('Not one star', 0);
    const page = await openWithHeldClock();
    const total = (await createClient(shop.url).get('/api/Feedbacks')).json().data.length;
    expect(await place(page)).toBe(1);
    expect(await picture(page)).toBe('assets/public/images/carousel/1.jpg');
    expect(await caption(page).getByRole('img', { name: '5 stars' }).count()).toBe(1);
    await page.clock.runFor(3100);
    expect(await place(page)).toBe(2);
    expect(await picture(page)).toBe('assets/public/images/carousel/2.jpg');
    for (let slide = 2; slide < total; slide += 1) {
      await page.clock.runFor(3000);
    }
    expect(await place(page)).toBe(total);
    expect(await caption(page).textContent(), 'a rating that no form can give').toBe('Not one star(null)');
    await page.clock.runFor(3000);
    expect(await place(page)).toBe(1);
    expect(await caption(page).count()).toBe(1);

    await gallery(page).hover();
    await expectToStay(page, 'while the pointer is on it');
    await page.mouse.move(0, 0);
    await page.locator('[aria-label="Link to the Terms of Use"]').focus();
    await page.keyboard.press('Tab');
    await expectToStay(page, 'while the focus is in it');
    await pause(page);
    await leave(page);
    await expectToStay(page, 'while it is paused');
    await play(page);
    await page.clock.runFor(3100);
    expect(await place(page)).toBe(2);
    await operate(page, total);

    await goTo(page, '/#/login');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo(page, '/#/about');
    await page.clock.runFor(500);
    await caption(page).waitFor();
    await expectToStay(page, 'for readers who want less motion');
    await play(page);
    await page.clock.runFor(3100);
    expect(await place(page)).toBe(2);
  });
});

describe('the page', () => {
  it('links to the configured addresses, in the expected order, and to the terms of use, in a folder that anyone can list; at 320 pixels nothing sticks out, and no word is cut off', async () => {
    await leaveFeedback('juice'.repeat(32), 4);
    const page = await shop.open('/#/about', { viewport: { width: 320, height: 800 } });
    await caption(page).waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await caption(page).evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);

    const links = page.locator('a[aria-label^="Button for the"]');
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
  it('leaves the rest readable if it cannot be loaded, keeps its height while it is loaded again, and invites to the form if there is none', async () => {
    const page = await shop.open('/#/login');
    await fail(page, /api\/Feedbacks/);
    await goTo(page, '/#/about');
    await page.getByRole('alert').getByText('What customers say could not be loaded.').waitFor();
    expect(await page.locator('[aria-label="Link to the Terms of Use"]').isVisible()).toBe(true);
    await page.unroute(/api\/Feedbacks/);
    const release = await holdBack(page, /api\/Feedbacks/);
    await page.getByRole('button', { name: 'Try again' }).click();
    const top = async () => (await page.getByRole('heading', { name: 'Follow us on Social Media' }).boundingBox())?.y;
    await page.locator('app-about [aria-busy=true]').waitFor({ state: 'attached' });
    const before = await top();
    release();
    await caption(page).waitFor();
    expect(await top()).toBe(before);

    await page.route(/api\/Feedbacks/, (route) => route.fulfill({ json: { status: 'success', data: [] } }));
    await goTo(page, '/#/login');
    await page.locator('#email').waitFor();
    await goTo(page, '/#/about');
    await page.getByRole('link', { name: 'Be the first' }).click();
    await page.locator('#feedback-form').waitFor();
  });
});

describe('the weaknesses of the page', () => {
  it('persistedXssFeedbackChallenge: what a customer wrote runs as soon as its slide is shown', async () => {
    await leaveFeedback('<<script>Foo</script>iframe src="javascript:alert(`xss`)">', 5);
    await expectSolved(shop.url, 'persistedXssFeedbackChallenge');
    const page = await shop.open('/#/about');
    await caption(page).waitFor();
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
