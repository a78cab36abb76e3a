import { expect, test } from 'vitest';
import { type FileFault, httpFileLimits } from '../../../shared/http-file/http-file.ts';
import { parseHttpFile } from '../../../shared/http-file/parse.ts';

function parsed(...lines: readonly string[]) {
  const outcome = parseHttpFile(lines.join('\n'));
  if (outcome.kind === 'refused') {
    throw new Error(outcome.faults.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  }
  return outcome.file;
}

function faultsOf(...lines: readonly string[]): readonly FileFault[] {
  const outcome = parseHttpFile(lines.join('\n'));
  return outcome.kind === 'refused' ? outcome.faults : [];
}

test('a request without a method is a GET', () => {
  expect(parsed('http://localhost:3000/rest/languages').requests).toEqual([
    {
      line: 1,
      title: '',
      name: undefined,
      method: 'GET',
      target: 'http://localhost:3000/rest/languages',
      headers: [],
      body: '',
    },
  ]);
});

test('requests have titles, names, headers and bodies', () => {
  const { variables, requests } = parsed(
    '@host = localhost:3000',
    '',
    '### Log in',
    '# What the form sends.',
    '# @name login',
    'POST http://{{host}}/rest/user/login HTTP/1.1',
    'Content-Type: application/json',
    '# a comment between headers',
    'X-Empty:',
    '',
    '{ "email": "a",',
    '',
    '  "password": "# not a comment" }',
    '',
    '',
    '###',
    'GET /rest/user/whoami',
    '   ?callback=a',
    '   &fields=b',
  );
  expect(variables).toEqual([{ line: 1, name: 'host', value: 'localhost:3000' }]);
  expect(requests).toMatchObject([
    {
      line: 3,
      title: 'Log in',
      name: 'login',
      method: 'POST',
      target: 'http://{{host}}/rest/user/login',
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'X-Empty', value: '' },
      ],
      body: '{ "email": "a",\n\n  "password": "# not a comment" }',
    },
    { line: 17, title: '', name: undefined, method: 'GET', target: '/rest/user/whoami?callback=a&fields=b' },
  ]);
});

test('a target may have spaces, and a method may be unusual', () => {
  expect(parsed("GET /rest/products/search?q=x' OR 1=1 HTTP/1.1").requests[0]).toMatchObject({
    target: "/rest/products/search?q=x' OR 1=1",
  });
  expect(parsed('TRACE /').requests[0]).toMatchObject({ method: 'TRACE', target: '/' });
});

test('a form may be written over several lines', () => {
  const { requests } = parsed(
    'POST /profile',
    'Content-Type: application/x-www-form-urlencoded',
    '',
    'username=a',
    '&email=b',
  );
  expect(requests[0]?.body).toBe('username=a&email=b');
});

test('Windows line ends, a byte order mark and empty sections are no trouble', () => {
  const { requests } = parsed('\uFEFF### One\r\nGET /a\r\n\r\n###\r\n\r\n### Two\r\n// @name two\r\nGET /b\r');
  expect(requests.map(({ title, name, target }) => [title, name, target])).toEqual([
    ['One', undefined, '/a'],
    ['Two', 'two', '/b'],
  ]);
});

test.each([
  ['a script before a request', ['POST /', '', '< {% client.log() %}'], 3, /Scripts/],
  ['a script after a response', ['GET /', '', '> {% client.test() %}'], 3, /Scripts/],
  ['a script in a file', ['GET /', '', '> ./check.js'], 3, /Scripts/],
  ['a file as body', ['POST /', '', '< ./secret.json'], 3, /Files are not read/],
  ['a file with variables as body', ['POST /', '', '<@latin1 ./secret.json'], 3, /Files are not read/],
  ['a question to the learner', ['# @prompt email', 'GET /'], 1, /@prompt isn't supported/],
  ['a name with a dot', ['# @name a.b', 'GET /'], 1, /letters, digits/],
  ['a name that is taken', ['# @name a', 'GET /', '###', '# @name a', 'GET /'], 5, /Two requests/],
  ['a variable without a value', ['@host', 'GET /'], 1, /@name = value/],
  ['a header without a colon', ['GET /', 'Content-Type'], 2, /Name: value/],
  ['prose', ['Once upon a time'], 1, /begins with its method/],
])('%s is refused with its line', (_, lines, line, message) => {
  expect(faultsOf(...lines)).toEqual([{ line, message: expect.stringMatching(message) }]);
});

test('XML and HTML bodies are not mistaken for files', () => {
  expect(
    parsed('POST /file-upload', '', '<?xml version="1.0"?>', '<!DOCTYPE a>', '<a>', '> b</a>').requests[0]?.body,
  ).toBe('<?xml version="1.0"?>\n<!DOCTYPE a>\n<a>\n> b</a>');
});

test('a huge file is refused', () => {
  expect(faultsOf('x'.repeat(httpFileLimits.length + 1))).toHaveLength(1);
  expect(faultsOf(...Array.from({ length: 501 }, () => '###\nGET /'))).toEqual([
    { line: 1002, message: 'The file has more than 500 requests.' },
  ]);
  expect(faultsOf(...Array.from({ length: 501 }, (_, index) => `@v${index} = 1`))).toHaveLength(1);
});

test('a file of another kind tells a few faults, not thousands', () => {
  expect(faultsOf(...Array.from({ length: 1000 }, () => '###\nprose'))).toHaveLength(20);
});
