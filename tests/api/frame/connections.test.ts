import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { secondDoor } from '../../../server/http/frame/door.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { request, sendRaw } from './raw-http.ts';

const limits = { count: 20, requestsInLine: 10 };

let app: StartedApp;
/** One listening socket each: both loopback addresses have one. */
const ports: Record<'first' | 'second', number> = { first: 0, second: 0 };
let second: ReturnType<typeof secondDoor>;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startApp({ budgets: { ...budgets, connections: limits } });
  second = secondDoor(app.app.server.server);
  second.listen(0, '127.0.0.1');
  await once(second, 'listening');
  const address = second.address();
  ports.first = app.port;
  ports.second = typeof address === 'object' ? (address?.port ?? 0) : 0;
});

afterEach(() => {
  for (const socket of sockets.splice(0)) {
    socket.destroy();
  }
});

afterAll(async () => {
  second.close();
  second.closeAllConnections();
  await app.stop();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const version = '/rest/admin/application-version';
const upgrade = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n');

describe.each(['first', 'second'] as const)('on the %s socket', (door) => {
  const isAnswering = async () => (await sendRaw(ports[door], request(`GET ${version}`))).status === 200;

  it('pipelined requests are answered in order', async () => {
    const lines = Array.from({ length: limits.requestsInLine }, (_, count) => `GET /ftp/${count}.md`);
    const sent = lines.map((line) => request(line, ['Accept: application/json']).replace('close', 'keep-alive'));
    const { text } = await sendRaw(ports[door], sent.join('') + request(`GET ${version}`));
    const names = [
      ...text.matchAll(/"message": "ENOENT: no such file or directory, stat '\/juice-shop\/ftp\/(\d+)\.md'"/g),
    ];
    expect(names.map(([, count]) => Number(count))).toEqual(lines.map((_, count) => count));
    expect(text).toContain('{"version":');
  });

  it('too many of them end the connection', async () => {
    const one = `GET ${version} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { text } = await sendRaw(ports[door], one.repeat(1000));
    expect(text.split('HTTP/1.1 200').length - 1).toBeLessThan(limits.requestsInLine + 5);
    expect(await isAnswering()).toBe(true);
  });

  it('a body that arrives while another response is under way is read', async () => {
    const login = request('POST /rest/user/login', ['Content-Type: application/json'], '{"email":"a","password":"b"}');
    const { text } = await sendRaw(ports[door], request('GET /rest/languages').replace('close', 'keep-alive') + login);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401']);
  });

  it('when there are too many connections, those without a request are closed', async () => {
    const body = request('POST /rest/user/login', ['Content-Type: application/json', 'Content-Length: 2']);
    const busy = await open(ports[door]);
    busy.write(body);
    const idle = await Promise.all(Array.from({ length: limits.count * 3 }, () => open(ports[door])));
    expect(await isAnswering()).toBe(true);
    const gone = () => idle.filter(({ readyState }) => readyState === 'closed' || readyState === 'writeOnly').length;
    await expect.poll(gone).toBeGreaterThanOrEqual(limits.count * 2);
    const [answer] = await Promise.all([once(busy, 'data'), busy.write('{}')]);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401/);
  });

  it.each([
    '/rpc',
    '/socket.io/?EIO=4&transport=websocket',
    '/socket.io/?EIO=4&transport=nonsense',
    '/socket.io/nothing',
    '/socket.ioquite',
    '/',
  ])('connections to %s that are reset while they are handed over harm nobody', async (path) => {
    for (const wait of [false, true]) {
      for (const host of ['localhost', 'evil.example']) {
        const socket = await open(ports[door]);
        socket.write(upgrade(path).replace('Host: localhost', `Host: ${host}`));
        if (wait) {
          await Promise.race([once(socket, 'data'), once(socket, 'close')]);
        }
        socket.resetAndDestroy();
      }
    }
    expect(await isAnswering()).toBe(true);
  });

  it('a head that is too large is refused as it is elsewhere', async () => {
    const { status } = await sendRaw(ports[door], request('GET /', [`X-Long: ${'a'.repeat(30_000)}`]));
    expect(status).toBe(431);
  });

  it('an unsupported upgrade is answered as if it had not been requested', async () => {
    const { status } = await sendRaw(ports[door], upgrade(version).replace('Upgrade\r\n', 'close, Upgrade\r\n'));
    expect(status).toBe(200);
  });
});

it('both sockets have the same limits', () => {
  const limitsOf = (server: typeof second) => {
    const { requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxHeadersCount, maxRequestsPerSocket } = server;
    return { requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxHeadersCount, maxRequestsPerSocket };
  };
  expect(limitsOf(second)).toEqual(limitsOf(app.app.server.server));
  const events = ['request', 'upgrade', 'clientError', 'connection'] as const;
  for (const event of events) {
    expect([event, second.listenerCount(event)]).toEqual([event, event === 'connection' ? 2 : 1]);
  }
});
