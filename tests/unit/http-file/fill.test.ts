import { expect, test } from 'vitest';
import { type Exchange, fillRequest } from '../../../shared/http-file/fill.ts';
import { parseHttpFile } from '../../../shared/http-file/parse.ts';
import { rawRequest } from '../../../shared/http-file/raw-request.ts';

const host = 'localhost:3000';

/** Fills in the last request of a file. */
function filled(lines: readonly string[], exchanges: Readonly<Record<string, Exchange>> = {}) {
  const outcome = parseHttpFile(lines.join('\n'));
  const last = outcome.kind === 'parsed' ? outcome.file.requests.at(-1) : undefined;
  if (outcome.kind === 'refused' || last === undefined) {
    throw new Error('The file has no request.');
  }
  return fillRequest(outcome.file, last, new Map(Object.entries(exchanges)));
}

function raw(lines: readonly string[], exchanges?: Readonly<Record<string, Exchange>>): string {
  const outcome = filled(lines, exchanges);
  if (outcome.kind === 'incomplete') {
    throw new Error(outcome.reasons.join(' '));
  }
  return rawRequest(outcome.request, host);
}

function reasonsOf(lines: readonly string[], exchanges?: Readonly<Record<string, Exchange>>): readonly string[] {
  const outcome = filled(lines, exchanges);
  return outcome.kind === 'incomplete' ? outcome.reasons : [];
}

const login: Exchange = {
  request: { headers: [], body: '{"email":"a"}' },
  response: {
    headers: [{ name: 'Set-Cookie', value: 'token=1' }],
    body: '{"authentication":{"token":"abc","bid":6,"roles":["admin"]}}',
  },
};

test('the last definition above a request counts', () => {
  expect(raw(['@a = 1', '@a = 2', 'GET /{{a}}', '', '###', '@a = 3'])).toContain('GET /2 HTTP/1.1');
});

test('variables may contain variables', () => {
  expect(raw(['@base = /rest', '@users = {{base}}/user', 'GET {{users}}/whoami'])).toContain('GET /rest/user/whoami ');
});

test('an address may begin with a variable, whose host other clients need', () => {
  expect(raw(['@host = http://localhost:3000', 'GET {{host}}/rest/languages'])).toContain(
    'GET /rest/languages HTTP/1.1',
  );
});

test.each([
  ['{{login.response.body.$.authentication.token}}', 'abc'],
  ['{{ login.response.body.$.authentication.bid }}', '6'],
  ["{{login.response.body.$['authentication'].roles[0]}}", 'admin'],
  ['{{login.response.body.$..roles}}', '["admin"]'],
  ['{{login.response.headers.set-cookie}}', 'token=1'],
  ['{{login.request.body.*}}', '{"email":"a"}'],
])('%s takes a value from an earlier exchange', (reference, value) => {
  expect(raw(['GET /', `X-Value: ${reference}`], { login })).toContain(`X-Value: ${value}\r\n`);
});

test.each([
  ['{{nothing}}', /{{nothing}} has no value/],
  ['{{login.response.body.$.email}}', /nothing at \$\.email/],
  ['{{login.response.body.$..[}}', /not a JSON path/],
  ['{{login.response.headers.etag}}', /no header etag/],
  ['{{other.response.body.$.a}}', /Send "other" first/],
])('%s is told instead of sent', (reference, reason) => {
  expect(reasonsOf(['GET /', `X-Value: ${reference}`], { login })).toEqual([expect.stringMatching(reason)]);
});

test('a body that is not JSON is told', () => {
  const page = { ...login, response: { headers: [], body: '<html>' } };
  expect(reasonsOf(['GET /{{login.response.body.$.a}}'], { login: page })).toEqual([
    expect.stringMatching(/isn't JSON/),
  ]);
});

test('a variable that contains itself ends', () => {
  expect(reasonsOf(['@a = {{b}}{{b}}', '@b = {{a}}', 'GET /{{a}}'])).toEqual([
    expect.stringMatching(/refers to itself/),
  ]);
});

test('a variable that doubles itself again and again ends', () => {
  const doubling = Array.from({ length: 9 }, (_, index) => `@v${index + 1} = ${`{{v${index}}}`.repeat(20)}`);
  expect(reasonsOf([`@v0 = ${'x'.repeat(100)}`, ...doubling, 'GET /{{v9}}'])).toContainEqual(
    expect.stringMatching(/more than 1048576 characters/),
  );
});

test("a template's braces arrive as they are written", () => {
  expect(raw(['GET /{{7*7}}/{{'])).toContain('GET /{{7*7}}/{{ HTTP/1.1');
});

test('a request gets its host and the length of its body in bytes', () => {
  expect(raw(['POST http://elsewhere.example:81/rest/a#part', 'Accept: */*', '', '{"a":"é"}'])).toBe(
    `POST /rest/a HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 10\r\nAccept: */*\r\n\r\n{"a":"é"}`,
  );
  expect(raw(['PUT /a'])).toBe(`PUT /a HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`);
});

test('what the learner says of host and length stays', () => {
  expect(raw(['POST /', 'host: evil.example', 'content-length: 1', '', 'ab'])).toBe(
    'POST / HTTP/1.1\r\nhost: evil.example\r\ncontent-length: 1\r\n\r\nab',
  );
});

test('spaces and letters beyond ASCII of an address are encoded, and nothing else is', () => {
  expect(raw(["GET /rest/products/search?q=ä')) --%00"])).toContain(
    "GET /rest/products/search?q=%C3%A4'))%20--%00 HTTP/1.1",
  );
});

test('parts of a form end their lines as the standard says', () => {
  expect(
    raw(['POST /file-upload', 'Content-Type: multipart/form-data; boundary=b', '', '--b', '', 'x', '--b--']),
  ).toMatch(/Content-Length: 15\r\n.*\r\n\r\n--b\r\n\r\nx\r\n--b--$/s);
});

test('variables that refer to each other again and again, without a value in the end, end', () => {
  const branches = Array.from({ length: 20 }, (_, index) => `@v${index} = ${`{{v${index + 1}}}`.repeat(40)}`);
  expect(reasonsOf([...branches, 'GET /{{v0}}'])).toContainEqual(expect.stringMatching(/more than 50000 references/));
});
