import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Channel, requests } from '../../shared/desktop/channels.ts';
import type { ViewName } from './driver/agent-calls.ts';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { everyPage, openEveryPage, openingDialogs } from './driver/every-page.ts';

let app: Desktop;
let shop: string;

const channels = Object.keys(requests) as Channel[]; // the list has no other keys

/** Returns the page that a channel is for, by the beginning of its name. */
function ownerOf(channel: Channel): ViewName {
  const owner = everyPage.find((page) => channel.startsWith(`${page}:`));
  if (owner === undefined) {
    throw new Error(`No page is known for ${channel}.`);
  }
  return owner;
}

beforeAll(async () => {
  app = launchDesktop();
  shop = await app.waitForShop();
});

afterAll(() => app.close());

describe(`the bridge to the shop's page, under ${engine}`, () => {
  test('is all that the page gets: no Node, no IPC and nothing of Electron’s', async () => {
    const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron', 'bar', 'start'];
    const types = `[${names.map((name) => `typeof window.${name}`).join(', ')}]`;

    expect(new Set(Object(await app.evaluate('shop', types)))).toEqual(new Set(['undefined']));
    expect(await app.evaluate('shop', 'Object.keys(window.juiceRange)')).toEqual([
      'facts',
      'saveBackup',
      'restoreBackup',
    ]);
  });

  test('exposes the platform and versions, and no path', async () => {
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

  test('is not available in frames inside the page', async () => {
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
    expect((await app.shownDialogs()).slice(openingDialogs)).toEqual([]);
  });

  beforeAll(() => openEveryPage(app));

  test.each(channels)('%s is refused to every page but its own', async (channel) => {
    for (const page of everyPage.filter((name) => name !== ownerOf(channel))) {
      await expect(app.invokeAs(page, null, channel, []), page).rejects.toThrow(refusal);
    }
  });

  test("every channel is refused to a frame in the shop's page, though it is on the shop's origin", async () => {
    await app.evaluate(
      'shop',
      `new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.id = 'inner'; frame.src = '/'; frame.onload = () => resolve(0);
        document.body.append(frame);
      })`,
    );

    for (const channel of channels) {
      await expect(app.invokeAs('shop', 0, channel, []), channel).rejects.toThrow(refusal);
    }
    await app.evaluate('shop', "document.getElementById('inner').remove()");
  });

  test.each(channels)('%s accepts no request of another shape, nor a path', async (channel) => {
    const refusedShape = /Refused: not a request of the right shape/;

    for (const sent of [[null], [{ path: '/etc/hosts' }], ['/etc/hosts', '/etc/hosts'], [['/etc/hosts']]]) {
      await expect(app.invokeAs(ownerOf(channel), null, channel, sent), JSON.stringify(sent)).rejects.toThrow(
        refusedShape,
      );
    }
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
