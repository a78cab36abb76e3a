import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';

let app: Desktop;
let shop: string;

beforeAll(async () => {
  app = launchDesktop();
  shop = await app.waitForShop();
});

afterAll(() => app.close());

describe(`the bridge to the shop's page, under ${engine}`, () => {
  test('is all that the page gets: no Node, no IPC, nothing of Electron', async () => {
    const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron', 'bar', 'start'];
    const types = `[${names.map((name) => `typeof window.${name}`).join(', ')}]`;

    expect(new Set(Object(await app.evaluate('shop', types)))).toEqual(new Set(['undefined']));
    expect(await app.evaluate('shop', 'Object.keys(window.juiceRange)')).toEqual([
      'facts',
      'saveBackup',
      'restoreBackup',
    ]);
  });

  test('tells platform and versions, and no path', async () => {
    const facts = JSON.stringify(await app.evaluate('shop', 'window.juiceRange.facts'));

    expect(JSON.parse(facts)).toMatchObject({
      platform: process.platform,
      versions: { app: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: expect.stringMatching(/^24\./) },
    });
    expect(facts).not.toMatch(/[\\/]/);
  });

  test('cannot be replaced or changed by the page', async () => {
    const code = `(() => {
      try { window.juiceRange.saveBackup = () => 'mine' } catch {}
      try { window.juiceRange = {} } catch {}
      return String(window.juiceRange.saveBackup).includes('mine');
    })()`;

    expect(await app.evaluate('shop', code)).toBe(false);
  });

  test('is not in frames inside the page', async () => {
    const code = `new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = '/';
      frame.onload = () => { const found = typeof frame.contentWindow.juiceRange; frame.remove(); resolve(found) };
      document.body.append(frame);
    })`;

    expect(await app.evaluate('shop', code)).toBe('undefined');
  });
});

describe(`senders that are not trusted, under ${engine}`, () => {
  const refusal = /Refused: not the page/;

  afterEach(async () => {
    expect(await app.shownDialogs()).toEqual([]);
  });

  test("the shop's page cannot use the channels of the bar and the start page", async () => {
    await expect(app.invokeAs('shop', null, 'bar:ready', [])).rejects.toThrow(refusal);
    await expect(app.invokeAs('shop', null, 'bar:use-proxy', ['10.0.0.1:8080'])).rejects.toThrow(refusal);
    await expect(app.invokeAs('shop', null, 'bar:open', [`${shop}/ftp`])).rejects.toThrow(refusal);
    await expect(app.invokeAs('shop', null, 'start:ready', [])).rejects.toThrow(refusal);
    await expect(app.invokeAs('shop', null, 'start:act', ['quit'])).rejects.toThrow(refusal);
  });

  test("the bar cannot use the shop's channels", async () => {
    await expect(app.invokeAs('bar', null, 'shop:restore-backup', [])).rejects.toThrow(refusal);
  });

  test("a frame in the shop's page is refused, though it is on the shop's origin", async () => {
    await app.evaluate(
      'shop',
      `new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.id = 'inner'; frame.src = '/'; frame.onload = () => resolve(0);
        document.body.append(frame);
      })`,
    );

    await expect(app.invokeAs('shop', 0, 'shop:restore-backup', [])).rejects.toThrow(refusal);
    await expect(app.invokeAs('shop', 0, 'shop:save-backup', ['{}'])).rejects.toThrow(refusal);
    await app.evaluate('shop', "document.getElementById('inner').remove()");
  });

  test('requests of another shape are refused', async () => {
    const refusedShape = /Refused: not a request of the right shape/;

    await expect(app.invokeAs('shop', null, 'shop:save-backup', [{ path: '/etc/hosts' }])).rejects.toThrow(
      refusedShape,
    );
    await expect(app.invokeAs('shop', null, 'shop:restore-backup', ['/etc/hosts'])).rejects.toThrow(refusedShape);
    await expect(app.invokeAs('bar', null, 'bar:go', ['anywhere'])).rejects.toThrow(refusedShape);
    await expect(app.invokeAs('start', null, 'start:act', ['format'])).rejects.toThrow(refusedShape);
  });

  test('channels that are not in the list have no handler', async () => {
    await expect(app.invokeAs('shop', null, 'shop:read-file', ['/etc/hosts'])).rejects.toThrow();
    await expect(app.invokeAs('shop', null, 'electron-store-get-data', [])).rejects.toThrow();
  });

  test("a page in the shop's view on another origin has the bridge, and is refused by it", async () => {
    const attacker = `http://attacker.localhost:${new URL(shop).port}/`;
    await app.evaluate('shop', `setTimeout(() => { location.href = '${attacker}' }, 0); 0`);
    await expect.poll(() => app.url('shop'), patience).toBe(attacker);
    await app.waitFor('shop', "typeof window.juiceRange === 'object'");

    const outcome = (call: string) => app.evaluate('shop', `window.juiceRange.${call}.then(() => 'done', String)`);
    expect(await outcome('restoreBackup()')).toMatch(refusal);
    expect(await outcome("saveBackup('{}')")).toMatch(refusal);
  });
});
