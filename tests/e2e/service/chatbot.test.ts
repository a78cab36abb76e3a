import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';
import { barriersInAllLooks } from '../axe.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, loseAnswers, openAs } from '../visits.ts';

const shop = sharedShopWithBrowser();

const bot = (page: Page) => page.locator('#chat-window .speech-bubble-left');
const own = (page: Page) => page.locator('#chat-window .speech-bubble-right');

interface Said {
  readonly body: string;
  readonly status?: boolean;
  readonly action?: string;
  readonly token?: string;
}

/** Puts a bot into the page that says what the test wants. Returns the messages that it gets. */
async function withBot(page: Page, status: Said, answers: readonly Said[] = []): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  await page.route('**/rest/chatbot/status', (route) => route.fulfill({ json: status }));
  await page.route('**/rest/chatbot/respond', (route: Route) => {
    const answer = answers[asked.length] ?? { action: 'response', body: `Answer ${asked.length + 1}` };
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: answer });
  });
  return asked;
}

async function say(page: Page, text: string): Promise<void> {
  await page.fill('#message-input', text);
  await page.press('#message-input', 'Enter');
}

/** Expects the picture of the bot beside its words, and that of the user beside theirs. */
async function expectAvatars(page: Page): Promise<void> {
  await page.locator('.profile-image').first().waitFor();
  const image = page.locator('.juicy-chat-bot-image').first();
  expect(await image.getAttribute('src')).toBe('assets/public/images/ChatbotAvatar.png');
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(190);
}

describe('a chat with the bot', () => {
  it('begins with its greeting, gets an answer to what is typed, one after the other, and shows markup as plain text and long words in full', async () => {
    const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/about');
    const asked = await withBot(page, { status: true, body: '<img src=x onerror=alert(1)>' });
    await goTo(page, '/#/chatbot');
    await bot(page).first().waitFor();
    await page.press('#message-input', 'Enter');
    expect(await bot(page).textContent()).toBe('<img src=x onerror=alert(1)>');
    await say(page, '<b>bold</b>');
    expect(await own(page).textContent()).toBe('<b>bold</b>');
    expect(await page.inputValue('#message-input')).toBe('');
    await expect.poll(() => bot(page).last().textContent()).toBe('Answer 1');
    expect(asked, 'nothing was sent when nothing was typed').toEqual([{ action: 'query', query: '<b>bold</b>' }]);
    await page.fill('#message-input', 'A pear');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect.poll(() => bot(page).last().textContent()).toBe('Answer 2');
    expect(await bot(page).count()).toBe(3);
    await expectAvatars(page);
    expect(await barriersInAllLooks(page, 'app-chatbot')).toEqual([]);

    for (let count = 1; count <= 12; count += 1) {
      await say(page, `Coupon ${count}`);
    }
    await expect.poll(() => bot(page).count()).toBe(15);
    expect(asked.slice(2)).toEqual(
      Array.from({ length: 12 }, (_, index) => ({ action: 'query', query: `Coupon ${index + 1}` })),
    );
    const list = page.locator('#chat-window');
    await expect
      .poll(() => list.evaluate((window) => window.scrollHeight - window.clientHeight - window.scrollTop))
      .toBeLessThan(2);
    await say(page, 'more'.repeat(60));
    await expectToFit(page, 'a chat of long words', [320]);
    expect(await list.evaluate((window) => window.scrollWidth - window.clientWidth)).toBe(0);
  });

  it('repeats what a bot says that is not ready yet, without asking it anything, and asks for a name first, whose token it adopts', async () => {
    const page = await shop.open('/#/login');
    const notAsked = await withBot(page, { status: false, body: 'Please wait' });
    await goTo(page, '/#/chatbot');
    await bot(page).first().waitFor();
    await say(page, 'Hurry');
    await expect.poll(() => bot(page).count()).toBe(2);
    expect(await bot(page).last().textContent()).toBe('Please wait');
    expect(notAsked).toEqual([]);

    const asked = await withBot(page, { action: 'namequery', body: 'What shall I call you?' }, [
      { action: 'response', body: 'Nice to meet you', token: 'a.new.token' },
    ]);
    await goTo(page, '/#/login');
    await goTo(page, '/#/chatbot');
    await expect.poll(() => bot(page).last().textContent()).toBe('What shall I call you?');
    await say(page, 'Jim');
    await expect.poll(() => bot(page).last().textContent()).toBe('Nice to meet you');
    await say(page, 'Hello');
    await expect.poll(() => bot(page).last().textContent()).toBe('Answer 2');
    expect(asked).toEqual([
      { action: 'setname', query: 'Jim' },
      { action: 'query', query: 'Hello' },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('a.new.token');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(cookie?.value).toBe('a.new.token');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7.9 * 3600);
  });
});

describe('the shop’s own bot', () => {
  it('asks users without a name for one, and then addresses them by it', { timeout: 60_000 }, async () => {
    const customer = await newCustomer(createClient(shop.url));
    const page = await shop.open('/#/chatbot', {}, { token: customer.token, bid: customer.basket });
    await expect.poll(() => bot(page).last().textContent()).toContain('What shall I call you?');
    await say(page, 'Kirk');
    // On a busy machine the first words may find the bot still learning, so they are said again.
    const answerOrRetry = async () => {
      const retry = page.getByRole('button', { name: 'Try again' });
      if (await retry.isEnabled({ timeout: 100 }).catch(() => false)) {
        await retry.click();
      }
      return bot(page).last().textContent();
    };
    await expect.poll(answerOrRetry, { timeout: 40_000 }).toContain('Kirk');
    await say(page, 'How much is Apple Juice');
    await expect.poll(() => bot(page).last().textContent()).toContain('Apple Juice (1000ml) costs 1.99');
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(customer.token);
  });
});

describe('with a server that', () => {
  it('is down, offers a retry for the greeting, and talks only to users who are logged in; is slow, shows the bot typing; fails, says so below the conversation and can be asked again', async () => {
    const page = await shop.open('/#/login');
    await loseAnswers(page, /chatbot\/status/);
    await goTo(page, '/#/chatbot');
    await page.getByRole('alert').getByText('The shop did not answer.').waitFor();
    await page.unroute(/chatbot\/status/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => bot(page).last().textContent()).toContain('Sign in to talk to Juicy');
    await say(page, 'Why?');
    await page.getByRole('alert').getByText('Unauthenticated user').waitFor();

    await goTo(page, '/#/login');
    await withBot(page, { status: true, body: 'Which fruit?' });
    await goTo(page, '/#/chatbot');
    await bot(page).first().waitFor();
    const release = await holdBack(page, /chatbot\/respond/);
    await say(page, 'Well?');
    await page.getByRole('img', { name: 'The bot is typing' }).waitFor();
    await page.fill('#message-input', 'meanwhile');
    release();
    await expect.poll(() => bot(page).last().textContent()).toBe('Answer 1');
    expect(await page.inputValue('#message-input')).toBe('meanwhile');
    await page.unroute(/chatbot\/respond/);

    await fail(page, /chatbot\/respond/);
    await say(page, 'Hello?');
    await page.getByRole('alert').getByText('Error: out of juice').waitFor();
    await page.unroute(/chatbot\/respond/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => bot(page).count()).toBe(3);
    expect(await own(page).count()).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
