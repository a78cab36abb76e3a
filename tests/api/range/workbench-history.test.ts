import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { isFromHere } from '../../../server/workbench/door.ts';
import { contractRoutes } from '../../../shared/api/routes.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import { startShop } from '../../support/shop.ts';
import { request, sendRaw } from '../frame/raw-http.ts';
import { historyOf, opened, path } from './workbench-history.ts';

const app = appForTests();
const history = historyOf(() => app.url);
const kibibyte = 1024;
const { body: mostOfBody } = budgets.workbench.history;

describe('the history', () => {
  it('is off at start, and costs a server that is not recorded nothing: it listens to none of its requests', async () => {
    const { server } = app.app.server;
    const listeners = () => ['request', 'upgrade'].flatMap((event) => server.listeners(event));
    const before = listeners();
    await app.client.get('/rest/languages?off');
    expect(await history.state()).toMatchObject({ isRecording: false, recordsOthers: false, exchanges: [] });
    expect((await history.record(true)).isRecording).toBe(true);
    expect(listeners()).toHaveLength(before.length + 2);
    expect((await history.record(true)).isRecording).toBe(true);
    expect(listeners()).toHaveLength(before.length + 2);
    expect((await history.record(false)).isRecording).toBe(false);
    expect(listeners()).toEqual(before);
    await app.client.get('/rest/languages?off');
    expect((await history.state()).exchanges).toEqual([]);
  });
});

describe('while it is on', () => {
  beforeEach(() => history.record(true));
  afterEach(async () => {
    await history.record(false);
    await history.ask('/clear', {});
  });

  it('keeps a request and its response byte for byte', async () => {
    const sent = request(
      'POST //rest/user/login?q=//x',
      ['X-oDD: 1', 'x-odd:  2', 'Content-Type: application/json'],
      '{"a":1}',
    );
    const { text } = await sendRaw(app.port, sent);
    const kept = await history.whole('q=//x');
    expect([kept.request, kept.response]).toEqual([sent.replace('x-odd:  2', 'x-odd: 2'), text]);
    expect(kept).toMatchObject({ method: 'POST', target: '//rest/user/login?q=//x', status: 401, end: 'complete' });
    expect(kept).toMatchObject({
      kind: 'api',
      sender: 'other',
      requestLength: 7,
      isRequestCut: false,
      isUnpacked: false,
    });
    expect(Math.abs(kept.begun - Date.now())).toBeLessThan(60_000);
    expect(kept.milliseconds).toBeGreaterThan(0);
  });

  it('tells pages of the shop, the workbench and others apart', async () => {
    const own = { origin: app.url, 'sec-fetch-site': 'same-origin' };
    const as = (name: string, headers: Readonly<Record<string, string>>) =>
      app.client.get(`/rest/languages?${name}`, { headers });
    await as('script', { ...own });
    await as('address-bar', { 'sec-fetch-site': 'none' });
    await as('old-browser', { referer: `${app.url}/` });
    await as('curl', {});
    await as('foreign', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' });
    const get = (name: string) => Buffer.from(request(`GET /rest/languages?${name}`)).toString('base64');
    const send = (requests: readonly string[]) =>
      app.client.post('/rest/range/workbench/send', { requests }, { headers: own });
    await send([get('repeater')]);
    await send([get('run'), get('run')]);
    const seen = (await history.listed('/rest/languages?')).map(({ target, sender }) => [target.split('?')[1], sender]);
    expect(seen).toEqual([
      ['script', 'page'],
      ['address-bar', 'page'],
      ['old-browser', 'page'],
      ['curl', 'other'],
      ['foreign', 'other'],
      ['repeater', 'workbench'],
    ]);
  });

  it.each([
    ['/', 'page'],
    ['/rest/admin/application-version', 'api'],
    ['/api/Products', 'api'],
    ['/socket.io/?EIO=4&transport=polling', 'socket'],
    ['/assets/public/images/padding/1px.png', 'image'],
    ['/ftp/legal.md', 'other'],
  ])('says what %s is about', async (target, kind) => {
    await app.client.get(target);
    expect(await history.listed(target)).toEqual([expect.objectContaining({ target, kind, status: 200 })]);
  });

  it('keeps the beginning of a long upload, which arrives unharmed', async () => {
    const content = Buffer.alloc(700 * kibibyte, 'a');
    const form = multipartBody({ field: 'file', fileName: 'a.xml', type: 'text/xml', content });
    await app.client.post('/file-upload?long', form, { headers: { 'content-type': multipartType } });
    await app.client.post('/file-upload?short', 'x', { headers: { 'content-type': multipartType } });
    const kept = await history.whole('?long');
    const [head = ''] = kept.request.split('\r\n\r\n');
    expect(kept).toMatchObject({ requestLength: form.length, isRequestCut: true, end: 'complete' });
    expect(kept.request).toHaveLength(head.length + 4 + mostOfBody);
    expect(kept.request.endsWith('aaaa')).toBe(true);
    expect(await history.whole('?short')).toMatchObject({ requestLength: 1, isRequestCut: false });
  });

  it('keeps the beginning of a long response, and tells all of its length', async () => {
    const file = '/assets/public/solc/0.8.21/soljson.wasm';
    await sendRaw(app.port, request(`GET ${file}`));
    const kept = await history.whole(file);
    expect(kept.isResponseCut).toBe(true);
    expect(kept.responseLength).toBeGreaterThan(2_000_000);
    const [head = ''] = kept.response.split('\r\n\r\n');
    expect(head).toContain(`Content-Length: ${kept.responseLength}`);
    expect(kept.response).toHaveLength(head.length + 4 + mostOfBody);
    expect(kept.response.slice(head.length + 4)).toMatch(/^\0asm/);
  });

  it('unpacks what was sent as Brotli, and finds text in it', async () => {
    const answer = await app.client.get('/api/Challenges?packed', { headers: { 'accept-encoding': 'br' } });
    const kept = await history.whole('?packed');
    expect(kept.response).toMatch(/^content-encoding: br/im);
    expect([kept.isUnpacked, kept.response.endsWith(Buffer.from(answer.text).toString('latin1'))]).toEqual([
      true,
      true,
    ]);
    expect(kept.responseLength).toBeLessThan(answer.text.length / 2);
    expect((await history.search('"scoreBOARDchallenge"')).ids).toEqual([kept.id]);
  });

  it('knows responses without a body', async () => {
    const first = await app.client.get('/rest/languages');
    const tag = first.headers.get('etag') ?? '';
    expect((await app.client.get('/rest/languages?known', { headers: { 'if-none-match': tag } })).status).toBe(304);
    await app.client.call('HEAD', '/rest/languages?head');
    expect(await history.whole('?known')).toMatchObject({ status: 304, responseLength: 0, end: 'complete' });
    const head = await history.whole('?head');
    expect(head).toMatchObject({ status: 200, responseLength: 0, end: 'complete' });
    expect(head.response).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
  });

  it('shows what is under way, and what was cut off', async () => {
    const upload = 'POST /rest/user/login?cut HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf';
    const socket = opened(app.port, upload);
    await expect.poll(async () => (await history.listed('?cut'))[0]?.requestLength).toBe(4);
    expect(await history.whole('?cut')).toMatchObject({
      end: 'underWay',
      status: null,
      milliseconds: 0,
      request: upload,
    });
    const { revision, run } = await history.state();
    socket.destroy();
    await expect.poll(async () => (await history.listed('?cut'))[0]?.end).toBe('cutOff');
    // Whoever asks for what has changed is told.
    const { exchanges } = await history.state({ run, since: revision });
    expect(exchanges.map(({ target, end }) => [target, end])).toEqual([['/rest/user/login?cut', 'cutOff']]);
    expect((await history.state({ run, since: revision + 1 })).exchanges).toEqual([]);
    expect((await history.state({ run: 'another', since: revision })).exchanges).toHaveLength(1);
  });

  it('ends requests that waited in line on a connection that was closed', async () => {
    const socket = opened(
      app.port,
      `POST /rest/user/login?first HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    await expect.poll(async () => (await history.listed('?first')).length).toBe(1);
    socket.destroy();
    const line = opened(app.port, request('GET /rest/languages?line').replace('close', 'keep-alive').repeat(50));
    line.resetAndDestroy();
    await expect.poll(async () => (await history.listed('?')).filter(({ end }) => end === 'underWay')).toEqual([]);
  });

  it('has requests in chunks in one chunk', async () => {
    const chunked = ['Transfer-Encoding: chunked', 'Content-Type: application/json'];
    await sendRaw(app.port, `${request('POST /rest/user/login?chunks', chunked)}3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`);
    const kept = await history.whole('?chunks');
    expect(kept).toMatchObject({ requestLength: 7, status: 401 });
    expect(kept.request.split('\r\n\r\n').slice(1).join('\r\n\r\n')).toBe('7\r\n{"a":1}\r\n0\r\n\r\n');
  });

  it('has the handshake of a WebSocket, and none of its messages', async () => {
    const lines = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Origin: ${app.url}`];
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    const target = '/socket.io/?EIO=4&transport=websocket';
    const shake = [`GET ${target} HTTP/1.1`, `Host: 127.0.0.1:${app.port}`, ...lines, key, '', ''].join('\r\n');
    const socket = opened(app.port, shake);
    onTestFinished(() => {
      socket.destroy();
    });
    const received: string[] = [];
    socket.on('data', (bytes) => received.push(bytes.toString('latin1')));
    await expect.poll(() => received.join('')).toContain('"sid"');
    const kept = await history.whole('transport=websocket');
    expect(kept).toMatchObject({ status: 101, kind: 'socket', sender: 'page', end: 'complete', responseLength: 0 });
    expect(kept.request).toBe(shake);
    expect(received.join('').startsWith(kept.response)).toBe(true);
  });

  it('never has itself, however its address is written', async () => {
    const { host } = new URL(app.url);
    const own = ['Content-Length: 2', `Origin: ${app.url}`, 'Sec-Fetch-Site: same-origin'];
    for (const target of [path, '//REST/range/workbench//history/', `http://${host}${path}`]) {
      const { text } = await sendRaw(app.port, `${request(`POST ${target}`, own).replace('localhost', host)}{}`);
      expect(text).toContain('"isRecording":true');
    }
    expect((await history.state()).exchanges).toEqual([]);
  });

  it('finds text in heads and bodies, whatever the case of its letters', async () => {
    await app.client.post(
      '/rest/user/login?body',
      { email: 'Käse@example.org', password: 'aab' },
      { headers: { 'x-note': 'In-Head' } },
    );
    await app.client.get('/rest/languages?aaab');
    const [body, line] = await history.listed('?');
    const found = async (text: string) => (await history.search(text)).ids;
    expect(await found('käSE@')).toEqual([body?.id]);
    expect(await found('x-NOTE: in-head')).toEqual([body?.id]);
    expect(await found('?aAab')).toEqual([line?.id]);
    expect(await found('aab')).toEqual([line?.id, body?.id]);
    expect(await found('etag')).toEqual([line?.id, body?.id]);
    expect(await history.search('nobody sent this')).toMatchObject({ ids: [], isWhole: true });
  });

  it('is in nothing of which backups and reports are made, and nowhere else', async () => {
    const secret = 'only-the-history-has-this';
    await app.client.post('/rest/user/login', { email: secret, password: secret }, { headers: { 'x-note': secret } });
    expect((await history.search(secret)).ids).toHaveLength(1);
    const values: Readonly<Record<string, string>> = {
      ':key': 'loginAdminChallenge',
      ':language': 'en',
      ':lesson': 'sql-injection',
    };
    const targets = contractRoutes
      .filter(({ verb, path: target }) => verb === 'GET' && /^\/(?:rest\/(?:range|continue-code)|metrics)/.test(target))
      .map(({ path: target }) => target.replace(/:\w+/g, (name) => values[name] ?? name));
    expect(targets.length).toBeGreaterThan(12);
    for (const target of [...targets, '/api/Challenges', '/support/logs']) {
      expect((await app.client.get(target)).text, target).not.toContain(secret);
    }
  });

  it('is empty once it was cleared, with new ids', async () => {
    await app.client.get('/rest/languages?1');
    const [first] = await history.listed('?1');
    const cleared = (await history.ask('/clear', {})).json();
    expect(cleared).toMatchObject({ exchanges: [], isRecording: true, oldest: (first?.id ?? 0) + 1 });
    await app.client.get('/rest/languages?2');
    expect((await history.state()).exchanges).toEqual([expect.objectContaining({ id: (first?.id ?? 0) + 1 })]);
    const gone = await history.ask('/exchange', { run: cleared.run, id: first?.id });
    expect([gone.status, gone.json().status]).toEqual([404, 'error']);
  });
});

describe('its door', () => {
  const ends = ['', '/exchange', '/search', '/clear', '/record'] as const;

  it.each([
    ['another site', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
    ['a client that is no page', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('is closed to %s', async (_, { origin, ...others }) => {
    for (const end of ends) {
      const headers = Object.fromEntries(
        Object.entries({ origin, ...others }).filter(([, value]) => value !== undefined),
      ) as Record<string, string>;
      const answer = await app.client.post(path + end, { on: true }, { headers });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect((await history.state()).isRecording).toBe(false);
  });

  it.each([
    ['', 'hello'],
    ['', { since: -1, run: 'x' }],
    ['', { since: 1 }],
    ['/exchange', { id: 1 }],
    ['/exchange', { run: 'x', id: '1' }],
    ['/search', { text: '' }],
    ['/search', { text: 'x'.repeat(201) }],
    ['/record', { on: 'yes' }],
  ] as const)('refuses %s %j', async (end, body) => {
    const answer = await history.ask(end, body);
    expect([answer.status, answer.json().status]).toEqual([400, 'error']);
  });

  it('refuses a question that is too large', async () => {
    expect((await history.ask('/search', 'x'.repeat(5000))).status).toBe(413);
  });

  it('knows its own machine: loopback, and addresses of its own', () => {
    const from = (remoteAddress: string | undefined, localAddress = '127.0.0.1') =>
      isFromHere({ remoteAddress, localAddress });
    expect(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'].map((each) => from(each))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(from('192.0.2.7', '192.0.2.7')).toBe(true);
    expect([from('192.0.2.8', '192.0.2.7'), from('::ffff:192.0.2.8'), from('1271.0.0.1'), from(undefined)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a small history', () => {
  const small = { ...budgets.workbench.history, exchanges: 5, bytes: 256 * kibibyte, body: 90 * kibibyte };
  const tight = appForTests({ budgets: { ...budgets, workbench: { ...budgets.workbench, history: small } } });
  const its = historyOf(() => tight.url);

  it('keeps the newest, in number and in bytes', async () => {
    await its.record(true);
    for (let number = 1; number <= 7; number += 1) {
      await tight.client.get(`/rest/admin/application-version?${number}`);
    }
    const targets = async () => (await its.state()).exchanges.map(({ target }) => target.split('?')[1]);
    expect([await targets(), (await its.state()).oldest]).toEqual([['3', '4', '5', '6', '7'], 3]);
    const long = (number: number) => tight.client.post(`/rest/user/login?long${number}`, 'x'.repeat(95 * kibibyte));
    for (let number = 1; number <= 4; number += 1) {
      await long(number);
    }
    const { exchanges, limits } = await its.state();
    expect(limits).toEqual({ exchanges: 5, bytes: 256 * kibibyte, body: 90 * kibibyte });
    expect(exchanges.map(({ target }) => target.split('?')[1])).toEqual(['long3', 'long4']);
    expect(exchanges.map(({ requestLength }) => requestLength)).toEqual([95 * kibibyte, 95 * kibibyte]);
    const newest = await its.whole('long4');
    expect([newest.isRequestCut, newest.request.split('\r\n\r\n')[1]]).toEqual([true, 'x'.repeat(90 * kibibyte)]);
  });

  it('lets go of requests that never end', async () => {
    const begun = `POST /rest/user/login?endless HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000\r\n\r\n${'x'.repeat(9000)}`;
    const sockets = Array.from({ length: 20 }, () => opened(tight.port, begun));
    onTestFinished(() => {
      for (const socket of sockets) {
        socket.destroy();
      }
    });
    await expect.poll(async () => (await its.listed('?endless')).at(-1)?.id).toBeGreaterThan(25);
    expect(await its.listed('?endless')).toHaveLength(5);
    await tight.client.get('/rest/languages?after');
    expect(await its.listed('?after')).toHaveLength(1);
  });
});

it('forgets with its process, and leaves nothing in the data folder', { timeout: 60_000 }, async () => {
  const shop = await startShop();
  onTestFinished(() => shop.stop());
  const its = historyOf(() => shop.url);
  const { run } = await its.record(true);
  const secret = 'a-body-that-nobody-should-find';
  await fetch(`${shop.url}/rest/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a', password: secret }),
  });
  expect((await its.search(secret)).ids).toHaveLength(1);
  shop.kill();
  await shop.waitForRestart();
  const after = await its.state();
  expect(after).toMatchObject({ isRecording: false, exchanges: [] });
  expect(after.run).not.toBe(run);
  const files = readdirSync(shop.dataFolder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(3);
  const holders = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(secret));
  expect([holders, existsSync(shop.dataFolder)]).toEqual([[], true]);
});

const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

it.runIf(ownAddress !== undefined)('takes a machine for its own under its address in the network, too', async () => {
  const shop = await startShop({ data: null, flags: ['--host', '0.0.0.0'] });
  onTestFinished(() => shop.stop());
  const its = historyOf(() => shop.url.replace('localhost', ownAddress ?? ''));
  expect((await its.record(true)).isRecording).toBe(true);
});
