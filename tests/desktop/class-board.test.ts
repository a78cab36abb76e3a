import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKeyPair } from '../../server/class-wire/keys.ts';
import { profileWithClass } from '../../shared/workshop/profile-file.ts';
import { aProfile } from '../workshop/classroom.ts';
import { type Desktop, engine, launchDesktop } from './driver/desktop.ts';

const { publicKey } = newKeyPair();
const otherClass = { name: 'Elsewhere', boards: [], key: publicKey, board: publicKey, contest: false };

describe(`the class board, under ${engine}`, () => {
  let app: Desktop;
  beforeAll(async () => {
    // The app is a learner's as well, in another class.
    const profile = aProfile(profileWithClass(null, otherClass));
    app = launchDesktop({ flags: ['--port', '0', '--ephemeral', '--profile', profile] });
    await app.waitForShop();
  });
  afterAll(() => app.close());

  const press = (selector: string) => app.evaluate('class', `document.querySelector('${selector}').click()`);
  const isShown = "document.getElementById('running').hidden === false";

  test('opens from the menu, under the name that the trainer gives it', async () => {
    await app.clickMenu('class-board');
    await app.waitFor('class', "document.getElementById('name').value === 'Class'");
    await app.evaluate('class', "document.getElementById('name').value = 'Harbour <b>'; 0");
    await press('#open');
    await app.waitFor('class', isShown);
    await app.waitFor('board-trainer', "document.querySelector('h1')?.textContent === 'Harbour <b>'");
    expect(await app.evaluate('class', "document.getElementById('addresses').textContent")).toMatch(
      /^http:\/\/[\d.]+:\d+/,
    );
  });

  test('shows the wall in a window of its own', async () => {
    await press('[data-action=wall]');
    await app.waitFor('board-wall', "document.body.textContent.includes('Nobody has joined yet.')");
    await app.evaluate('board-trainer', "document.querySelector('header button').click()");
    await app.waitFor('board-wall', "document.querySelector('[data-state=running]') !== null");
  });

  test('keeps the board’s pages to the board', async () => {
    const outcome = (url: string) =>
      app.evaluate('board-trainer', `fetch('${url}').then(() => 'read', () => 'refused')`);
    expect(await outcome('state')).toBe('read');
    expect(await outcome('http://foreign.example/')).toBe('refused');
    expect(await outcome('file:///etc/hosts')).toBe('refused');
    expect(await app.evaluate('board-wall', 'typeof window.classBoard + typeof window.juiceRange')).toBe(
      'undefinedundefined',
    );
  });

  test('saves the profile with the key of the class', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'juice-range-class-')), 'workshop.yml');
    await app.answerDialogs([{ path }]);
    await press('[data-action=profile]');
    await expect.poll(() => readFileSync(path, 'utf8')).toMatch(/^class:\n {2}name: Harbour <b>\n {2}boards:/m);
  });

  test('closes only after a question, and its windows with it', async () => {
    await app.answerDialogs([{ cancel: true }, { button: 'Close board' }]);
    await press('[data-action=close]');
    expect(await app.evaluate('class', isShown)).toBe(true);
    await press('[data-action=close]');
    await app.waitFor('class', "document.getElementById('form').hidden === false");
    await expect
      .poll(() => app.pages().then((pages) => pages.filter((url) => /^http:\/\/[\d.]+:/.test(url))))
      .toEqual([]);
  });

  test('forgets the class that the learner reports to, after a question', async () => {
    const shop = await app.waitForShop();
    const { data } = await (
      await fetch(`${shop}/rest/range/class`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(shop).origin },
        body: JSON.stringify({ do: 'join', name: 'Ada' }),
      })
    ).json();
    expect(data).toMatchObject({ kind: 'joined', name: 'Ada' });
    const status = async () => (await (await fetch(`${shop}/rest/range/class`)).json()).data;
    await app.answerDialogs([{ cancel: true }, { button: 'Forget class' }]);
    await app.clickMenu('forget-class');
    expect(await status()).toMatchObject({ kind: 'joined' });
    await app.clickMenu('forget-class');
    await expect.poll(status).toMatchObject({ kind: 'asking', class: 'Elsewhere', taken: null });
  });
});
