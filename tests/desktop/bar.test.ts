import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The bar and the log viewer are looked at in one app. The viewer's last test takes the shop away from it. */
const app = sharedDesktop();

/** Types an address into the bar and presses Enter. */
async function enter(address: string): Promise<void> {
  await app.evaluate(
    'bar',
    `(() => {
      const field = document.getElementById('address');
      field.focus();
      field.value = ${JSON.stringify(address)};
      field.form.requestSubmit();
    })()`,
  );
}

const click = (id: string) => app.evaluate('bar', `document.getElementById('${id}').click()`);
const isEnabled = (id: string) => app.evaluate('bar', `!document.getElementById('${id}').disabled`);

describe(`the bar, under ${engine}`, () => {
  test('opens a page of the shop by its path', async () => {
    await enter('/#/login');

    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/login`);
    await app.waitFor('bar', "document.getElementById('address').value.endsWith('/#/login')");
  });

  test('refuses another address with a sentence and stays', async () => {
    await enter('https://foreign.example/');

    await app.waitFor('bar', "document.getElementById('message').textContent.startsWith('Only the shop opens here.')");
    expect(await app.url('shop')).toBe(`${app.shop}/#/login`);
    expect(await app.evaluate('bar', "document.getElementById('address').value")).toBe('https://foreign.example/');
    const places = `['address', 'message'].map((id) => document.getElementById(id).getBoundingClientRect())`;
    const sides = await app.evaluate('bar', `${places}.flatMap(({ left, right }) => [left, right])`);
    const [start, end, messageStart] = sides as readonly number[];
    expect(messageStart).toBeGreaterThanOrEqual(end ?? Number.POSITIVE_INFINITY);
    expect((end ?? 0) - (start ?? 0)).toBeGreaterThan(150);
  });

  test('shows where a link in the page led', async () => {
    await app.evaluate('bar', "document.getElementById('address').blur()");

    await app.evaluate('shop', "location.hash = '#/about'");

    await app.waitFor('bar', "document.getElementById('address').value.endsWith('/#/about')");
  });

  test('goes back, forward, home and reloads', async () => {
    await click('back');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/login`);
    await expect.poll(() => isEnabled('forward'), patience).toBe(true);
    await click('forward');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/about`);
    await expect.poll(() => isEnabled('forward'), patience).toBe(false);

    await click('home');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/`);
    await app.evaluate('shop', 'window.isOldPage = true');
    await click('reload');
    await app.waitFor('shop', '!window.isOldPage');
  });

  test('has no accessibility barriers, and neither have the other windows', async () => {
    await app.clickMenu('log');
    await app.waitFor('log', "document.querySelectorAll('#list li').length > 0");
    await app.clickMenu('traffic-test');
    await app.waitFor('traffic', "document.getElementById('result').dataset.outcome === 'failed'");

    for (const view of ['bar', 'log', 'traffic'] as const) {
      await app.evaluate(view, `${axe}; 0`);
      const rules = {
        'label-content-name-mismatch': { enabled: true },
        // The bar is a strip of controls above the shop's page, which has both.
        'landmark-one-main': { enabled: view !== 'bar' },
        'page-has-heading-one': { enabled: view !== 'bar' },
      };
      const violations = await app.evaluate(
        view,
        `axe.run(${JSON.stringify({ rules })}).then(({ violations }) => violations
          .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`,
      );
      expect(violations, `the ${view} page`).toEqual([]);
    }
  });

  test('keeps its height, and the page its place, when the window changes size', async () => {
    await app.resize(700, 500);

    await expect.poll(() => app.evaluate('bar', '[innerWidth, innerHeight]'), patience).toEqual([700, 44]);
    await expect.poll(() => app.evaluate('shop', '[innerWidth, innerHeight]'), patience).toEqual([700, 456]);
  });
});

const lines = async (): Promise<readonly string[]> =>
  Object.values(
    Object(await app.evaluate('log', "[...document.querySelectorAll('#list li .text')].map((l) => l.textContent)")),
  );

/** Makes the shop log a line that holds this text: its log notes what its walls refuse, as it was sent (SECURITY.md). */
async function provoke(mark: string): Promise<void> {
  await app.evaluate(
    'shop',
    `fetch('/rest/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: "' or 1=1--", password: 'x' }) })
      .then((answer) => answer.json())
      .then(({ authentication }) => { document.cookie = 'token=' + authentication.token + '; path=/' })
      .then(() => fetch('/dataerasure', { method: 'POST', body: new URLSearchParams({ email: 'a', securityAnswer: 'b', layout: '../../${mark}' }) }))
      .then(() => 0)`,
  );
}

async function look(text: string): Promise<void> {
  await app.evaluate(
    'log',
    `(() => { const field = document.getElementById('text'); field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input')); })()`,
  );
}

describe(`the log viewer, under ${engine}`, () => {
  test('shows the log so far, and each new line as it appears', async () => {
    await app.clickMenu('log');
    await app.waitFor('log', "document.querySelectorAll('#list li').length > 0");
    expect(await lines()).toContainEqual(`Juice Range is ready at ${app.shop}`);

    await provoke('<img id=planted>');

    await app.waitFor('log', "document.getElementById('list').textContent.includes('../../<img id=planted>')");
    expect(await app.evaluate('log', "document.getElementById('planted')")).toBeNull();
  });

  test('finds lines by their text and severity', async () => {
    await look('READY AT');
    expect(await lines()).toEqual([`Juice Range is ready at ${app.shop}`]);
    expect(await app.evaluate('log', "document.getElementById('count').textContent")).toMatch(/^1 of \d+ lines$/);

    await app.evaluate(
      'log',
      "(() => { const from = document.getElementById('from'); from.value = 'error'; from.dispatchEvent(new Event('change')); })()",
    );
    expect(await lines()).toEqual([]);
    expect(await app.evaluate('log', "document.getElementById('empty').hidden")).toBe(false);
    await app.evaluate(
      'log',
      "(() => { const from = document.getElementById('from'); from.value = 'info'; from.dispatchEvent(new Event('change')); })()",
    );
  });

  test('copies the lines that are shown, and saves them where the learner says', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'juice-range-log-')), 'mine.log');
    const line = new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z info  app  Juice Range is ready at ${app.shop}\n$`);

    await app.evaluate('log', "document.getElementById('copy').click()");
    await expect.poll(() => app.clipboardText(), patience).toMatch(line);

    await app.evaluate('log', "document.getElementById('save').click()");
    await expect.poll(async () => (await app.shownDialogs()).at(-1)?.kind, patience).toBe('save');
    expect(readdirSync(dirname(path)), 'a cancelled dialog writes nothing').toEqual([]);

    await app.answerDialogs([{ path }]);
    await app.evaluate('log', "document.getElementById('save').click()");
    await expect.poll(() => existsSync(path), patience).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(line);
    await app.waitFor('log', "document.getElementById('message').textContent === 'Saved.'");
  });

  test('comes to the front when asked for again, instead of opening twice', async () => {
    const before = (await app.pages()).length;

    await app.clickMenu('log');

    expect((await app.pages()).length).toBe(before);
    expect(await lines()).toHaveLength(1);
  });

  test('keeps working when the console that the app was started in is closed', async () => {
    const shopProcess = () => /.*\(process (\d+)\)/s.exec(app.output())?.[1];
    await look('');
    app.process.stdout?.destroy();
    app.process.stderr?.destroy();

    // The app and the shop write many lines about a restart.
    process.kill(Number(shopProcess()), 'SIGKILL');

    await app.waitFor('log', "document.getElementById('list').textContent.includes('is started again')");
    await expect.poll(() => fetch(app.shop).then(({ status }) => status, String), patience).toBe(200);
    await app.waitFor('log', `document.getElementById('list').textContent.split('is ready at ${app.shop}').length > 2`);
  });
});
