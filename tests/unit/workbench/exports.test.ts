import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, latin1, toBase64, utf8 } from '../../../renderer/src/training/workbench/model/bytes.ts';
import { bytesOf, draftOf, draftOfBytes } from '../../../renderer/src/training/workbench/model/draft.ts';
import { curlOf } from '../../../renderer/src/training/workbench/model/exports/curl.ts';
import { harOf } from '../../../renderer/src/training/workbench/model/exports/har.ts';
import { httpTextOf } from '../../../renderer/src/training/workbench/model/exports/http-text.ts';
import { readCurl } from '../../../renderer/src/training/workbench/model/exports/read-curl.ts';
import { parseHttpFile } from '../../../shared/http-file/parse.ts';

const host = 'localhost:3000';
const login = draftOf(
  `POST /rest/user/login HTTP/1.1\nHost: ${host}\nContent-Type: application/json\nX-Empty:\n\n{"email":"' or 1=1--","password":"it's"}`,
);

/** Returns the bytes of the request that a curl command makes. */
const readBack = (command: string) => {
  const read = readCurl(command, host);
  return read.kind === 'read' ? latin1(bytesOf(read.draft)) : read;
};

describe('a request as a curl command', () => {
  it('is what anyone would type', () => {
    expect(curlOf(login, host)).toBe(
      `curl --include --path-as-is --globoff \\
  'http://localhost:3000/rest/user/login' \\
  --header 'Content-Type: application/json' \\
  --header 'X-Empty;' \\
  --data-binary '{"email":"'\\'' or 1=1--","password":"it'\\''s"}'`,
    );
    expect(curlOf(draftOf('HEAD /a HTTP/1.1\nHost: evil'), host)).toContain("--head \\\n  --header 'Host: evil'");
    const picture = draftOfBytes(Uint8Array.from([...utf8(`PUT /a HTTP/1.1\r\nContent-Length: 2\r\n\r\n`), 0, 255]));
    expect(curlOf(picture, host)).toMatch(/^echo AP8= \| base64 -d \| curl /);
  });

  it('means the same when it is read', () => {
    const text = fc.string({ unit: fc.constantFrom(...`'"\\$\`!\n\r\t é€x@`) });
    fc.assert(
      fc.property(fc.constantFrom('POST', 'PUT', 'DELETE'), text, text, (method, value, content) => {
        const line = value.replaceAll(/[\r\n]/g, '').trim();
        const draft = draftOf(`${method} /x?q=1 HTTP/1.1\r\nHost: ${host}\r\nX-A: ${line}x\r\n\r\n${content}`);
        const command = curlOf(draft, host);
        const bytes = latin1(bytesOf(draft));
        expect(readBack(command)).toBe(
          content === '' && method === 'DELETE' ? bytes.replace('Content-Length: 0\r\n', '') : bytes,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is read as browsers copy it', () => {
    const command = `curl 'http://192.168.0.7:3000/rest/products/search?q=%27' -X POST \\
      -H 'Accept: */*' -H "X-Quote: \\"a\\"" -b 'language=en; token=x' --data-raw $'{"a":"it\\'s\\u0021\\r\\n"}' --compressed -sSL`;
    expect(readBack(command)).toBe(
      [
        'POST /rest/products/search?q=%27 HTTP/1.1',
        'Host: localhost:3000',
        'Accept: */*',
        'X-Quote: "a"',
        'Cookie: language=en; token=x',
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Length: 15',
        '',
        `{"a":"it's!\r\n"}`,
      ].join('\r\n'),
    );
    expect(readBack(`curl -G localhost/a -d x=1 --data-urlencode 'q=a b'`)).toMatch(
      /^GET \/a\?x=1&q=a%20b HTTP\/1.1\r\n/,
    );
    expect(readBack(`curl -u jim:x http://shop`)).toContain(
      'GET / HTTP/1.1\r\nHost: localhost:3000\r\nAuthorization: Basic amltOng=',
    );
    expect(readBack(`curl --json '{}' http://shop/x`)).toContain(
      'Content-Type: application/json\r\nAccept: application/json',
    );
  });

  it('that cannot be read says why', () => {
    expect(readBack('wget http://x')).toEqual({ kind: 'unknown', word: 'wget' });
    expect(readBack('curl -F a=@b http://x')).toEqual({ kind: 'unknown', word: '-F' });
    expect(readBack('curl -d @secret http://x')).toEqual({ kind: 'unknown', word: '-d @secret' });
    expect(readBack(`curl 'http://x`)).toEqual({ kind: 'unfinished' });
    expect(readBack('curl')).toEqual({ kind: 'unfinished' });
    expect(readBack('curl http://x -H')).toEqual({ kind: 'unfinished' });
  });
});

describe('a request in a .http file', () => {
  it('is written so that sending the file sends the same', () => {
    const text = httpTextOf(login, 'Log in', host) ?? '';
    expect(text).toBe(
      `### Log in\nPOST /rest/user/login HTTP/1.1\nContent-Type: application/json\nX-Empty:\n\n{"email":"' or 1=1--","password":"it's"}\n`,
    );
    expect(parseHttpFile(text).kind).toBe('parsed');
  });

  it('has no host and no length of its own, however a client wrote them', () => {
    const lines = ['POST /a HTTP/1.1', `host: ${host}`, 'x-one: 1', 'content-length: 2'];
    const sent = draftOfBytes(utf8(`${lines.join('\r\n')}\r\n\r\n{}`));
    expect(httpTextOf(sent, 'a', host)).toBe('### a\nPOST /a HTTP/1.1\nx-one: 1\n\n{}\n');
  });

  it.each([
    ['a length that does not fit', draftOfBytes(utf8('GET /a HTTP/1.1\r\nX: 1\r\n\r\nbody'))],
    ['data', draftOfBytes(Uint8Array.from([...utf8('PUT /a HTTP/1.1\r\nContent-Length: 1\r\n\r\n'), 255]))],
    ['what looks like a variable', draftOf(`POST /a HTTP/1.1\nHost: ${host}\n\n{{constructor}}`)],
    ['what looks like another request', draftOf(`POST /a HTTP/1.1\nHost: ${host}\n\n### b\nGET /b`)],
    ['a line without a colon', draftOf(`GET /a HTTP/1.1\nHost: ${host}\nbroken`)],
    ['line ends of its own', { ...draftOf(`GET /a HTTP/1.1\nHost: ${host}\n\n`), headEnds: 'lf' as const }],
  ])('is not written with %s', (_, draft) => {
    expect(httpTextOf(draft, 'x', host)).toBeUndefined();
  });
});

it('an exchange as HAR has what both sides said', () => {
  const response = utf8('HTTP/1.1 201 Created\r\nContent-Type: image/x\r\nSet-Cookie: a=b; Path=/\r\n\r\n');
  const har = JSON.parse(
    harOf(
      [
        {
          request: toBase64(bytesOf({ ...login, text: login.text.replace('login', 'login?a=%20b') })),
          response: toBase64(Uint8Array.from([...response, 255])),
          milliseconds: 12.3456,
          length: response.length + 1,
          at: 0,
        },
      ],
      `http://${host}`,
    ),
  );
  expect(har.log).toMatchObject({ version: '1.2', creator: { name: 'Juice Range' } });
  const [entry] = har.log.entries;
  expect(entry).toMatchObject({
    startedDateTime: '1970-01-01T00:00:00.000Z',
    time: 12.346,
    request: {
      method: 'POST',
      url: `http://${host}/rest/user/login?a=%20b`,
      httpVersion: 'HTTP/1.1',
      queryString: [{ name: 'a', value: ' b' }],
      postData: { mimeType: 'application/json', text: `{"email":"' or 1=1--","password":"it's"}` },
    },
    response: {
      status: 201,
      statusText: 'Created',
      cookies: [{ name: 'a', value: 'b' }],
      content: { size: 1, encoding: 'base64', mimeType: 'image/x' },
      bodySize: 1,
      headersSize: response.length,
    },
  });
  expect(fromBase64(entry.response.content.text)).toEqual(Uint8Array.of(255));
});
