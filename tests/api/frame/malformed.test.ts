import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { type RawAnswer, request, sendRaw } from './raw-http.ts';

let app: StartedApp;

beforeAll(async () => {
  app = await startApp();
});

afterEach(async () => {
  const answer = await fetch(`${app.url}/rest/admin/application-version`);
  expect(answer.status).toBe(200);
});

afterAll(() => app.stop());

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';

/** What is sent, what comes back and, where it matters, part of the text. */
type Case = readonly [what: string, bytes: string | Buffer, status: number, text?: string];

const bodies: readonly Case[] = [
  ['truncated JSON', request('POST /rest/user/login', [json], '{"email":'), 500, 'SyntaxError'],
  ['JSON with a trailing comma', request('POST /api/Users', [json], '{"email":"a",}'), 500, 'SyntaxError'],
  ['JSON with control characters', request('POST /api/Users', [json], '{"email":"\u0000\u0001"}'), 500, 'SyntaxError'],
  ['JSON nested ten thousand times', request('POST /rest/user/login', [json], '['.repeat(10_000)), 500, 'SyntaxError'],
  ['the JSON value null', request('POST /api/Users', [json], 'null'), 500, 'TypeError'],
  ['null where a string is expected', request('POST /api/Users', [json], '{"email":null,"password":null}'), 500],
  ['a list where an object is expected', request('POST /rest/user/login', [json], '[1,2]'), 401],
  [
    'an object where a string is expected',
    request('POST /rest/user/login', [json], '{"password":{}}'),
    500,
    'TypeError',
  ],
  ['duplicate keys', request('POST /rest/user/login', [json], '{"email":"a","email":"b"}'), 401],
  ['a key that names the prototype', request('POST /rest/user/login', [json], '{"__proto__":{"email":"a"}}'), 401],
  ['an unknown charset', request('POST /rest/user/login', [`${json}; charset=klingon`], '{}'), 415, 'KLINGON'],
  [
    'bytes that are not UTF-8',
    Buffer.concat([
      Buffer.from(request('POST /rest/user/login', [json, 'Content-Length: 3'])),
      Buffer.from([0xff, 0xfe, 0x00]),
    ]),
    500,
  ],
  ['a field of 1 MB', request('POST /rest/user/login', [json], `{"email":"${'a'.repeat(1_000_000)}"}`), 413],
  ['a form with a field of 1 MB', request('POST /rest/user/login', [form], `email=${'a'.repeat(1_000_000)}`), 413],
  ['a form of nothing but brackets', request('POST /rest/user/login', [form], 'email[[[]]]]]=1&]&[=]&=&&'), 401],
  ['a form with a broken percent sign', request('POST /rest/user/login', [form], 'email=%zz&password=%'), 401],
  ['a form with ten thousand fields', request('POST /rest/user/login', [form], 'a=1&'.repeat(10_000)), 401],
  ['a form with a deeply nested field', request('POST /rest/user/login', [form], `a${'[b]'.repeat(5000)}=1`), 401],
  [
    'truncated multipart, where none is read',
    request(
      'POST /rest/user/login',
      ['Content-Type: multipart/form-data; boundary=x'],
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
    ),
    401,
  ],
  ['multipart without a boundary', request('POST /rest/user/login', ['Content-Type: multipart/form-data'], '--x'), 401],
  ['an invalid content type', request('POST /rest/user/login', ['Content-Type: ;;;'], '{}'), 401],
  [
    'a body that is declared compressed but isn’t',
    request('POST /rest/user/login', [json, 'Content-Encoding: gzip'], '{}'),
    400,
  ],
  [
    'a body longer than announced',
    `${request('POST /rest/user/login', [json, 'Content-Length: 2'])}{}trailing garbage`,
    400,
  ],
  ['a body on a request that needs none', request('GET /api/Products/1', [json], '{x'), 200],
];

const lines: readonly Case[] = [
  ['a path of nothing but slashes', request('GET //////'), 200, '<app-root>'],
  ['slashes everywhere', request('GET //api//x'), 500, 'Unexpected path: /api/x'],
  ['a path that cannot be decoded', request('GET /api/Products/%'), 400, 'URIError'],
  ['a query that cannot be decoded', request('GET /rest/products/search?q=%zz&%=%'), 200],
  ['a query of brackets', request('GET /api/Products?[[[=1&a[b][c][]=2&=&&&'), 200],
  ['a zero byte in the path', request('GET /main.js%00.html'), 200, '<app-root>'],
  ['a path that climbs', request('GET /../../../../etc/passwd'), 200, '<app-root>'],
  ['a path that climbs with backslashes', request('GET /..\\..\\..\\windows\\win.ini'), 200, '<app-root>'],
  ['a fragment', request('GET /#/score-board'), 200, '<app-root>'],
  ['no slash at the start', request('GET api/Products'), 400],
  ['an asterisk', request('OPTIONS *'), 204],
  [
    'an absolute URL, as proxies get it',
    request('GET http://localhost/rest/admin/application-version'),
    200,
    '"version"',
  ],
  ['an absolute URL with another host', request('GET http://evil.example/rest/admin/application-version'), 421],
  ['a verb nobody knows', request('FROBNICATE /api/Products'), 400],
  ['a verb that the shop doesn’t use', request('PROPFIND /api/Products'), 500, 'Unexpected path'],
  ['a verb in lower case', request('get /'), 400],
  ['TRACE', request('TRACE /api/Products'), 500, 'Unexpected path'],
  ['QUERY without a content type', request('QUERY /api/Products', [], 'x'), 500, 'Unexpected path'],
  ['a URL of 10,000 characters', request(`GET /rest/products/search?q=${'a'.repeat(10_000)}`), 200],
  ['a URL of 30,000 characters', request(`GET /rest/products/search?q=${'a'.repeat(30_000)}`), 431],
];

const headers: readonly Case[] = [
  ['headers of 30 KB', request('GET /', [`X-Long: ${'a'.repeat(30_000)}`]), 431],
  [
    'two hundred headers',
    request(
      'GET /',
      Array.from({ length: 200 }, (_, index) => `X-${index}: 1`),
    ),
    200,
  ],
  ['a control character in a header', request('GET /', ['X-Odd: a\u0001b']), 400],
  ['a header without a colon', request('GET /', ['nonsense']), 400],
  ['two lengths that differ', request('POST /rest/user/login', ['Content-Length: 1', 'Content-Length: 2'], '{}'), 400],
  ['a negative length', request('POST /rest/user/login', ['Content-Length: -1']), 400],
  [
    'a length and chunks at once',
    `${request('POST /rest/user/login', ['Content-Length: 5', 'Transfer-Encoding: chunked'])}0\r\n\r\n`,
    400,
  ],
  ['invalid chunks', `${request('POST /rest/user/login', ['Transfer-Encoding: chunked'])}nonsense\r\n\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 421],
  [
    'two hosts, both of which are checked',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    421,
  ],
  ['a host of garbage', 'GET / HTTP/1.1\r\nHost: \x80\xff%%%[[[\r\nConnection: close\r\n\r\n', 421],
  ['an expectation that cannot be met', request('GET /', ['Expect: miracles']), 417],
  [
    'an upgrade to something else',
    request('GET /rest/admin/application-version', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']).replace(
      'Connection: close',
      'Connection: close, Upgrade',
    ),
    200,
    '"version"',
  ],
  [
    'a WebSocket where there is none',
    request('GET /', ['Upgrade: websocket', 'Sec-WebSocket-Version: 13']).replace(
      'Connection: close',
      'Connection: close, Upgrade',
    ),
    200,
  ],
  [
    'cookies of garbage',
    request('GET /rest/user/whoami', ['Cookie: token=%; =; language=%zz; ;;; a']),
    200,
    '{"user":{}}',
  ],
  ['an Accept header of garbage', request('GET /api/nothing', ['Accept: ///;q=x,,,;;']), 500],
  ['no Accept header', request('GET /api/nothing'), 500, '<h1>OWASP Juice Shop (Express ^4.21.0)</h1>'],
  ['encodings of garbage', request('GET /api/Challenges', ['Accept-Encoding: ,;q=,gzip;q=abc']), 200],
  ['a token of dots', request('GET /api/Users', ['Authorization: Bearer .............']), 401],
  ['addresses of garbage', request('GET /nothing', ['X-Forwarded-For: ,,, <script>']), 200],
  ['a range of garbage', request('GET /main.js', ['Range: bytes=abc-,,-']), 416, 'RangeNotSatisfiableError'],
];

const noRequests: readonly Case[] = [
  ['a TLS greeting', Buffer.from('16030100a5010000a10303', 'hex'), 400],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['zeroes', Buffer.alloc(4096), 400],
  ['a line of text', 'hello\r\n\r\n', 400],
];

function isWellFormed({ status, text }: RawAnswer): void {
  const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/, 2);
  const announced = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (announced !== undefined) {
    expect(Buffer.byteLength(body)).toBe(Number(announced));
  }
  expect(status).toBeGreaterThanOrEqual(200);
}

describe.each([
  ['body', bodies],
  ['request line', lines],
  ['header', headers],
  ['connection', noRequests],
])('a malformed %s is answered, and so is the next request:', (_kind, cases) => {
  const named = cases.map(([what, bytes, status, text = '']) => ({ what, bytes, status, text }));
  test.each(named)('$what', async ({ bytes, status, text }) => {
    const answer = await sendRaw(app.port, bytes);
    expect(answer.text).toContain(text);
    expect(answer.status).toBe(status);
    isWellFormed(answer);
  });
});

test('what is not HTTP gets nothing but a status', async () => {
  const { text } = await sendRaw(app.port, 'hello\r\n\r\n');
  expect(text).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
});

describe('a head that is too long', () => {
  test.each([17_000, 100_000, 1_000_000])(
    'of %d characters is answered, and the connection is closed',
    async (length) => {
      const body = 'x'.repeat(100_000);
      const answer = await sendRaw(app.port, request(`POST /rest/products/${'a'.repeat(length)}`, [json], body));
      expect(answer.status).toBe(431);
      // Otherwise a client would send its next request over a closed connection.
      expect(answer.text).toContain('\r\nConnection: close\r\n');
      isWellFormed(answer);
    },
  );
});

describe('a client that leaves', () => {
  test('in the middle of a request or response body harms nobody', async () => {
    const { connect } = await import('node:net');
    const half = request('POST /rest/user/login', [json, 'Content-Length: 1000']);
    for (const bytes of [half, `${half}{"email"`, request('GET /api/Challenges')]) {
      await new Promise<void>((resolve) => {
        const socket = connect(app.port, '127.0.0.1', () => socket.write(bytes, () => socket.destroy()));
        socket.on('close', () => resolve());
        socket.on('error', () => {});
      });
    }
  });

  test('is not necessary when it sends without end, as it is answered at the limit', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const head = request('POST /rest/user/login', ['Transfer-Encoding: chunked']);
    expect((await sendRaw(app.port, head + chunk.repeat(40))).status).toBe(413);
  });
});
