import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';
import { request, sendRaw } from './raw-http.ts';

const app = appForTests();
const { client } = app;

describe('a static file', () => {
  test('has a date and a weak entity tag, and can be revalidated', async () => {
    const { status, headers } = await client.get('/main.js', { headers: { 'accept-encoding': 'identity' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('etag')).toMatch(/^W\/"/);
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeLessThan(Date.now());

    // Browsers send only these headers. fetch would also ask for no cached response.
    const again = await sendRaw(app.port, request('GET /main.js', [`If-None-Match: ${headers.get('etag')}`]));
    expect(again.status).toBe(304);
    expect(again.text).toMatch(/\r\n\r\n$/);
  });

  test('named by its content is kept for a year, and a missing one of that kind is not', async () => {
    const built = readdirSync(join(import.meta.dirname, '../../../dist/renderer/chunks'));
    const name = built.find((file) => file.endsWith('.js')) ?? '';
    const kept = await client.get(`/chunks/${name}`);
    expect(kept.headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await client.get('/chunks/missing-00000000.js')).headers.get('cache-control')).toBe('public, max-age=0');
  });

  test.each(['br', 'gzip'])('is sent from its %s copy to a client that accepts it', async (encoding) => {
    const plain = await client.get('/main.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.has('content-encoding')).toBe(false);
    const packed = await client.get('/main.js', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
    expect(packed.text).toBe(plain.text);
    const copy = await client.get(`/main.js.${encoding === 'br' ? 'br' : 'gz'}`);
    expect(copy.text).toContain('<app-root></app-root>');
  });

  test('with texts has no gzip copy, and is sent as it is to a client that accepts nothing better', async () => {
    const [packed, plain] = await Promise.all(
      ['br, gzip', 'gzip'].map((encoding) =>
        client.get('/assets/i18n/de_DE.json', { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect([packed?.headers.get('content-encoding'), plain?.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(plain?.text).toBe(packed?.text);
    expect(JSON.parse(plain?.text ?? '')).toHaveProperty('LANGUAGE', 'Deutsch');
  });

  test('of which there is only a compressed copy is decompressed for a client that does not accept it', {
    timeout: 60_000,
  }, async () => {
    const path = '/assets/public/solc/0.6.12/soljson.wasm';
    const taken = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': 'br' } });
    const plain = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect([taken.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(plain.headers.get('content-type')).toBe('application/wasm');
    const bytes = Buffer.from(await plain.arrayBuffer());
    // Vitest takes seconds to compare so many bytes one by one.
    expect(bytes.equals(Buffer.from(await taken.arrayBuffer()))).toBe(true);
    expect(bytes.toString('latin1', 0, 4)).toBe('\0asm');
    const head = await client.call('HEAD', path, { headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('is sent in part to a client that requests a range', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const whole = await client.get('/main.js', { headers: plain });
    const part = await client.get('/main.js', { headers: { ...plain, range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${Buffer.byteLength(whole.text)}`);
    expect(part.text).toBe(Buffer.from(whole.text).subarray(10, 20).toString());
    const beyond = await client.get('/main.js', { headers: { ...plain, range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${Buffer.byteLength(whole.text)}`);
    expect(beyond.json().error.stack).toMatch(/^RangeNotSatisfiableError: /);
  });

  test('is found only under its exact decoded name', async () => {
    expect((await client.get('/m%61in.js')).headers.get('content-type')).toContain('javascript');
    for (const path of ['/MAIN.js', '/main.js/', '/main.js/x', '/.git/config', '/assets/../main.js%00']) {
      expect([path, (await client.get(path)).headers.get('content-type')]).toEqual([path, 'text/html; charset=UTF-8']);
    }
  });

  test('is sent only for GET and HEAD; other verbs get the front end’s page', async () => {
    expect((await client.call('HEAD', '/main.js')).headers.get('content-type')).toContain('javascript');
    expect((await client.post('/main.js', {})).headers.get('content-type')).toBe('text/html; charset=UTF-8');
  });

  test('is not listed: its folder redirects to the path with a slash, and that serves the front end', async () => {
    const { status, headers } = await client.get('/assets/public');
    expect([status, headers.get('location')]).toEqual([301, '/assets/public/']);
    expect((await client.get('/assets/public/')).text).toContain('<app-root></app-root>');
  });
});

describe('the front end’s page', () => {
  test('is the same at the root and under its name', async () => {
    const { status, headers, text } = await client.get('/');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=0');
    expect(headers.has('last-modified')).toBe(true);
    expect(text).toContain('<app-root></app-root>');
    expect(text).toContain('<title>OWASP Juice Shop</title>');
    expect(text).toContain('assets/public/favicon_js.ico"');
    expect(text).toContain('bluegrey-lightgreen-theme"');
    expect((await client.get('/index.html')).text).toBe(text);
    expect((await client.get('/?utm=1')).text).toBe(text);
  });

  test('carries the configured title, icon and theme, escaped', async () => {
    const application = { name: 'Fruit <& Co', favicon: 'https://icons.example/$&.ico', theme: 'pink-bluegrey' };
    const own = await startApp({ configuration: { application } });
    try {
      const { text } = await createClient(own.url).get('/');
      expect(text).toContain('<title>Fruit &lt;&amp; Co</title>');
      expect(text).toContain('href="https://icons.example/$&amp;.ico"');
      expect(text).toMatch(/<body class="[^"]*\bpink-bluegrey-theme"/);
      expect(text).not.toContain('bluegrey-lightgreen-theme');
    } finally {
      await own.stop();
    }
  });
});

describe('robots.txt', () => {
  test('names the folder that nobody should visit', async () => {
    const { status, headers, text } = await client.get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe('User-agent: *\nDisallow: /ftp');
  });
});

describe('security.txt', () => {
  test.each([
    ['GET', '/security.txt'],
    ['GET', '/.well-known/security.txt'],
    ['POST', '/security.txt'],
    ['DELETE', '/.well-known/security.txt/below/it'],
    ['GET', '/security.txt/below'],
    ['GET', '/Security.TXT/'],
  ])('is at %s %s', async (verb, path) => {
    const { status, headers, text } = await client.call(verb, path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Contact: mailto:donotreply@owasp-juice.shop',
      'Encryption: https://keybase.io/bkimminich/pgp_keys.asc?fingerprint=19c01cb7157e4645e9e2c863062a85a8cbfbdcda',
      'Acknowledgements: /#/score-board',
    ]);
    expect(lines[3]).toMatch(/^Preferred-languages: en, ([a-z]{2}, )*[a-z]{2}$/);
    expect(lines.slice(4, 6)).toEqual([
      'Hiring: /#/jobs',
      'Csaf: http://localhost:3000/.well-known/csaf/provider-metadata.json',
    ]);
    const expires = /^Expires: (\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT)$/.exec(lines[6] ?? '')?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);
    expect(lines).toHaveLength(7);
  });

  test('prints null for what is not configured', async () => {
    const securityTxt = { contact: null, csaf: null };
    const shy = await startApp({ configuration: { application: { securityTxt } } });
    try {
      const { text } = await createClient(shy.url).get('/security.txt');
      expect(text).toContain('Contact: null\n');
      expect(text).toContain('Csaf: http://localhost:3000null\n');
    } finally {
      await shy.stop();
    }
  });
});
