import { describe, expect, it } from 'vitest';
import { decodeZ85, encodeZ85 } from '../../../server/shop/z85.ts';

describe('Z85', () => {
  it('encodes and decodes the test vector of ZeroMQ RFC 32', () => {
    const bytes = Buffer.from('864fd26fb559f75b', 'hex');
    expect(encodeZ85(bytes)).toBe('HelloWorld');
    expect(decodeZ85('HelloWorld')).toEqual(bytes);
  });

  it.each([
    ['00000000', '00000'],
    ['ffffffff', '%nSc0'],
    ['', ''],
  ])('encodes %s as %s, and back', (hex, text) => {
    expect(encodeZ85(Buffer.from(hex, 'hex'))).toBe(text);
    expect(decodeZ85(text)?.toString('hex')).toBe(hex);
  });

  it('does not encode lengths that do not fit', () => {
    expect([1, 2, 3, 5].map((length) => encodeZ85(Buffer.alloc(length)))).toEqual(Array(4).fill(undefined));
    expect(['0', '0000', '000000'].map(decodeZ85)).toEqual(Array(3).fill(undefined));
  });

  it('refuses control characters and what is not ASCII', () => {
    expect(['0000\n', '0000\u0000', '0000é', '0000\u0080'].map(decodeZ85)).toEqual(Array(4).fill(undefined));
  });

  it('reads printable characters outside the alphabet as zero', () => {
    for (const text of ['0000 ', '"0000', "00'00", '0000~', '`;,|_', '0000\x7f']) {
      expect(decodeZ85(text), text).toEqual(Buffer.alloc(4));
    }
  });

  it('drops everything above four bytes', () => {
    // 85^5 - 1 is 0x1_0846_3fe4 or so: one bit too many.
    expect(decodeZ85('#####')?.readUInt32BE()).toBe((85 ** 5 - 1) % 2 ** 32);
  });
});
