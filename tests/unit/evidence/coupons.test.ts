import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const lines = readFileSync(join(import.meta.dirname, '../../../resources/ftp/coupons_2013.md.bak'), 'utf8')
  .trimEnd()
  .split('\n');

/** The alphabet of ZeroMQ's RFC 32. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';

function decoded(text: string): string {
  const words = [text.slice(0, 5), text.slice(5)].map((word) =>
    [...word].reduce((value, character) => value * 85 + alphabet.indexOf(character), 0),
  );
  const bytes = Buffer.alloc(8);
  for (const [index, word] of words.entries()) {
    bytes.writeUInt32BE(word, index * 4);
  }
  return bytes.toString('latin1');
}

function encoded(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  return [0, 4]
    .map((at) => bytes.readUInt32BE(at))
    .map((word) => [4, 3, 2, 1, 0].map((power) => alphabet[Math.floor(word / 85 ** power) % 85]).join(''))
    .join('');
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

it('the list of old coupons decodes to a month, a year and a discount each, and back', () => {
  const coupons = lines.map(decoded);
  expect(coupons).toEqual(months.map((month) => `${month}13-${month === 'DEC' ? 15 : 10}`));
  expect(coupons.map(encoded)).toEqual(lines);
});
