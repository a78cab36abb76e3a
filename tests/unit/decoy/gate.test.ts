import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGate } from '../../../server/decoy/outbound/gate.ts';
import { createInternet } from '../../../server/decoy/outbound/internet.ts';
import type { OutboundGate } from '../../../server/decoy/outbound/outbound.ts';
import { createSites } from '../../../server/decoy/outbound/sites.ts';
import { decoyBase } from './decoy-files.ts';

/** Another server of the machine, which must never receive a request, and the shop, which may. */
let other: Server;
let shop: Server;
const seenByOther: string[] = [];
const seenByShop: string[] = [];
let gate: OutboundGate;
let otherPort = 0;

beforeAll(async () => {
  other = createServer((request, response) => {
    seenByOther.push(request.url ?? '');
    response.end('secret');
  });
  shop = createServer((request, response) => {
    seenByShop.push(request.url ?? '');
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to');
    response.writeHead(to === null ? 200 : 302, to === null ? {} : { location: to });
    response.end(request.url === '/large' ? Buffer.alloc(11 * 1024 * 1024) : 'shop');
  });
  otherPort = await listen(other);
  const port = await listen(shop);
  const base = decoyBase();
  gate = createGate({
    own: () => ({ ports: [3000, port], names: ['juice.example'] }),
    listensAt: () => ({ host: '127.0.0.1', port }),
    siteOf: createSites(base.sites, base.download),
    // Names that resolve to wherever an attacker wants, as with DNS rebinding.
    internet: createInternet(async (host) =>
      host === 'unknown.example'
        ? Promise.reject(new Error('unknown'))
        : host === 'mixed.example'
          ? ['93.184.216.34', '127.0.0.1']
          : ['127.0.0.1'],
    ),
  });
});

afterAll(() => {
  other.close();
  shop.close();
});

beforeEach(() => {
  seenByOther.length = 0;
  seenByShop.length = 0;
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

describe('the other server is never reached', () => {
  const hosts = [
    ...[
      '127.0.0.1',
      'localhost',
      'LOCALHOST',
      'localhost.',
      'a.localhost',
      '127.1',
      '127.0.1',
      '0',
      '0.0.0.0',
      '2130706433',
    ],
    ...[
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
      '127.0.0.2',
      '127.255.255.254',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
    ],
    ...[
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:0:0:1]',
      '[0:0:0:0:0:ffff:127.0.0.1]',
      '①②⑦.0.0.1',
      '127。0。0。1',
      'l%6fcalhost',
    ],
    ...[
      'user:pass@127.0.0.1',
      'github.com@127.0.0.1',
      'juice.example',
      'rebound.example',
      'mixed.example',
      'github.com',
    ],
    ...['127.0.0.1.nip.io', 'localtest.me', '[64:ff9b::7f00:1]', '[::127.0.0.1]', '[2002:7f00:1::]', '[fe80::1]'],
  ];
  test.each(hosts)('as %s', async (host) => {
    const outcome = await gate.request({ url: `http://${host}:${otherPort}/` });
    expect(outcome.outcome).not.toBe('answered');
    expect([seenByOther, seenByShop]).toEqual([[], []]);
  });

  test.each([
    ...[
      'https://127.0.0.1',
      'ftp://127.0.0.1',
      'file:///etc/passwd',
      'gopher://127.0.0.1',
      'data:text/plain,x',
      'ws://127.0.0.1',
    ],
    ...[
      'http:\\\\127.0.0.1',
      'http:/127.0.0.1',
      'http:127.0.0.1',
      'ht\ntp://127.0.0.1',
      ' http://127.0.0.1',
      '//127.0.0.1',
      'http://',
      '',
    ],
  ])('by %j', async (start) => {
    const outcome = await gate.request({ url: `${start}:${otherPort}/` });
    expect(outcome.outcome).not.toBe('answered');
    expect(seenByOther).toEqual([]);
  });

  test.each([
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '0xa9fea9fe',
    '224.0.0.1',
  ])('nor is %s', async (host) => {
    expect(await gate.request({ url: `http://${host}/` })).toEqual({ outcome: 'refused', reason: 'unreachable' });
  });

  test('by a redirect of the shop', async () => {
    const to = encodeURIComponent(`http://127.0.0.1:${otherPort}/`);
    expect(await gate.request({ url: `http://localhost:3000/?to=${to}` })).toEqual({
      outcome: 'refused',
      reason: 'unreachable',
    });
    expect([seenByOther, seenByShop.length]).toEqual([[], 1]);
  });
});

describe('the shop is reached', () => {
  test.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '2130706433:3000',
    '[::1]:3000',
    'juice.example:3000',
    'shop.localhost:3000',
    '0:3000',
  ])('as %s, whatever its port', async (host) => {
    expect(await gate.request({ url: `http://${host}/x?y=1` })).toMatchObject({
      outcome: 'answered',
      by: 'shop',
      status: 200,
    });
    expect(seenByShop).toEqual(['/x?y=1']);
  });

  test('but not for more than 10 MB, nor in a loop', async () => {
    expect(await gate.request({ url: 'http://localhost:3000/large' })).toEqual({
      outcome: 'failed',
      reason: 'tooLarge',
    });
    const loop = await gate.request({ url: 'http://localhost:3000/?to=%3Fto%3D%252F%253Fto%253D1', redirects: 1 });
    expect(loop.outcome).toBe('failed');
  });
});

test.each([
  '/rest/range/reset-progress',
  '//rest//range/reset-shop',
  '/REST/Range/reset-shop',
  '/rest/%72ange/reset-shop',
  '/rest%2Frange/reset-shop',
  '/x/../rest/range/reset-shop?a=b',
])('the range itself is not reached at %s', async (path) => {
  const outcome = await gate.request({
    url: `http://localhost:3000${path}`,
    method: 'POST',
    headers: { 'X-Range': '1' },
  });
  expect(outcome).toEqual({ outcome: 'refused', reason: 'unreachable' });
  expect(seenByShop).toEqual([]);
});

test('hosts of the decoy answer without a connection', async () => {
  const url = 'https://github.com/J12934/juicy-malware/blob/master/juicy_malware_linux_amd_64?raw=true';
  const outcome = await gate.request({ url });
  expect(outcome).toMatchObject({ outcome: 'answered', by: 'decoy', status: 200 });
  expect(outcome.outcome === 'answered' && outcome.body.toString()).toContain('/solve/challenges/server-side?key=');
});

test('what cannot be sent is refused', async () => {
  const url = 'http://localhost:3000/';
  for (const request of [
    { url, method: 'NO SUCH' },
    { url, headers: { 'x y': '1' } },
    { url, headers: { x: 'a\r\nb: c' } },
    { url: 'x'.repeat(9000) },
  ]) {
    expect(await gate.request(request)).toEqual({ outcome: 'refused', reason: 'malformed' });
  }
  expect(seenByShop).toEqual([]);
});
