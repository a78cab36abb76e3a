import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { reach, use, write } from './keyboard.ts';
import { all, click, type Deed, goTo, hint, next, nothingToDo } from './tour.ts';
import { sendFeedback, type Tour } from './tours.ts';

const request = '#repeater-request .cm-content';

/** Goes to the workbench by the link in the hint. */
const followLink: Deed = async (page) => {
  await page.keyboard.press('F2');
  await use(page, hint(page).getByRole('link', { name: 'Open the workbench' }));
};

/** Makes the hint's payload the whole request. */
const copyRequest: Deed = async (page) => {
  await page.locator(request).waitFor();
  const payload = await hint(page).locator('code[data-lines]').textContent();
  await write(page, page.locator(request), payload ?? '');
};

/** Changes the request as someone who edits it would. */
function edit(change: (text: string) => string): Deed {
  return async (page) => {
    const lines = await page.locator(`${request} .cm-line`).allTextContents();
    await write(page, page.locator(request), change(lines.join('\n')));
  };
}

const send: Deed = (page) => page.keyboard.press('Control+Enter');
const copyAndSend = all(copyRequest, send);

/** Searches for the payload of the hint. */
const searchForPayload: Deed = async (page) => {
  const payload = await payloadOf(page);
  await edit((text) => text.replace(/q=\S*/, () => `q=${payload}`))(page);
  await send(page);
};

async function payloadOf(page: Page): Promise<string> {
  return (await hint(page).locator('code').first().textContent()) ?? '';
}

const logInAsPageUser = all(click('[data-repeater=login]'), (page) =>
  use(page, page.getByRole('menuitem', { name: 'Who is logged in to the shop' })),
);

/** Goes down the list with the arrow keys until the request is shown. */
async function chooseFeedback(page: Page): Promise<void> {
  await reach(page, page.getByRole('grid', { name: 'History' }));
  await expect
    .poll(async () => {
      const isThere = (await page.locator('#history-detail', { hasText: 'POST /api/Feedbacks' }).count()) > 0;
      if (!isThere) {
        await page.keyboard.press('ArrowDown');
      }
      return isThere;
    })
    .toBe(true);
}

/** The path of the hidden address, as the response shows it. */
let hiddenPath = '';

const noteHiddenPath: Deed = async (page) => {
  const text = (await page.locator('#repeater-response').textContent()) ?? '';
  hiddenPath = /\/solve\/[^"\s]+/.exec(text)?.[0] ?? 'none';
};

/** The tutorials that v18 lacks. They lead through the workbench. */
export const furtherTours: readonly Tour[] = [
  {
    name: 'Zero Stars',
    leadsTo: 'feedback without a star',
    deeds: [
      next,
      followLink,
      click('#workbench-history'),
      (page) => use(page, page.locator('#history-record'), 'Space'),
      goTo('contact'),
      sendFeedback,
      goTo('workbench'),
      chooseFeedback,
      next,
      click('#history-to-repeater'),
      edit((text) => text.replace(/"rating":\d/, '"rating":0')),
      click('#repeater-send'),
      next,
    ],
    solves: 'zeroStarsChallenge',
  },
  {
    name: 'XXE Data Access',
    leadsTo: 'a file of the server',
    deeds: [
      next,
      next,
      goTo('workbench'),
      nothingToDo,
      copyAndSend,
      next,
      replaceOrder(/<order>.*<\/order>/),
      next,
      replaceOrder(/<!DOCTYPE.*<\/order>/s),
      next,
      next,
    ],
    solves: 'xxeFileDisclosureChallenge',
  },
  {
    name: 'User Credentials',
    leadsTo: 'the table of users',
    deeds: [
      next,
      goTo('workbench'),
      nothingToDo,
      copyAndSend,
      searchForPayload,
      next,
      searchForPayload,
      next,
      searchForPayload,
      searchForPayload,
      next,
      searchForPayload,
      next,
      searchForPayload,
      next,
      next,
    ],
    solves: 'unionSqlInjectionChallenge',
  },
  {
    name: 'Unsigned JWT',
    leadsTo: 'a token that nobody has signed',
    isLoggedIn: true,
    deeds: [
      next,
      nothingToDo,
      goTo('workbench'),
      nothingToDo,
      copyRequest,
      logInAsPageUser,
      edit((text) => text.replace(/\nCookie: .*/, '')),
      send,
      next,
      all(
        edit((text) =>
          text.replace(
            /(Bearer [^.\s]+\.[^.\s]+\.[^\s]{9})(.)/,
            (_, before, letter) => `${before}${letter === 'A' ? 'B' : 'A'}`,
          ),
        ),
        send,
      ),
      next,
      next,
      async (page) => {
        const token = await hint(page).locator('code').nth(1).textContent();
        await edit((text) => text.replace(/Bearer \S*/, () => `Bearer ${token}`))(page);
        await send(page);
      },
      next,
    ],
    solves: 'jwtUnsignedChallenge',
  },
  {
    name: 'SSRF',
    leadsTo: 'an address that only the server calls',
    isLoggedIn: true,
    deeds: [
      next,
      nothingToDo,
      next,
      goTo('workbench'),
      nothingToDo,
      copyAndSend,
      copyAndSend,
      all(noteHiddenPath, next),
      copyRequest,
      logInAsPageUser,
      send,
      next,
      all(
        edit((text) => text.replace(/\/assets\/\S*$/, () => hiddenPath)),
        send,
      ),
      next,
    ],
    solves: 'ssrfChallenge',
  },
];

/** Puts the hint's lines in the place of the order. */
function replaceOrder(order: RegExp): Deed {
  return all(async (page) => {
    const payload = (await hint(page).locator('code[data-lines]').textContent()) ?? '';
    await edit((text) => text.replace(order, () => payload))(page);
  }, send);
}
