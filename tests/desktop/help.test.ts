import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';

/** Returns whether the script of the page has run and marks the current page. */
const isShown = (page: string) => `document.querySelector('.page[data-open]')?.hash === '#${page}'`;

describe(`the help, under ${engine}`, () => {
  let app: Desktop;
  let shop: string;
  beforeAll(async () => {
    app = launchDesktop();
    shop = await app.waitForShop();
    await app.clickMenu('help-quick-start');
    await app.waitFor('help', isShown('quick-start'));
  });
  afterAll(() => app.close());

  test('contains the real address of the shop', async () => {
    const text = String(await app.evaluate('help', "document.querySelector('article').innerText"));

    expect(text).toContain(`${shop}/#/score-board`);
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

    await app.evaluate('help', `document.querySelector('a[href="${shop}/#/score-board"]').click()`);

    await expect.poll(() => app.url('shop'), patience).toBe(`${shop}/#/score-board`);
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
    expect(await fetched(`${shop}/robots.txt`)).toBe(false);
    expect(await fetched('http://foreign.example/')).toBe(false);
    expect(await fetched('/help/../../package.json')).toBe(false);
  });
});

test(`the help opens even if the shop does not start, and says so, under ${engine}`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'juice-range-linked-'));
  symlinkSync(tmpdir(), join(data, 'elsewhere'));
  const app = launchDesktop({ flags: ['--port', '0', '--data', data] });
  try {
    await app.waitFor('start', "!document.getElementById('failure').hidden");

    await app.clickMenu('help-trouble');
    await app.waitFor('help', isShown('trouble'));

    expect(await app.evaluate('help', "document.getElementById('not-running').hidden")).toBe(false);
    expect(await app.evaluate('help', "document.querySelector('article:not([hidden])').innerText")).toContain(
      'localhost:3000',
    );
  } finally {
    await app.close();
  }
});
