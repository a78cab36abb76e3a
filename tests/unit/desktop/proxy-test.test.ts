import { once } from 'node:events';
import { createServer as createWebServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testProxy } from '../../../main/traffic/proxy-test.ts';
import { words } from '../../../main/words.ts';
import { type RecordingProxy, startRecordingProxy } from '../../desktop/driver/recording-proxy.ts';

/** Long enough for this machine. Nothing waits for it where something answers. */
const patience = { toConnect: 2_000, toAnswer: 300 };

const servers: Server[] = [];
let shop: { readonly origin: string };
let proxy: RecordingProxy;

/** Listens on a free port and returns `127.0.0.1:<port>`. */
async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const answering = (listener: RequestListener) => listen(createWebServer(listener));

beforeAll(async () => {
  proxy = await startRecordingProxy();
  const address = await answering((request, response) => {
    const isVersion = request.url?.endsWith('/rest/admin/application-version');
    response.writeHead(isVersion ? 200 : 404).end(isVersion ? '{"version":"18"}' : '');
  });
  shop = { origin: `http://${address}` };
});

afterAll(() => {
  proxy.close();
  for (const server of servers) {
    server.close();
  }
});

test('a proxy that forwards the request lists it, and the test says so', async () => {
  const outcome = await testProxy(proxy.address, shop, patience);

  expect(outcome.kind).toBe('comesThrough');
  expect(proxy.seen).toContain(`GET ${shop.origin}/rest/admin/application-version`);
});

test('nothing at that address', async () => {
  const gone = createServer();
  const address = await listen(gone);
  gone.close();
  await once(gone, 'close');

  expect(await testProxy(address, shop, patience)).toEqual({
    kind: 'noProxy',
    steps: [
      `Nothing answers at ${address} (ECONNREFUSED). Start your proxy, and check that it listens at this address and port.`,
    ],
  });
});

// Looking up a name for real would query a name server.
test('a name that no computer has', () => {
  expect(words.traffic.test.failures.notReached('burp.local:8080', 'ENOTFOUND')).toBe(
    'No computer has the name in burp.local:8080. Check the spelling.',
  );
});

test('a proxy that keeps the request, as with its intercept on', async () => {
  const address = await answering(() => undefined);

  const { kind, steps } = await testProxy(address, shop, patience);

  expect({ kind, last: steps.at(-1) }).toEqual({
    kind: 'stuck',
    last: expect.stringContaining('Turn interception off'),
  });
});

test('something that is not an HTTP proxy', async () => {
  const address = await listen(createServer((socket) => socket.end('SSH-2.0-none\r\n')));

  const { kind, steps } = await testProxy(address, shop, patience);

  expect({ kind, last: steps.at(-1) }).toEqual({ kind: 'stuck', last: expect.stringContaining('not an HTTP proxy') });
});

test("another program's page instead of the shop's response", async () => {
  const address = await answering((_request, response) => response.end('<h1>Welcome to the proxy</h1>'));

  const { kind, steps } = await testProxy(address, shop, patience);

  expect({ kind, last: steps.at(-1) }).toEqual({ kind: 'stuck', last: expect.stringContaining('(status 200)') });
});

test("the shop's own address", async () => {
  const { kind, steps } = await testProxy(new URL(shop.origin).host, shop, patience);

  expect({ kind, last: steps.at(-1) }).toEqual({
    kind: 'noProxy',
    last: expect.stringContaining('is the shop itself'),
  });
});
