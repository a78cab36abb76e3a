import { beforeEach, describe, expect, test } from 'vitest';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';

const app = sharedDesktop();

/** Returns whether the script of the page has run and marks the current page. */
const isShown = (page: string) => `document.querySelector('.page[data-open]')?.hash === '#${page}'`;

describe(`the help, under ${engine}`, () => {
  beforeEach(async () => {
    await app.clickMenu('help-quick-start');
    await app.waitFor('help', isShown('quick-start'));
  });

  test('contains the real address of the shop', async () => {
    const text = String(await app.evaluate('help', "document.querySelector('article').innerText"));

    expect(text).toContain(`${app.shop}/#/score-board`);
    expect(text).not.toContain('localhost:3000');
    expect(await app.evaluate('help', "document.getElementById('not-running').hidden")).toBe(true);
    // There is no handbook around this window.
    expect(await app.evaluate('help', "document.getElementById('ways').hidden")).toBe(true);
  });

  test('shows each page that the menu names, in the one window', async () => {
    for (const page of ['trainer', 'class-board', 'plans', 'trouble', 'quick-start']) {
      await app.clickMenu(`help-${page}`);
      await app.waitFor('help', isShown(page));
    }

    expect((await app.pages()).filter((url) => url.includes('/help/'))).toHaveLength(1);
  });

  test('opens its links to the shop in the shop’s window, and stays where it is', async () => {
    const before = await app.url('help');

    await app.evaluate('help', `document.querySelector('a[href="${app.shop}/#/score-board"]').click()`);

    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/score-board`);
    expect(await app.url('help')).toBe(before);
  });

  test('navigates nowhere else, and opens no window', async () => {
    const before = await app.pages();

    await app.evaluate('help', "window.open('http://foreign.example/'); location.href = 'http://foreign.example/'; 0");
    await app.waitFor('help', "document.readyState === 'complete'");

    expect(await app.pages()).toEqual(before);
    expect(await app.shownDialogs()).toEqual([]);
  });

  test('has neither bridge nor Node, and can load only its own files', async () => {
    const names = ['require', 'process', 'juiceRange', 'bar', 'start', 'ipcRenderer'];
    const types = `[${names.map((name) => `typeof window.${name}`).join(', ')}]`;
    const fetched = (url: string) =>
      app.evaluate('help', `fetch('${url}', { mode: 'no-cors' }).then(({ ok }) => ok, () => false)`);

    expect(new Set(Object(await app.evaluate('help', types)))).toEqual(new Set(['undefined']));
    expect(await fetched(`${app.shop}/robots.txt`)).toBe(false);
    expect(await fetched('http://foreign.example/')).toBe(false);
    expect(await fetched('/help/../../package.json')).toBe(false);
  });
});

describe(`the trainer's window, under ${engine}`, () => {
  const opened = () => app.pages().then((pages) => pages.filter((url) => url.includes('/trainer/')));

  test('opens only for someone who says yes to a question', async () => {
    await app.answerDialogs([{ cancel: true }]);
    await app.clickMenu('solutions');
    await expect.poll(() => app.shownDialogs()).toMatchObject([{ text: expect.stringContaining('solution of every') }]);
    expect(await opened()).toEqual([]);

    await app.answerDialogs([{ button: 'Show the solutions' }]);
    await app.clickMenu('solutions');
    await app.waitFor('trainer', isShown('plans'));
    expect(await opened()).toHaveLength(1);
  });

  test('shows solutions and the address of the shop, and asks no second time', async () => {
    const before = (await app.shownDialogs()).length;
    await app.clickMenu('solutions');
    const text = String(await app.evaluate('trainer', 'document.body.textContent'));
    expect(text).toContain("' or 1=1--");
    expect(text).toContain(`${new URL(app.shop).host}/rest/user/login`);
    expect(await opened()).toHaveLength(1);
    expect(await app.shownDialogs()).toHaveLength(before);
  });
});
