import { Refusal } from '../parts/refusal.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Reads Base32 (RFC 4648), in any case, with blanks and hyphens between. @throws Refusal for other characters */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (const letter of text.toUpperCase().replace(/[\s-]|=+$/g, '')) {
    const value = alphabet.indexOf(letter);
    if (value === -1) {
      throw new Refusal(`Base32 has the letters A to Z and the digits 2 to 7 only, and no ${letter}.`);
    }
    waiting = ((waiting << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((waiting >> bits) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}
