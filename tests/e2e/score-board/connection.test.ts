import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect, resetProgress } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { goToScoreBoard, solvedStamp } from '../range.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { holdBack } from '../visits.ts';

const shop = sharedShopWithBrowser();

const polls = /socket\.io.*transport=polling/;

/** What socket.io sends over a WebSocket that it has upgraded to, and what the server sends before. */
const upgradeDone = '5';
const upgradeOffered = '3probe';

beforeEach(() => resetProgress(shop.url));

describe('a page that lost its connection', () => {
  it('catches up when it is connected again', async () => {
    const [page, line] = await openBoard(cuttableLine);
    await solvedStamp(page, 'Score Board').waitFor({ state: 'attached' });
    await line.upgraded;

    await line.cut();
    await solveBehindItsBack();
    expect(await solvedStamp(page, 'Login Admin').count()).toBe(0);
    await line.mend();
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
  });

  it('is up to date on the next visit to the score board', async () => {
    const [page] = await openBoard((empty) => empty.route(/socket\.io/, (route) => route.abort()));
    await page.locator('challenge-card').first().waitFor();
    await page.locator('[aria-label="Back to homepage"]').click();
    await page.locator('.ribbon-card').first().waitFor();
    await logInAsAdmin();
    await goToScoreBoard(page);
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
  });
});

describe('a page that is not connected yet', () => {
  it('learns what was solved after it had loaded its list', async () => {
    const [page, letConnect] = await openBoard((empty) => holdBack(empty, polls));
    await page.locator('challenge-card').first().waitFor();

    await solveBehindItsBack();
    expect(await solvedStamp(page, 'Login Admin').count()).toBe(0);
    letConnect();
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
  });

  it('does not wait for a missing heartbeat when its WebSocket breaks during the upgrade', async () => {
    const broken = Promise.withResolvers<void>();
    let sockets = 0;
    const [page] = await openBoard(async (empty) => {
      // Polling pauses for the WebSocket once its last poll is answered: here, after that socket has closed.
      await empty.route(polls, async (route) => {
        const answer = await route.fetch();
        if (sockets === 1) {
          await broken.promise;
        }
        await route.fulfill({ response: answer });
      });
      await empty.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        sockets += 1;
        if (sockets === 1) {
          server.onMessage((message) => {
            socket.send(message);
            if (message === upgradeOffered) {
              socket.close().then(broken.resolve, broken.reject);
            }
          });
        }
      });
    });
    await page.locator('challenge-card').first().waitFor();
    await broken.promise;
    await logInAsAdmin();
    await solvedStamp(page, 'Login Admin').waitFor({ state: 'attached' });
    // A poll is always under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('a solve that happens while the list is loading', () => {
  it('is not lost', async () => {
    const page = await shop.open('/');
    await page.locator('.ribbon-card').first().waitFor();
    await page.locator('app-challenge-solved-notification [role=log]').waitFor({ state: 'attached' });
    // The list is requested, and answered, before the solve. The response arrives after it.
    const holdOnce = { times: 1 };
    await page.route(
      /api\/Challenges\/\?sort=name/,
      async (route) => {
        const answer = await route.fetch();
        await createClient(shop.url).login("bender@juice-sh.op'--", 'anything');
        await page.locator('.accent-notification').waitFor();
        await route.fulfill({ response: answer }).catch(() => 'asked again, and not waited for any more');
      },
      holdOnce,
    );
    await goToScoreBoard(page);
    await solvedStamp(page, 'Login Bender').waitFor({ state: 'attached' });
  });
});

/** Opens the board in a page whose connection was prepared, and returns what that has resulted in. */
async function openBoard<Result>(prepare: (page: Page) => Promise<Result>): Promise<readonly [Page, Result]> {
  const prepared = Promise.withResolvers<Result>();
  const page = await shop.open('/#/score-board', {}, undefined, async (empty) =>
    prepared.resolve(await prepare(empty)),
  );
  return [page, await prepared.promise];
}

/** Solves a challenge. Another page is told and acknowledges it, so that it isn't announced to later pages. */
async function solveBehindItsBack(): Promise<void> {
  const other = await connect(shop.url);
  await logInAsAdmin();
  other.say('notification received', (await other.hears('loginAdminChallenge')).flag);
  await other.settled();
  other.leave();
}

async function logInAsAdmin(): Promise<void> {
  await createClient(shop.url).login("' or 1=1--", 'anything');
}

/** The connection of a page to the server, from its next load on. */
interface CuttableLine {
  /** Resolves when the page uses only a WebSocket: polls that are under way cannot be cut. */
  readonly upgraded: Promise<void>;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function cuttableLine(page: Page): Promise<CuttableLine> {
  const upgraded = Promise.withResolvers<void>();
  const closers: (() => Promise<unknown>)[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    closers.push(() => Promise.all([socket.close(), server.close()]));
    socket.onMessage((message) => {
      server.send(message);
      if (message === upgradeDone) {
        upgraded.resolve();
      }
    });
  });
  return {
    upgraded: upgraded.promise,
    cut: async () => {
      await page.route(/socket\.io/, (route) => route.abort());
      await Promise.all(closers.map((close) => close()));
    },
    mend: () => page.unroute(/socket\.io/),
  };
}
