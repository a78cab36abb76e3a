import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desktop, engine, launchDesktop, patience } from './driver/desktop.ts';

const foreign = 'https://foreign.example/page?a=b';

let app: Desktop;
let shop: string;
/** A server on this machine that is not the shop. */
let neighbour: Server;
let neighbourUrl: string;
const neighbourRequests: string[] = [];

beforeAll(async () => {
  neighbour = createServer((request, response) => {
    neighbourRequests.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' }).end('hello');
  });
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  const address = neighbour.address();
  neighbourUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  app = launchDesktop();
  shop = await app.waitForShop();
});

afterAll(async () => {
  await app.close();
  neighbour.close();
});

/** Runs code in the shop's page without waiting for what it starts. */
async function start(code: string): Promise<void> {
  await app.evaluate('shop', `setTimeout(() => { ${code} }, 0); 0`);
}

/** Returns the dialogs shown from now on. */
async function dialogsFromNow(): Promise<() => ReturnType<Desktop['shownDialogs']>> {
  const before = (await app.shownDialogs()).length;
  return async () => (await app.shownDialogs()).slice(before);
}

async function pageCount(): Promise<number> {
  return (await app.pages()).length;
}

describe(`where the shop's page may go, under ${engine}`, () => {
  test('a foreign page opens in the system browser when the learner agrees', async () => {
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    await start(`location.href = '${foreign}'`);

    await expect.poll(() => app.openedExternally(), patience).toContain(foreign);
    expect(await app.url('shop')).toContain(shop);
  });

  test('a page of another server on this machine is foreign as well', async () => {
    const dialogs = await dialogsFromNow();
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    await start(`location.href = '${neighbourUrl}/elsewhere'`);

    await expect.poll(dialogs, patience).toHaveLength(1);
    expect(neighbourRequests).not.toContain('/elsewhere');
  });

  test('window.open of a foreign page opens no window and is offered to the system browser', async () => {
    const dialogs = await dialogsFromNow();
    const before = await pageCount();
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    await start(`window.open('${foreign}')`);

    await expect.poll(dialogs, patience).toMatchObject([{ detail: expect.stringContaining(foreign) }]);
    await expect.poll(pageCount, patience).toBe(before);
  });

  test('a link with a target to a foreign page opens no window either', async () => {
    const dialogs = await dialogsFromNow();
    const before = await pageCount();
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    await start(
      `const a = document.createElement('a'); a.href = '${foreign}'; a.target = '_blank'; document.body.append(a); a.click()`,
    );

    await expect.poll(dialogs, patience).toHaveLength(1);
    await expect.poll(pageCount, patience).toBe(before);
  });

  test('a refused offer opens nothing, and a script that keeps asking is ignored', async () => {
    const dialogs = await dialogsFromNow();
    const opened = await app.openedExternally();
    await app.answerDialogs([{ hold: true }]);

    await start(`for (let i = 0; i < 5; i++) { window.open('${foreign}') }`);
    await expect.poll(dialogs, patience).toHaveLength(1);
    await app.releaseDialogs();
    await start(`location.href = '${foreign}'; window.hasAskedAgain = true`);
    await app.waitFor('shop', 'window.hasAskedAgain');

    expect(await dialogs()).toHaveLength(1);
    expect(await app.openedExternally()).toEqual(opened);
    expect(await app.url('shop')).toContain(shop);
  });

  test('addresses that would start a program are dropped without a question', async () => {
    const other = `${foreign}&program=none`;
    const dialogs = await dialogsFromNow();
    await app.answerDialogs([{ button: 'Open in Browser' }]);

    await start(`window.open('mailto:someone@foreign.example'); window.open('file:///etc/hosts')`);
    // The refusal in the previous test still applies, so this asks until the offer comes.
    await start(`window.asking = setInterval(() => { location.href = '${other}' }, 200)`);
    await expect.poll(() => app.openedExternally(), patience).toContain(other);
    await app.evaluate('shop', 'clearInterval(window.asking)');

    for (const { detail } of await dialogs()) {
      expect(detail).toContain(other);
    }
  });

  test('pages that the shop serves under another loopback name are shown', async () => {
    const port = new URL(shop).port;

    await start(`location.href = 'http://attacker.localhost:${port}/'`);

    await expect.poll(() => app.url('shop'), patience).toBe(`http://attacker.localhost:${port}/`);
    await app.evaluate('bar', "document.getElementById('home').click()");
    await expect.poll(() => app.url('shop'), patience).toBe(`${shop}/`);
  });
});

describe(`windows that the shop's page opens, under ${engine}`, () => {
  test('an empty window opens, can be written into and has neither bridge nor Node', async () => {
    await start(`window.exported = window.open(''); window.exported.document.write('<h1>Your data</h1>')`);

    await app.waitFor('popup', "document.querySelector('h1').textContent === 'Your data'");
    expect(await app.evaluate('popup', 'typeof window.juiceRange + typeof require + typeof process')).toBe(
      'undefinedundefinedundefined',
    );
    await app.evaluate('shop', 'window.exported.close()');
    await expect.poll(pageCount, patience).toBe(3);
  });

  test('a window on a page of the shop opens without a bridge, and is confined to the shop as well', async () => {
    await start(`window.second = window.open('/#/login')`);
    await app.waitFor('popup', "location.hash === '#/login' && document.readyState === 'complete'");

    expect(await app.evaluate('popup', 'typeof window.juiceRange')).toBe('undefined');
    const dialogs = await dialogsFromNow();
    await app.answerDialogs([{ button: 'Open in Browser' }]);
    await app.evaluate('popup', `setTimeout(() => { location.href = '${foreign}' }, 0); 0`);
    await expect.poll(dialogs, patience).toHaveLength(1);
    expect(await app.url('popup')).toContain(shop);
    await app.evaluate('shop', 'window.second.close()');
    await expect.poll(pageCount, patience).toBe(3);
  });

  test('no more than eight are open at once', async () => {
    await start(`window.many = []; for (let i = 0; i < 12; i++) { window.many.push(window.open('')) }`);

    await app.waitFor('shop', 'window.many.length === 12');
    await expect.poll(pageCount, patience).toBe(3 + 8);
    await app.evaluate('shop', 'window.many.forEach((opened) => opened?.close())');
    await expect.poll(pageCount, patience).toBe(3);
  });
});

describe(`windows of windows that the shop's page opens, under ${engine}`, () => {
  test('count towards the same eight', async () => {
    await start(`window.first = window.open('/#/about')`);
    await app.waitFor('popup', "document.readyState === 'complete' && location.protocol === 'http:'");

    await app.evaluate(
      'popup',
      `setTimeout(() => { window.many = []; for (let i = 0; i < 12; i++) { window.many.push(window.open('')) } }, 0); 0`,
    );
    await app.waitFor('popup', 'window.many.length === 12');
    await expect.poll(pageCount, patience).toBe(3 + 8);

    await start(`window.ninth = window.open(''); window.hasOpened = true`);
    await app.waitFor('shop', 'window.hasOpened');
    await expect.poll(() => app.evaluate('shop', 'window.ninth?.closed ?? true'), patience).toBe(true);
    expect(await pageCount()).toBe(3 + 8);

    await app.evaluate('popup', 'window.many.forEach((opened) => opened?.close())');
    await app.evaluate('shop', 'window.first.close()');
    await expect.poll(pageCount, patience).toBe(3);
  });
});

describe(`what the shop's page may request from others, under ${engine}`, () => {
  const fetched = (url: string) =>
    app.evaluate('shop', `fetch('${url}', { mode: 'no-cors' }).then(() => 'reached', () => 'refused')`);

  test('a foreign host is not reached', async () => {
    expect(await fetched('http://foreign.example/')).toBe('refused');
    expect(await fetched('http://192.0.2.1/')).toBe('refused');
  });

  test('a server on this machine is reached', async () => {
    expect(await fetched(`${neighbourUrl}/reached`)).toBe('reached');
    expect(neighbourRequests).toContain('/reached');
  });

  test('a foreign WebSocket is not opened', async () => {
    const code = `new Promise((resolve) => {
      const socket = new WebSocket('ws://foreign.example/');
      socket.onopen = () => resolve('opened');
      socket.onerror = () => resolve('refused');
    })`;

    expect(await app.evaluate('shop', code)).toBe('refused');
  });

  test('a foreign frame stays empty', async () => {
    const code = `new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.onload = () => { let inner; try { inner = frame.contentDocument?.body?.textContent ?? 'blocked' } catch { inner = 'blocked' } frame.remove(); resolve(inner) };
      frame.src = 'http://foreign.example/';
      document.body.append(frame);
    })`;

    expect(['', 'blocked']).toContain(await app.evaluate('shop', code));
  });

  test("the app's own pages cannot be framed or fetched", async () => {
    expect(await fetched('juice-range://shell/bar.html')).toBe('refused');
  });
});
