import { expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { sendRaw } from '../frame/raw-http.ts';

const app = appForTests();
const { client } = app;

it('begins at /decoy/, which names every site', async () => {
  const moved = await client.get('/decoy');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/decoy/']);
  const start = await client.get('/decoy/');
  expect([start.status, start.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(start.text).toContain('<h1>Decoy internet</h1>');
});

it('has every page and file that its pages link to', async () => {
  const seen = new Set<string>();
  const waiting = ['/decoy/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) {
      continue;
    }
    seen.add(path);
    const answer = await client.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      for (const [, link = ''] of answer.text.matchAll(/\s(?:href|src)="([^"#?]+)[^"]*"/g)) {
        const url = new URL(link, `http://decoy${path}`);
        if (url.host === 'decoy' && url.pathname.startsWith('/decoy/')) {
          waiting.push(url.pathname);
        } else {
          expect([path, url.host]).toEqual([path, 'decoy']);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(2);
});

it.each(['/decoy/', '/decoy/base.css', '/decoy/lexicon/jim', '/decoy/toolbox/toolbox.js'])(
  'sends %s compressed to clients that accept that, and as it is to others',
  async (path) => {
    const whole = await client.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect([whole.status, whole.headers.get('content-encoding')]).toEqual([200, null]);
    for (const encoding of ['br', 'gzip']) {
      const packed = await client.get(path, { headers: { 'accept-encoding': encoding } });
      expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(whole.text.length);
      expect(packed.text).toBe(whole.text);
    }
  },
);

it.each(['/decoy/nothing', '/decoy/nothing/', '/decoy/..%2fmain.js', '/decoy/a%00.html'])(
  'says that there is nothing at %s',
  async (path) => {
    const { status, text } = await client.get(path);
    expect([status, text]).toEqual([404, expect.stringContaining('<h1>Nothing here</h1>')]);
  },
);

it('leads from the page for a missing one, at any depth, to what exists', async () => {
  const path = '/decoy/nothing/at/all';
  const { text } = await client.get(path);
  const links = [...text.matchAll(/\shref="([^"]+)"/g)].map(([, link = '']) => new URL(link, `http://decoy${path}`));
  expect(links.map(({ pathname }) => pathname)).toContain('/');
  for (const { pathname } of links) {
    expect([pathname, (await client.get(pathname)).status]).toEqual([pathname, 200]);
  }
});

it('serves the attacker’s site under a name of its own, whatever the path', async () => {
  for (const path of ['/', '/profile', '/rest/user/whoami']) {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: htmledit.squarefree.com.localhost:3000', 'Connection: close', '', ''];
    const { status, text } = await sendRaw(app.port, lines.join('\r\n'));
    expect([status, text]).toEqual([200, expect.stringContaining('<title>HTML scratch pad</title>')]);
  }
});
