import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined, utf8 } from '../../../renderer/src/training/workbench/model/bytes.ts';
import { bodyText, readResponse } from '../../../renderer/src/training/workbench/model/response.ts';

/** A response with these lines in its head. */
const response = (body: Uint8Array, ...headers: readonly string[]) =>
  joined(utf8(`HTTP/1.1 200 OK\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`), body);

/** Writes a body in chunks of so many bytes. */
const chunked = (body: Uint8Array, size: number) => {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < body.length; at += size) {
    const piece = body.subarray(at, at + size);
    pieces.push(utf8(`${piece.length.toString(16)};ext=1\r\n`), piece, utf8('\r\n'));
  }
  return joined(...pieces, utf8('0\r\nTrailer: x\r\n\r\n'));
};

describe('a response', () => {
  it('is read with status and headers, also after interim ones', () => {
    const bytes = utf8('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\nX-Ä: é\r\nbroken\r\nY:\r\n\r\nno');
    expect(readResponse(bytes)).toEqual({
      status: 404,
      firstLine: 'HTTP/1.1 404 Not Found',
      headers: [
        { name: 'X-Ä', value: 'é' },
        { name: 'Y', value: '' },
      ],
      body: utf8('no'),
    });
    expect(readResponse(utf8(''))).toMatchObject({ status: undefined, firstLine: '', headers: [] });
    expect(readResponse(utf8('what?'))).toMatchObject({ status: undefined, firstLine: 'what?' });
    const many = utf8('HTTP/1.1 100 Continue\r\n\r\n'.repeat(50_000));
    expect(readResponse(many)).toMatchObject({ status: 100 });
  });

  it('gives its body without chunks and compression, whatever the body is', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 3000 }),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('gzip', 'deflate', 'identity'),
        (body, size, coding) => {
          const packed = { gzip: gzipSync, deflate: deflateSync, identity: (same: Uint8Array) => same }[coding];
          const bytes = response(
            chunked(packed?.(body) ?? body, size),
            `Content-Encoding: ${coding}`,
            'transfer-encoding: chunked',
          );
          const read = readResponse(bytes);
          expect(read.body).toEqual(Uint8Array.from(body));
          expect(read.coding).toBeUndefined();
        },
      ),
      { numRuns: 100 },
    );
  });

  it('that was cut off gives what there is of it, and says so', () => {
    const text = Array.from({ length: 4000 }, (_, index) => `line ${index}`).join('\n');
    const packed = gzipSync(text);
    const cut = response(
      chunked(packed, 700).subarray(0, packed.length / 2),
      'Transfer-Encoding: chunked',
      'Content-Encoding: gzip',
    );
    const read = readResponse(cut);
    expect(read.coding).toBe('gzip');
    expect(bodyText(read).length).toBeGreaterThan(1000);
    expect(text.startsWith(bodyText(read))).toBe(true);
    const half = readResponse(response(utf8('a\r\n12345'), 'Transfer-Encoding: chunked'));
    expect(bodyText(half)).toBe('12345');
  });

  it('hides nothing that it cannot read', () => {
    const told = (body: Uint8Array, ...headers: readonly string[]) => readResponse(response(body, ...headers));
    expect(bodyText(told(utf8('not chunks\n'), 'Transfer-Encoding: chunked'))).toBe('not chunks\n');
    expect(told(utf8('not gzip'), 'Content-Encoding: gzip')).toMatchObject({ coding: 'gzip', body: utf8('not gzip') });
    expect(told(utf8('x'), 'Content-Encoding: br')).toMatchObject({ coding: 'br', body: utf8('x') });
  });

  it('that unpacks to very much stops at 8 MiB', () => {
    const bomb = gzipSync(new Uint8Array(64 * 1024 * 1024));
    const { body, coding } = readResponse(response(bomb, 'Content-Encoding: gzip'));
    expect(body.length).toBe(8 * 1024 * 1024);
    expect(coding).toBe('gzip');
  });
});
