import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latin1, utf8 } from '../../../renderer/src/training/workbench/model/bytes.ts';
import { bytesOf, draftOf, draftOfBytes, withText } from '../../../renderer/src/training/workbench/model/draft.ts';
import {
  partsOf,
  withBody,
  withHeader,
  withParameter,
  withRequestLine,
} from '../../../renderer/src/training/workbench/model/parts.ts';

/** Requests as clients and attackers write them: any method, line ends of both kinds and mixed, headers and bodies of anything. */
const ends = fc.constantFrom('\r\n', '\n');
const line = fc.oneof(
  fc.constantFrom(
    'Host: localhost',
    'Content-Length: 3',
    'content-length:0',
    'Transfer-Encoding: chunked',
    'no colon',
    ' folded',
    '',
  ),
  fc.string({ unit: 'binary' }),
);
const body = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.array(fc.oneof(ends, fc.string()), { maxLength: 6 }).map((pieces) => utf8(pieces.join(''))),
);
const request = fc
  .record({ lines: fc.array(fc.tuple(line, ends), { maxLength: 6 }), sameEnds: fc.option(ends), body })
  .map(({ lines, sameEnds, body: content }) => {
    const head = ['GET /a?b=c HTTP/1.1', ...lines.map(([text]) => text)];
    const written = head.map((text, at) => text + (sameEnds ?? lines[at]?.[1] ?? '\r\n')).join('');
    return Uint8Array.from([...utf8(`${written}${sameEnds ?? '\r\n'}`), ...content]);
  });

describe('a draft', () => {
  it('of any bytes sends the same bytes again', () => {
    fc.assert(
      fc.property(fc.oneof(request, fc.uint8Array({ maxLength: 60 })), (bytes) => {
        expect(bytesOf(draftOfBytes(bytes))).toEqual(Uint8Array.from(bytes));
      }),
      { numRuns: 2000 },
    );
  });

  it('of an ordinary request is text with the lines of a text area', () => {
    const sent = 'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\na\r\nbé'.replace('5', '6');
    expect(draftOfBytes(utf8(sent))).toEqual({
      text: 'POST /x HTTP/1.1\nHost: a\nContent-Length: 6\n\na\nbé',
      headEnds: 'crlf',
      bodyEnds: 'crlf',
      setsLength: true,
    });
    const picture = Uint8Array.from([...utf8('PUT / HTTP/1.1\r\nContent-Length: 9\r\n\r\n'), 0, 255]);
    expect(draftOfBytes(picture)).toMatchObject({
      text: 'PUT / HTTP/1.1\nContent-Length: 9\n\n',
      data: 'AP8=',
      setsLength: false,
    });
  });

  it('gets the length of its body and the end of its head, unless the learner says not', () => {
    const sent = (text: string, change = {}) => latin1(bytesOf({ ...draftOf(text), ...change }));
    expect(sent('POST / HTTP/1.1\nHost: a\n\n{"a":"é"}')).toBe(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{"a":"Ã©"}',
    );
    expect(sent('PUT / HTTP/1.1')).toBe('PUT / HTTP/1.1\r\nContent-Length: 0\r\n\r\n');
    expect(sent('GET / HTTP/1.1\nHost: a\n')).toBe('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(sent('POST / HTTP/1.1\ncontent-length : 7\n\nab')).toContain('\r\nContent-Length: 2\r\n');
    expect(sent('POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n0\n\n')).not.toContain('Content-Length');
    expect(sent('POST / HTTP/1.1\nContent-Length: 99\n\nab', { setsLength: false })).toContain(
      'Content-Length: 99\r\n',
    );
    expect(sent('POST / HTTP/1.1\n\na\nb', { headEnds: 'lf', bodyEnds: 'crlf' })).toBe(
      'POST / HTTP/1.1\nContent-Length: 4\n\na\r\nb',
    );
    expect(sent('POST / HTTP/1.1\nContent-Type: Multipart/form-data; boundary=x\n\n--x\n')).toContain(
      '\r\n\r\n--x\r\n',
    );
    // What a file or a command gave with its own ends keeps those of the body.
    expect(sent('POST / HTTP/1.1\r\nHost: a\r\n\r\na\nb\r\n')).toBe(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\na\nb\r\n',
    );
  });
});

describe('another text in a draft', () => {
  const upload = 'POST /x HTTP/1.1\nContent-Type: multipart/form-data; boundary=b\n\n--b\n';

  it('brings the line ends of an upload when it is one, and takes them away again', () => {
    const plain = draftOf('GET / HTTP/1.1\n\n');
    const pasted = withText(plain, upload);
    expect(latin1(bytesOf(pasted))).toMatch(/\r\n\r\n--b\r\n$/);
    expect(withText(pasted, plain.text)).toEqual(plain);
  });

  it('keeps the ends that the learner has chosen while it stays one', () => {
    const chosen = { ...draftOf(upload), bodyEnds: 'lf' as const };
    expect(withText(chosen, `${upload}more`).bodyEnds).toBe('lf');
  });
});

describe('the parts of a request', () => {
  const text =
    "GET /rest/products/search?q=a%20b&x=%2500&flag&q=' HTTP/1.1\nHost:a\nno colon\nX-A:  1 \n\nbody\n\nmore";

  it('are read from its text', () => {
    expect(partsOf(text)).toEqual({
      method: 'GET',
      target: "/rest/products/search?q=a%20b&x=%2500&flag&q='",
      query: [
        { name: 'q', value: 'a b' },
        { name: 'x', value: '%00' },
        { name: 'flag', value: '' },
        { name: 'q', value: "'" },
      ],
      headers: [
        { name: 'Host', value: 'a' },
        { name: 'no colon', value: '' },
        { name: 'X-A', value: ' 1 ' },
      ],
      body: 'body\n\nmore',
    });
    expect(partsOf('')).toEqual({ method: '', target: '', query: [], headers: [], body: '' });
    expect(partsOf('GET /a b HTTP/1.1').target).toBe('/a b');
    expect(partsOf('GET /a').target).toBe('/a');
  });

  it('change without touching anything else', () => {
    const changed = (from: string, to: string) => text.replace(from, to);
    expect(withParameter(text, 0, { name: 'q', value: "')) --" })).toBe(changed('q=a%20b', "q='))%20--"));
    expect(withParameter(text, 2, undefined)).toBe(changed('&flag', ''));
    expect(withParameter('GET /a#b HTTP/1.1', 0, { name: 'n', value: '&' })).toBe('GET /a?n=%26#b HTTP/1.1');
    expect(withParameter('GET /a?n=1 HTTP/1.1', 0, undefined)).toBe('GET /a HTTP/1.1');
    expect(withHeader(text, 0, { name: 'Host', value: 'b' })).toBe(changed('Host:a', 'Host: b'));
    expect(withHeader(text, 3, { name: 'New', value: '' })).toBe(changed('1 \n\n', '1 \nNew: \n\n'));
    expect(withHeader(text, 1, undefined)).toBe(changed('no colon\n', ''));
    expect(withRequestLine(text, { method: 'TRACE' })).toBe(changed('GET', 'TRACE'));
    expect(withBody('GET / HTTP/1.1', 'x')).toBe('GET / HTTP/1.1\n\nx');
    expect(withBody(text, '')).toBe(changed('body\n\nmore', ''));
  });
});
