import { get } from 'node:http';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect, resetProgress, sendJson, solvedKeys, xssPayload } from '../exploits/support.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

let shop: RunningShop;
let pages: Connection[] = [];

async function open(): Promise<Connection> {
  const page = await connect(shop.url);
  pages = [...pages, page];
  return page;
}

const solveScoreBoard = () => fetch(`${shop.url}/assets/public/images/padding/1px.png`);
const solveErrorHandling = () => fetch(`${shop.url}/rest/qwertz`);

/** Sends a GET with a Host header of its own, which `fetch` doesn't allow. */
function askAs(host: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const request = get(shop.url + path, { headers: { Host: host, ...headers } }, async (response) => {
      resolve({ status: response.statusCode, text: await text(response) });
    });
    request.once('upgrade', () => reject(new Error('The connection was upgraded.')));
    request.once('error', reject);
  });
}

beforeAll(async () => {
  shop = await startShop({ data: null });
});
beforeEach(() => resetProgress(shop.url));
afterEach(() => {
  for (const page of pages) {
    page.leave();
  }
  pages = [];
});
afterAll(() => shop.stop());

describe('challenge solved', () => {
  it('tells every connected page once, with all facts in order and the text without markup', async () => {
    const [first, second] = [await open(), await open()];
    await fetch(`${shop.url}/rest/user/login`, { method: 'POST' });
    await sendJson('POST', `${shop.url}/rest/user/login`, { email: "' or 1=1--", password: 'x' });
    await solveScoreBoard();
    await solveScoreBoard();
    for (const page of [first, second]) {
      await page.hears('scoreBoardChallenge');
      await page.settled();
      expect(page.heard.map(({ key }) => key)).toEqual(['loginAdminChallenge', 'scoreBoardChallenge']);
    }
    const [login, scoreBoard] = first.heard;
    expect(Object.keys(login ?? {})).toEqual(['key', 'name', 'challenge', 'flag', 'hidden', 'isRestore']);
    expect(login).toMatchObject({ name: 'Login Admin', flag: '690fa3247a99d651e0b26f947baf0b79b4f404a9' });
    expect(scoreBoard).toMatchObject({
      key: 'scoreBoardChallenge',
      name: 'Score Board',
      flag: '2614339936e8282e2f820f023d4d998a1f95e02a',
      hidden: false,
      isRestore: false,
    });
    expect(scoreBoard?.challenge).toMatch(/^Score Board \([^<>&]+\)$/);
  });

  it('is kept in order for every page that connects later, until one acknowledges it', async () => {
    await solveErrorHandling();
    await solveScoreBoard();
    const late = await open();
    const later = await open();
    for (const page of [late, later]) {
      await page.settled();
      expect(page.heard.map(({ key }) => key)).toEqual(['errorHandlingChallenge', 'scoreBoardChallenge']);
    }
    late.say('notification received', late.heard[0]?.flag);
    await late.settled();
    const latest = await open();
    await latest.settled();
    expect(latest.heard.map(({ key }) => key)).toEqual(['scoreBoardChallenge']);
  });

  it('keeps the queue when the acknowledgement is of an unknown flag, of a wrong type or missing', async () => {
    await solveScoreBoard();
    const page = await open();
    page.say('notification received', 'no such flag');
    page.say('notification received', 2614339936);
    page.say('notification received', null);
    page.say('notification received', { length: 1 });
    page.say('notification received');
    await page.settled();
    const next = await open();
    await next.settled();
    expect(next.heard).toHaveLength(1);
  });
});

describe('messages of a page', () => {
  it('solve a challenge by their text, and by nothing else', async () => {
    const page = await open();
    for (const payload of [42, null, undefined, true, [xssPayload], { includes: 'x' }, 'apple']) {
      page.say('verifyLocalXssChallenge', payload);
    }
    page.say('verifyLocalXssChallenge');
    page.say('verifySvgInjectionChallenge', 42);
    page.say('verifyCloseNotificationsChallenge', 'not a list');
    page.say('no such message', xssPayload);
    await page.settled();
    expect(await solvedKeys(shop.url)).toEqual(new Set());
    page.say('verifyLocalXssChallenge', `Results for ${xssPayload}`);
    await page.hears('localXssChallenge');
  });
});

describe('the socket server', () => {
  it('speaks only protocol 4, to its own origin and the one that the contract names', async () => {
    const poll = (query: string, headers: Record<string, string> = {}) =>
      fetch(`${shop.url}/socket.io/?${query}`, { headers });
    expect((await poll('EIO=3&transport=polling')).status).toBe(400);
    const welcome = await poll('EIO=4&transport=polling', { Origin: 'http://evil.example' });
    expect(welcome.status).toBe(200);
    expect(welcome.headers.get('access-control-allow-origin')).toBe('http://localhost:4200');
  });

  it('serves the client script', async () => {
    const answer = await fetch(`${shop.url}/socket.io/socket.io.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(await answer.text()).toContain('io');
  });

  it('refuses a foreign Host header on both transports', async () => {
    const polling = await askAs('evil.example', '/socket.io/?EIO=4&transport=polling');
    expect(polling.status).toBe(421);
    expect(polling.text).toContain('--allow-host evil.example');
    const websocket = await askAs('evil.example', '/socket.io/?EIO=4&transport=websocket', {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    });
    expect(websocket.status).toBe(421);
    expect(websocket.text).toContain('--allow-host evil.example');
  });

  it('outlives clients that vanish while their foreign Host header is refused', async () => {
    const { port } = new URL(shop.url);
    const pid = shop.shopPid();
    for (let client = 0; client < 20; client += 1) {
      await new Promise<void>((resolve) => {
        const socket = createConnection({ port: Number(port), host: '127.0.0.1' }, () => {
          const request =
            'GET /socket.io/ HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
          socket.write(request, () => socket.resetAndDestroy());
        });
        socket.on('error', () => {});
        socket.once('close', () => resolve());
      });
    }
    expect(await solvedKeys(shop.url)).toEqual(new Set());
    expect(shop.shopPid()).toBe(pid);
  });
});
