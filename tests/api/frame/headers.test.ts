import { describe, expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient, unsignedToken } from '../../support/client.ts';
import { request, sendRaw } from './raw-http.ts';

const app = appForTests();
const { client } = app;

const commonHeaders = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'feature-policy': "payment 'self'",
  'x-recruiting': '/#/jobs',
};

const absentHeaders = [
  'x-powered-by',
  'x-xss-protection',
  'strict-transport-security',
  'content-security-policy',
  'access-control-allow-credentials',
];

/** Returns the names of the headers of a response, as they were sent. */
async function namesOf(line: string, headers: readonly string[] = []): Promise<readonly string[]> {
  const { text } = await sendRaw(app.port, request(line, headers));
  const [head = ''] = text.split('\r\n\r\n', 1);
  const [, ...sent] = head.split('\r\n');
  return sent.map((each) => each.split(':', 1)[0] ?? '');
}

describe('the names of headers', () => {
  const common = [
    'Access-Control-Allow-Origin',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Feature-Policy',
    'X-Recruiting',
  ];

  test.each([
    ['GET /api/Quantitys', [...common, 'Content-Type', 'Vary', 'ETag', 'Content-Length']],
    ['GET /main.js', [...common, 'Accept-Ranges', 'Cache-Control', 'Last-Modified', 'ETag', 'Content-Type']],
    ['GET /video', [...common, 'Content-Type', 'Content-Length']],
    ['GET /api-docs', [...common, 'Location']],
    ['POST /rest/2fa/verify', [...common, 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']],
    ['POST /ftp', ['Allow', 'Connection']],
    ['GET /rest/nothing', [...common, 'Content-Type']],
    ['GET /metrics', ['Content-Type', 'Content-Length']],
    ['OPTIONS /', ['Access-Control-Allow-Methods', 'Vary', 'Access-Control-Allow-Headers']],
  ])('are in the case of v18 in the answer to %s', async (line, expected) => {
    const names = await namesOf(line, ['Access-Control-Request-Headers: x']);
    expect(names).toEqual(expect.arrayContaining(expected));
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  });

  test('are so in compressed answers, parts of files and answers with cookies', async () => {
    expect(await namesOf('GET /api/Challenges', ['Accept-Encoding: gzip'])).toContain('Content-Encoding');
    expect(await namesOf('GET /ftp/legal.md', ['Range: bytes=1-2'])).toContain('Content-Range');
    const token = unsignedToken({ data: { id: 1 } });
    expect(await namesOf('GET /rest/user/whoami', [`Cookie: token=${token}`])).toContain('Set-Cookie');
  });
});

describe('common headers', () => {
  test.each([
    ['a page', '/'],
    ['a static text', '/robots.txt'],
    ['a JSON answer', '/rest/admin/application-version'],
    ['a refusal', '/api/Users'],
    ['an error page', '/rest/nothing-here'],
    ['an unknown path', '/nothing/here'],
  ])('are on %s', async (_what, path) => {
    const { headers } = await client.get(path);
    expect(Object.fromEntries(headers)).toMatchObject(commonHeaders);
    expect(absentHeaders.filter((name) => headers.has(name))).toEqual([]);
  });

  test('say null when the configuration has no hiring page', async () => {
    const shy = await startApp({ configuration: { application: { securityTxt: { hiring: null } } } });
    try {
      const { headers } = await createClient(shy.url).get('/robots.txt');
      expect(headers.get('x-recruiting')).toBe('null');
    } finally {
      await shy.stop();
    }
  });
});

describe('OPTIONS', () => {
  test.each(['/', '/api/Users', '/rest/basket/1', '/rest/nothing', '/nothing/here'])(
    'of %s is answered at once, without guards and without the common headers',
    async (path) => {
      const { status, text, headers } = await client.call('OPTIONS', path);
      expect(status).toBe(204);
      expect(text).toBe('');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD,PUT,PATCH,POST,DELETE');
      expect(headers.get('content-length')).toBe('0');
      expect(headers.get('vary')).toBe('Access-Control-Request-Headers');
      expect(headers.has('access-control-allow-headers')).toBe(false);
      expect(headers.has('x-frame-options')).toBe(false);
      expect(headers.has('x-recruiting')).toBe(false);
    },
  );

  test('echoes the requested headers', async () => {
    const asked = { 'access-control-request-headers': 'authorization,x-user-email' };
    const { headers } = await client.call('OPTIONS', '/api/Users', { headers: asked });
    expect(headers.get('access-control-allow-headers')).toBe('authorization,x-user-email');
  });
});

describe('entity tags', () => {
  test('are weak, and a client that has the response gets 304 without a body', async () => {
    const first = await client.get('/rest/admin/application-version');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/".+"$/);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');

    const again = await client.get('/rest/admin/application-version', { headers: { 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.get('etag')).toBe(tag);
  });

  test('of another response, or with a verb other than GET and HEAD, do not match', async () => {
    const { headers } = await client.get('/rest/admin/application-version');
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await client.get('/rest/languages', known)).status).toBe(200);
    const body = { email: 'nobody@juice-sh.op', password: 'x' };
    const refused = await client.post('/rest/user/login', body);
    const again = await client.post('/rest/user/login', body, {
      headers: { 'if-none-match': refused.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(401);
  });

  test('change when the response does', async () => {
    const before = (await client.get('/api/Products')).headers.get('etag') ?? '';
    await client.put('/api/Products/1', { name: 'Renamed Juice' });
    const after = await client.get('/api/Products', { headers: { 'if-none-match': before } });
    expect(after.status).toBe(200);
    expect(after.json().data[0].name).toBe('Renamed Juice');
  });
});

describe('HEAD', () => {
  test.each(['/', '/robots.txt', '/api/Products', '/rest/products/search?q='])(
    'of %s has the headers of GET and no body',
    async (path) => {
      const plain = { headers: { 'accept-encoding': 'identity' } };
      const [get, head] = [await client.get(path, plain), await client.call('HEAD', path, plain)];
      expect(head.status).toBe(get.status);
      expect(head.text).toBe('');
      for (const name of ['content-type', 'content-length', 'etag', 'vary']) {
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      }
    },
  );
});

describe('compression', () => {
  test.each(['br', 'gzip', 'deflate'])(
    'compresses a long response as %s for a client that accepts only that',
    async (encoding) => {
      const plain = await client.get('/api/Challenges', { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.has('content-encoding')).toBe(false);
      expect(plain.headers.get('vary')).toBe('Accept-Encoding');

      const packed = await client.get('/api/Challenges', { headers: { 'accept-encoding': encoding } });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.text).toBe(plain.text);
      expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
    },
  );

  test('ignores short responses and unknown encodings', async () => {
    const short = await client.get('/rest/admin/application-version', { headers: { 'accept-encoding': 'gzip' } });
    expect(short.headers.has('content-encoding')).toBe(false);
    const unknown = await client.get('/api/Challenges', { headers: { 'accept-encoding': 'snappy, br;q=0' } });
    expect(unknown.headers.has('content-encoding')).toBe(false);
  });
});
