import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';

let desktop: Desktop | null = null;

function launch(...options: Parameters<typeof launchDesktop>): Desktop {
  desktop = launchDesktop(...options);
  return desktop;
}

afterEach(async () => {
  await desktop?.close();
});

const isFailureShown = "!document.getElementById('failure').hidden";
const failureText = "document.getElementById('failure').innerText";

describe(`starting the app, under ${engine}`, () => {
  test('shows progress at once, then the shop below the bar', async () => {
    const app = launch();

    await app.waitFor('start', "document.getElementById('progress-title').textContent === 'Starting the shop'");
    const shop = await app.waitForShop();

    const window = await app.window();
    expect(window.isShopShown).toBe(true);
    expect(window.shopTop).toBe(window.barHeight);
    expect(await app.url('shop')).toBe(`${shop}/`);
    await app.waitFor('shop', "document.querySelector('#root, app-root')?.childElementCount > 0");
    expect((await app.window()).title).toContain('(Juice Range)');
  });

  test('shows the address of the shop in the bar', async () => {
    const app = launch();
    const shop = await app.waitForShop();

    expect(await app.evaluate('bar', "document.getElementById('address').value")).toMatch(shop);
  });

  test('takes the next free port when the usual one is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    const app = launch({ flags: ['--port', String(port), '--ephemeral'] });
    const shop = await app.waitForShop();
    holder.close();

    expect(Number(new URL(shop).port)).toBeGreaterThan(port);
  });

  test('explains a data folder that cannot be used, with what to do and buttons for it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'juice-range-linked-'));
    mkdirSync(join(folder, 'data'));
    symlinkSync(tmpdir(), join(folder, 'data', 'elsewhere'));

    const app = launch({ flags: ['--port', '0', '--data', join(folder, 'data')] });
    await app.waitFor('start', isFailureShown);

    expect(await app.evaluate('start', failureText)).toContain('The shop did not start');
    expect(
      await app.evaluate('start', "[...document.querySelectorAll('#actions button')].map(b => b.textContent)"),
    ).toEqual(['Try again', 'Open data folder', 'Quit']);
    expect((await app.window()).isShopShown).toBe(false);
    await app.evaluate('start', "document.querySelector('[data-action=openDataFolder]').click()");
    await expect.poll(() => app.openedExternally(), patience).toEqual([join(folder, 'data')]);
  });

  test('tries again when asked, once the reason is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'juice-range-linked-'));
    const data = join(folder, 'data');
    mkdirSync(data);
    symlinkSync(tmpdir(), join(data, 'elsewhere'));
    const app = launch({ flags: ['--port', '0', '--data', data] });
    await app.waitFor('start', isFailureShown);

    rmSync(join(data, 'elsewhere'));
    await app.evaluate('start', "document.querySelector('[data-action=retry]').click()");

    await app.waitForShop();
    expect((await app.window()).isShopShown).toBe(true);
  });

  test('says in one line what is wrong with a flag, and ends', async () => {
    const app = launch({ flags: ['--port', 'many'] });

    expect(await app.ended()).toBe(2);
    expect(app.output()).toContain('--port takes a number from 0 to 65535');
  });

  test('starts the shop again when it dies, keeps the page and says so in the bar', async () => {
    const app = launch();
    await app.waitForShop();
    const pid = Number(/\(process (\d+)\)/.exec(app.output())?.[1]);

    process.kill(pid, 'SIGKILL');

    await app.waitFor('bar', "document.getElementById('message').textContent.includes('started again')");
    expect((await app.window()).isShopShown).toBe(true);
  });

  test('offers to load the page again when it has crashed', async () => {
    const app = launch();
    await app.waitForShop();

    await app.crashShopPage();
    await app.waitFor('start', isFailureShown);
    expect((await app.window()).isShopShown).toBe(false);
    await app.evaluate('start', "document.querySelector('[data-action=retry]').click()");

    await expect.poll(async () => (await app.window()).isShopShown, patience).toBe(true);
  });

  test('stops the shop before it ends', async () => {
    const app = launch();
    const shop = await app.waitForShop();

    expect(await app.close()).toBe(0);
    await expect(fetch(shop)).rejects.toThrow();
  });
});

describe(`a second instance, under ${engine}`, () => {
  test('brings the window of the first to the front and ends', async () => {
    const first = launch();
    await first.waitForShop();
    await first.minimize();

    const second = launchDesktop({ userData: first.userData });
    expect(await second.ended()).toBe(0);

    await expect.poll(() => first.window(), patience).toMatchObject({ isMinimized: false, focusCount: 1 });
  });
});
