import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ViewName } from './driver/agent-calls.ts';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';
import { type RecordingProxy, startRecordingProxy } from './driver/recording-proxy.ts';

let app: Desktop;
let shop: string;
let proxy: RecordingProxy;
const userData = mkdtempSync(join(tmpdir(), 'juice-range-traffic-'));
const settings = join(userData, 'settings.json');

beforeAll(async () => {
  proxy = await startRecordingProxy();
  writeFileSync(settings, JSON.stringify({ traffic: { mode: 'sideways', proxy: '127.0.0.1:8080' } }));
  app = launchDesktop({ userData });
  shop = await app.waitForShop();
});

afterAll(async () => {
  await app.close();
  proxy.close();
  rmSync(userData, { recursive: true, force: true });
});

const text = (view: ViewName, id: string) => app.evaluate(view, `document.getElementById('${id}').textContent`);
const barText = (id: string) => text('bar', id);

async function enterProxy(address: string): Promise<void> {
  await app.waitFor('bar', "!document.getElementById('proxy-form').hidden");
  await app.evaluate(
    'bar',
    `(() => {
      document.getElementById('proxy').value = ${JSON.stringify(address)};
      document.getElementById('proxy-form').requestSubmit();
    })()`,
  );
}

describe(`traffic, under ${engine}`, () => {
  test('connects directly at first, since invalid settings are discarded, and the bar and the menu say so', async () => {
    expect(JSON.parse(readFileSync(settings, 'utf8'))).toEqual({});
    expect(await app.resolveProxy(shop)).toBe('DIRECT');
    expect(await barText('traffic-label')).toBe('Direct');
    expect(await app.menuItems()).toContainEqual(expect.objectContaining({ id: 'traffic-direct', isChecked: true }));
  });

  test("the bar's button opens the same items as the menu", async () => {
    await app.evaluate('bar', "document.getElementById('traffic').click()");

    await expect
      .poll(async () => (await app.popupMenuItems()).map(({ id }) => id), patience)
      .toEqual([
        'traffic-direct',
        'traffic-proxy',
        'traffic-address',
        'traffic-test',
        'traffic-guide',
        'traffic-workbench',
        'traffic-history',
      ]);
  });

  test('an invalid address is refused where it is typed', async () => {
    await app.clickMenu('traffic-address');
    await enterProxy('not a proxy');

    await app.waitFor('bar', "document.getElementById('proxy-message').textContent.includes('host:port')");
    expect(await app.resolveProxy(shop)).toBe('DIRECT');
  });

  test('is sent through the proxy once it is set, localhost and WebSockets included', async () => {
    await enterProxy(proxy.address);

    await app.waitFor('bar', "document.getElementById('traffic-label').textContent.startsWith('Proxy')");
    expect(await barText('traffic-label')).toBe(`Proxy ${proxy.address}`);
    expect(await app.resolveProxy(shop)).toBe(`PROXY ${proxy.address}`);
    expect(await app.menuItems()).toContainEqual(expect.objectContaining({ id: 'traffic-proxy', isChecked: true }));

    await app.clickMenu('reload-fresh');
    await expect.poll(() => proxy.seen, patience).toContain(`GET ${shop}/`);
    await expect
      .poll(
        () => proxy.seen.some((line) => line.includes('/rest/products/search') || line.includes('/rest/admin/')),
        patience,
      )
      .toBe(true);
    await app.evaluate(
      'shop',
      `new WebSocket('${shop.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket'); 0`,
    );
    await expect.poll(() => proxy.seen, patience).toContain(`CONNECT ${new URL(shop).host}`);
  });

  test('one click shows whether it works: the proxy answers, the shop is reached through it, the page uses it', async () => {
    await app.clickMenu('traffic-test');

    await app.waitFor('traffic', "document.getElementById('result').dataset.outcome === 'passed'");
    expect(await text('traffic', 'verdict')).toBe("It works. Every request of the shop's page shows in your proxy.");
    expect(await text('traffic', 'steps')).toContain(`The proxy at ${proxy.address} answers.`);
    expect(proxy.seen).toContain(`GET ${shop}/rest/admin/application-version`);
    expect(await text('traffic', 'way')).toBe(`Through ${proxy.address}`);
  });

  test("the guide names the learner's own addresses for each tool", async () => {
    await app.clickMenu('traffic-guide');
    const [host, port] = proxy.address.split(':');
    const guide = async (tool: number) => {
      await app.evaluate('traffic', `document.querySelectorAll('#tools input')[${tool}].click()`);
      return text('traffic', 'guide');
    };

    expect(await guide(0)).toContain(`listeners has to run at ${proxy.address}`);
    expect(await guide(0)).toContain(`find ${shop} under Target`);
    expect(await guide(1)).toContain(`the address ${host} and the port ${port}`);
    expect(await guide(2)).toContain(`mitmproxy --listen-host ${host} --listen-port ${port}`);
    expect(await guide(3)).toContain(`curl --proxy ${proxy.address} ${shop}/`);
  });

  test('the window of the guide connects directly, tests the proxy before it is used, and switches back to the proxy', async () => {
    const press = (id: string) => app.evaluate('traffic', `document.getElementById('${id}').click()`);
    await press('direct');
    await expect.poll(() => app.resolveProxy(shop), patience).toBe('DIRECT');
    expect(await app.evaluate('traffic', "document.getElementById('direct').hidden")).toBe(true);

    await press('test');
    await app.waitFor('traffic', "document.getElementById('verdict').textContent.includes('not in use yet')");
    await app.evaluate('traffic', "document.getElementById('address').value = 'no address'; 0");
    await press('use');
    await app.waitFor('traffic', "document.getElementById('refusal').textContent.includes('host:port')");

    await app.evaluate('traffic', `document.getElementById('address').value = '${proxy.address}'; 0`);
    await press('use');
    await expect.poll(() => app.resolveProxy(shop), patience).toBe(`PROXY ${proxy.address}`);
    await app.waitFor('traffic', `document.getElementById('way').textContent === 'Through ${proxy.address}'`);
  });

  test('requests to foreign hosts do not leave the app, not even through the proxy', async () => {
    const code = `Promise.all([
      fetch('http://foreign.example/beacon', { mode: 'no-cors' }).then(() => 'sent', () => 'refused'),
      new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve('sent');
        image.onerror = () => resolve('refused');
        image.src = 'http://foreign.example/pixel.png';
      }),
      new Promise((resolve) => {
        const socket = new WebSocket('ws://foreign.example/');
        socket.onopen = () => resolve('sent');
        socket.onerror = () => resolve('refused');
      }),
    ])`;

    expect(await app.evaluate('shop', code)).toEqual(['refused', 'refused', 'refused']);
    expect(await app.evaluate('shop', "navigator.sendBeacon('http://foreign.example/beacon', 'x'); 0")).toBe(0);
    await app.evaluate('shop', "fetch('/robots.txt').then(() => 0)");
    expect(proxy.seen.join()).not.toContain('foreign.example');
  });

  test('a redirect to a foreign page is refused on the way and offered to the system browser', async () => {
    proxy.redirect('/leave', 'http://foreign.example/there');
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    await app.evaluate('shop', `setTimeout(() => { location.href = '/leave' }, 0); 0`);

    await expect.poll(() => app.openedExternally(), patience).toContain('http://foreign.example/there');
    expect(proxy.seen).toContain(`GET ${shop}/leave`);
    expect(proxy.seen.join()).not.toContain('foreign.example');
    expect(await app.url('shop')).toContain(shop);
  });

  test('a proxy that does not answer is explained, with a way back to a direct connection', async () => {
    proxy.close();
    await app.clickMenu('reload-fresh');

    await app.waitFor('start', "!document.getElementById('failure').hidden");
    expect((await app.window()).isShopShown).toBe(false);
    expect(await text('start', 'failure-advice')).toContain('proxy');
    await app.evaluate('start', "document.querySelector('[data-action=testProxy]').click()");
    await app.waitFor('traffic', "document.getElementById('steps').textContent.includes('Nothing answers at')");
    await app.evaluate('start', "document.querySelector('[data-action=goDirect]').click()");

    await expect.poll(async () => (await app.window()).isShopShown, patience).toBe(true);
    expect(await app.resolveProxy(shop)).toBe('DIRECT');
  });

  test('the choice and the address are remembered', async () => {
    await app.clickMenu('traffic-proxy');
    await expect.poll(() => app.resolveProxy(shop), patience).toBe(`PROXY ${proxy.address}`);
    await app.close();

    app = launchDesktop({ userData });
    await app.waitFor('bar', "document.getElementById('traffic-label').textContent.startsWith('Proxy')");

    expect(await barText('traffic-label')).toBe(`Proxy ${proxy.address}`);
    expect(await app.menuItems()).toContainEqual(expect.objectContaining({ id: 'traffic-proxy', isChecked: true }));
  });
});
