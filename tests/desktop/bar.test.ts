import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
