import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codedIn } from '../../../renderer/src/training/workbench/model/coded.ts';
import { draftOf } from '../../../renderer/src/training/workbench/model/draft.ts';
import {
  followed,
  redirectOf,
  withLogin,
  withoutLogin,
} from '../../../renderer/src/training/workbench/model/follow.ts';
import { coloured, languageOf } from '../../../renderer/src/training/workbench/view/code/colour.ts';
import { piecesOf } from '../../../renderer/src/training/workbench/view/code/pieces.ts';
import { jsonRows, visibleRows } from '../../../renderer/src/training/workbench/view/json/json-rows.ts';

const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const token = `${base64url({ alg: 'HS256' })}.${base64url({ data: { email: 'jim@juice-sh.op' } })}.c2ln`;

describe('colours', () => {
  it('change nothing of a text, however broken it is', () => {
    const pieces = fc.constantFrom(
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?xml',
      '<a href="',
      "'>",
      '/>',
      '&amp;',
      '{',
      '}',
      ':',
      ';',
      '/*',
      '*/',
      '`',
      '\\',
      '\n',
      ' ',
      'a',
      '=',
      '#fff',
      '"',
      '<',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 30 }),
        fc.constantFrom('markup', 'style', 'script', 'plain'),
        (parts, language) => {
          const text = parts.join('');
          const lines = coloured(text, language);
          expect(lines.map((tokens) => tokens.map((piece) => piece.text).join('')).join('\n')).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('tell names from values', () => {
    const kinds = (text: string, language: 'markup' | 'style') =>
      coloured(text, language)
        .flat()
        .filter(({ kind }) => kind !== 'plain')
        .map(({ text: piece, kind }) => `${kind} ${piece}`);
    expect(kinds('<a href="x" b=c>d</a><!-- e -->', 'markup')).toEqual([
      'type <a',
      'name href',
      'string "x"',
      'name b',
      'string c',
      'type >',
      'type </a',
      'type >',
      'comment <!-- e -->',
    ]);
    expect(kinds('<script>let a = "<b>";</script>', 'markup')).toContain('string "<b>"');
    expect(kinds('a{color:red;width:1px}@media x{b{c:d}}', 'style')).toEqual([
      'type a',
      'name color',
      'type red',
      'name width',
      'value 1px',
      'keyword @media',
      'type x',
      'type b',
      'name c',
      'type d',
    ]);
  });

  it('follow what a body says or looks like', () => {
    expect(languageOf('application/vnd.api+json; charset=utf-8', '')).toBe('json');
    expect(languageOf('text/plain', ' [1]')).toBe('json');
    expect(languageOf('text/html', '{"a":1}')).toBe('json');
    expect(languageOf('', '<!DOCTYPE html>')).toBe('markup');
    expect(languageOf('application/xml', 'x')).toBe('markup');
    expect(languageOf('text/javascript', 'x')).toBe('script');
    expect(languageOf('text/css', 'x')).toBe('style');
    expect(languageOf('text/plain', '[not json')).toBe('plain');
  });
});

describe('JSON in rows', () => {
  const text = ({ rows }: ReturnType<typeof jsonRows>) =>
    rows.map(({ depth, tokens }) => ' '.repeat(depth * 2) + tokens.map((piece) => piece.text).join('')).join('\n');

  it('is laid out as everyone lays it out', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(text(jsonRows(JSON.stringify(value)))).toBe(JSON.stringify(value, undefined, 2));
      }),
    );
  });

  it('keeps numbers and names as they are written, and shows what was cut off', () => {
    expect(text(jsonRows('{"a":12345678901234567890,"a":1.0}'))).toBe('{\n  "a": 12345678901234567890,\n  "a": 1.0\n}');
    expect(text(jsonRows('{"a":[1,{"b":"c'))).toBe('{\n  "a": [\n    1,\n    {\n      "b": "c');
    expect(text(jsonRows(']}{'))).not.toBe('');
  });

  it('folds', () => {
    const { rows } = jsonRows('{"a":[1,2],"b":{},"c":{"d":3}}');
    const folds = rows.flatMap(({ fold }, at) => (fold === undefined ? [] : [{ at, ...fold }]));
    expect(folds).toEqual([
      { at: 0, end: 9, entries: 3 },
      { at: 1, end: 4, entries: 2 },
      { at: 6, end: 8, entries: 1 },
    ]);
    expect(visibleRows(rows, new Set([1, 6]), 99)).toEqual([0, 1, 5, 6, 9]);
    expect(visibleRows(rows, new Set([0]), 99)).toEqual([0]);
    expect(visibleRows(rows, new Set(), 3)).toEqual([0, 1, 2]);
  });

  it('of any size has a limited number of rows', () => {
    for (const hostile of [
      '['.repeat(2_000_000),
      `[${'1,'.repeat(1_000_000)}`,
      'a '.repeat(1_000_000),
      '"\\'.repeat(1_000_000),
    ]) {
      const { rows } = jsonRows(hostile);
      expect(rows.length).toBeLessThan(60_000);
      expect(Math.max(...rows.slice(0, 1000).map(({ tokens }) => tokens.length))).toBeLessThan(300);
    }
  });
});

describe('what is coded in a text', () => {
  it('is found where it is', () => {
    const line = `Cookie: language=en; token=${token}; continueCode=x`;
    const [jwt, ...others] = codedIn(line);
    expect(others).toEqual([]);
    expect(line.slice(jwt?.from, jwt?.to)).toBe(token);
    expect(jwt?.content).toEqual({
      kind: 'jwt',
      header: '{\n  "alg": "HS256"\n}',
      payload: '{\n  "data": {\n    "email": "jim@juice-sh.op"\n  }\n}',
      signature: 'c2ln',
    });
    const unsigned = `${base64url({ alg: 'none' })}.${base64url('not json')}.`;
    expect(codedIn(unsigned)[0]?.content).toMatchObject({ kind: 'jwt', payload: 'not json', signature: '' });
    const basic = `Authorization: Basic ${Buffer.from('jim:ncc-1701').toString('base64')}`;
    expect(codedIn(basic).map(({ content }) => content)).toEqual([{ kind: 'base64', text: 'jim:ncc-1701' }]);
  });

  it('is not seen in words, paths and hashes', () => {
    const texts = [
      '/rest/products/search?q=apple',
      'access-control-allow-origin',
      'application/json',
      'W/"298-A1b2SoWHczxtqc5HE7W3wMeWV9M"',
      '0192023a7bbd73250516f069df18b500',
      'eyJhbGci.x',
      'Content-Security-Policy',
      'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    ];
    expect(texts.flatMap((text) => codedIn(text))).toEqual([]);
  });

  it('splits a line without changing it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constant(token), fc.constant('aGVsbG8gd29ybGQ=')), { maxLength: 6 }),
        (parts) => {
          const tokens = parts.map((text) => ({ text, kind: 'plain' as const }));
          expect(
            piecesOf(tokens)
              .flatMap((piece) => piece.tokens)
              .map(({ text }) => text)
              .join(''),
          ).toBe(parts.join(''));
        },
      ),
    );
  });
});

describe('a redirection', () => {
  const host = 'localhost:3000';

  it.each([
    ['/a/b', '../c?d#e', 'inside', '/c?d'],
    ['/a', 'http://localhost:3000/x', 'inside', '/x'],
    ['/a', 'http://127.0.0.1:3000/x', 'inside', '/x'],
    ['/a', 'http://localhost:3001/x', 'outside', 'http://localhost:3001/x'],
    ['/a', '//evil.example/x', 'outside', 'http://evil.example/x'],
    ['/a', 'javascript:alert(1)', 'outside', 'javascript:alert(1)'],
    ['/a', 'http://localhost:3000@evil.example/', 'outside', 'http://localhost:3000@evil.example/'],
    ['//[', '/x', 'outside', '/x'],
  ])('from %s to %s leads %s', (target, location, kind, to) => {
    expect(redirectOf(302, location, target, host)).toMatchObject(
      kind === 'inside' ? { kind, path: to } : { kind, address: to },
    );
  });

  it('is only one with a status and a place', () => {
    expect(redirectOf(200, '/a', '/', host)).toBeUndefined();
    expect(redirectOf(304, '/a', '/', host)).toBeUndefined();
    expect(redirectOf(301, undefined, '/', host)).toBeUndefined();
    expect(redirectOf(undefined, '/a', '/', host)).toBeUndefined();
  });

  it('is followed as a browser does', () => {
    const draft = draftOf('POST /a HTTP/1.1\nHost: h\nContent-Type: x/y\nCookie: a=b\n\nbody');
    expect(followed(draft, '/b', 302).text).toBe('GET /b HTTP/1.1\nHost: h\nCookie: a=b\n\n');
    expect(followed(draft, '/b', 307).text).toBe('POST /b HTTP/1.1\nHost: h\nContent-Type: x/y\nCookie: a=b\n\nbody');
    expect(followed(draftOf('HEAD /a HTTP/1.1\n\n'), '/b', 303).text).toBe('HEAD /b HTTP/1.1\n\n');
  });
});

it('a login puts its token into header and cookie, and nobody takes both out', () => {
  const text = 'GET / HTTP/1.1\nHost: h\ncookie: language=en; token=old\nauthorization: Bearer old\n\nbody';
  expect(withLogin(text, 'new')).toBe(
    'GET / HTTP/1.1\nHost: h\ncookie: language=en; token=new\nauthorization: Bearer new\n\nbody',
  );
  expect(withoutLogin(text)).toBe('GET / HTTP/1.1\nHost: h\ncookie: language=en\n\nbody');
  const bare = 'GET / HTTP/1.1\nHost: h\n\n';
  expect(withLogin(bare, 'x')).toBe('GET / HTTP/1.1\nHost: h\nAuthorization: Bearer x\nCookie: token=x\n\n');
  expect(withoutLogin(withLogin(bare, 'x'))).toBe(bare);
});
