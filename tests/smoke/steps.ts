import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openEveryPage, ownPages } from '../desktop/driver/every-page.ts';
import { handsOn } from '../desktop/driver/hands.ts';
import { solvedChallenges } from '../desktop/driver/shop-client.ts';
import type { SmokeApp } from './app.ts';

/** What the steps pass on to those after them. */
export interface Journey {
  readonly app: SmokeApp;
  /** The address of the shop. */
  readonly shop: string;
  /** The folder for what the steps write. */
  readonly scratch: string;
}

/** One thing that has to work. */
export interface Step {
  readonly name: string;
  /** What a stand-in cannot prove of it. */
  readonly onlyReal: string;
  /** @throws when it does not work */
  run(journey: Journey): Promise<void>;
}

const injection = "' or 1=1--";
const solvedByIt = 'loginAdminChallenge';

/** Whether a page has replaced the one that was marked as old. */
const isNew = "window.isOld === undefined && location.protocol === 'http:' && document.readyState === 'complete'";

/** Whether the first screen is there, including the products' pictures. */
const showsProducts = "document.querySelector('app-search-result .product img')?.complete === true";

/** In this order, as each begins where the previous one ends. */
export const steps: readonly Step[] = [
  {
    name: 'the shop shows in the window',
    onlyReal: "that Electron's own bundle of Chromium, the app's archive and its fuses carry it",
    run: async ({ app }) => {
      await app.waitFor('shop', showsProducts);
      assert.equal((await app.window()).isShopShown, true);
      await app.picture('shop', 'shop');
      await app.picture('bar', 'bar');
    },
  },
  {
    name: 'the shop process is confined, with the permission model on',
    onlyReal: "that Electron's Node mode obeys Node's permission flags, and that what only its Node has is sealed",
    run: async ({ app }) => {
      await app.answerDialogs([{ cancel: true }]);
      await app.clickMenu('about');
      const about = await until(async () => (await app.shownDialogs()).at(-1)?.detail);
      assert.match(about, /Node's permission model: in force/);
      const [, aroundTheShop = ''] = about.split('Around the shop process:');
      assert.doesNotMatch(aroundTheShop, /NOT in force/);
    },
  },
  {
    name: 'a challenge is solved by typing',
    onlyReal: "that keys reach the shop's view in a native window",
    run: async ({ app, shop }) => {
      const hands = handsOn(app);
      await hands.click({ name: 'Close Welcome Banner' });
      await app.evaluate('shop', "location.hash = '#/login'");
      for (const [field, keys] of [
        ['#email', injection],
        ['#password', 'x\n'],
      ] as const) {
        await hands.see({ css: field });
        await app.evaluate('shop', `document.querySelector('${field}').focus()`);
        await app.type('shop', keys);
      }
      await untilSolved(shop, true);
      await app.picture('shop', 'solved');
    },
  },
  {
    name: 'a backup is saved, and restored after a reset',
    onlyReal:
      'that cookies are kept and, in an installed app, encrypted; the native dialogs are answered by a script on every system',
    run: async ({ app, shop, scratch }) => {
      const path = join(scratch, 'smoke.juicerange.json');
      await app.answerDialogs([{ path }]);
      await app.clickMenu('save-backup');
      const saved = await until(async () => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
      assert.equal(saved.version, 1);

      await app.answerDialogs([{ button: 'Reset Progress' }]);
      await app.clickMenu('reset-progress');
      await untilSolved(shop, false);

      await app.evaluate('shop', 'window.isOld = true');
      await app.answerDialogs([{ path }, { button: 'OK' }]);
      await app.clickMenu('restore-backup');
      await untilSolved(shop, true);
      await app.waitFor('shop', isNew);
    },
  },
  {
    name: 'every window opens',
    onlyReal: 'that native windows are made and their preloads run in its sandbox',
    run: async ({ app }) => {
      await openEveryPage(app);
      for (const page of [...ownPages, 'popup'] as const) {
        await app.picture(page, `window-${page}`);
      }
      await app.evaluate('shop', 'window.popup.close()');
    },
  },
  {
    name: 'a page that closes itself comes back',
    onlyReal: 'that Electron destroys the page of a view, and accepts a new one in its place',
    run: async ({ app, shop }) => {
      // The page closes before it can answer.
      await app.evaluate('shop', 'setTimeout(() => window.close(), 0); window.isOld = true');
      await app.waitFor('shop', `${isNew} && ${showsProducts}`);
      await until(async () => (await app.window()).isShopShown || undefined);
      assert.equal(new URL(await app.url('shop')).origin, shop);
      await app.picture('shop', 'after-close');
    },
  },
  {
    name: 'the app quits in good order, and the shop with it',
    onlyReal: 'that nothing native is used after its end',
    run: async ({ app, shop }) => {
      // The app ends before it can answer.
      app.quit().catch(() => undefined);
      assert.equal(await app.ended, 0, `It exited with another code.\n${app.output()}`);
      await assert.rejects(fetch(shop), 'The shop still answers.');
      assert.doesNotMatch(app.output(), /uncaught|unhandled|JavaScript error|has been destroyed/i);
    },
  },
];

/** Asks until there is an answer. The run as a whole has a time limit. An error counts as no answer. */
async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) {
      return answer;
    }
    await delay(50);
  }
}

async function untilSolved(shop: string, isSolved: boolean): Promise<void> {
  await until(async () => (await solvedChallenges(shop)).includes(solvedByIt) === isSolved || undefined);
}
