import { describe, expect, test } from 'vitest';
import { engine, patience } from './driver/desktop.ts';
import { sharedDesktop } from './driver/shared-desktop.ts';

const app = sharedDesktop();

/** Makes a script of the page close it, as an injected script would. */
async function closePage(): Promise<void> {
  await app.evaluate('shop', 'window.isOld = true; setTimeout(() => window.close(), 0); 0');
}

const isNew = "window.isOld === undefined && location.protocol === 'http:' && document.readyState === 'complete'";
const isFailureShown = "!document.getElementById('failure').hidden";

async function enter(address: string): Promise<void> {
  await app.evaluate(
    'bar',
    `(() => { const field = document.getElementById('address'); field.value = '${address}'; field.form.requestSubmit() })()`,
  );
}

describe(`a page of the shop that closes itself, under ${engine}`, () => {
  test('is reopened as it was at first, with a working bar, menu and bridge', async () => {
    await enter('/#/about');
    await app.waitFor('bar', "document.getElementById('address').value.endsWith('/#/about')");

    await closePage();

    await app.waitFor('shop', isNew);
    await expect.poll(() => app.window(), patience).toMatchObject({ isShopShown: true });
    const { shopTop, barHeight } = await app.window();
    expect(shopTop).toBe(barHeight);
    await app.waitFor('bar', `document.getElementById('address').value === '${app.shop}/'`);
    await app.clickMenu('zoom-in');
    expect(await app.zoomLevel()).toBe(0.5);
    await app.answerDialogs([{ cancel: true }]);
    expect(await app.evaluate('shop', 'juiceRange.restoreBackup()')).toEqual({ kind: 'cancelled' });
    await enter('/#/login');
    await expect.poll(() => app.url('shop'), patience).toBe(`${app.shop}/#/login`);
    expect(await app.pages()).toHaveLength(3);
  });

  test('is confined to the shop as the first one was', async () => {
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    // The app ignores all pages for a while after a dialog was cancelled.
    await app.evaluate('shop', "setInterval(() => { location.href = 'https://foreign.example/' }, 200); 0");

    await expect.poll(() => app.openedExternally(), patience).toEqual(['https://foreign.example/']);
    expect(await app.url('shop')).toBe(`${app.shop}/#/login`);
  });

  test('is not reopened forever: after the second time within seconds, the start page asks', async () => {
    while ((await app.evaluate('start', isFailureShown)) !== true) {
      // The page may have closed, or not exist yet.
      await closePage().catch(() => undefined);
    }

    expect(await app.evaluate('start', "document.getElementById('failure').innerText")).toContain('closes itself');
    await expect.poll(() => app.window(), patience).toMatchObject({ isShopShown: false });
    await app.evaluate('start', "document.querySelector('[data-action=retry]').click()");
    await app.waitFor('shop', isNew);
    await expect.poll(() => app.window(), patience).toMatchObject({ isShopShown: true });
  });

  test('does not hold up quitting', async () => {
    await closePage();

    const code = await app.close();

    expect(app.output()).not.toMatch(/destroyed|Error/);
    expect(code).toBe(0);
  });
});
