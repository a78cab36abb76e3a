import { Refusal } from '../parts/refusal.ts';

export type Base64Alphabet = 'standard' | 'url';

/**
 * Encodes bytes as Base64.
 * @param alphabet `url` uses - and _ and omits the equals signs
 */
export function toBase64(bytes: Uint8Array, alphabet: Base64Alphabet = 'standard'): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return alphabet === 'standard' ? text : text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads Base64 in either alphabet, with or without the equals signs at its end.
 * @throws Refusal for anything else
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z\d+/]*$/.test(digits)) {
    throw new Refusal('Base64 has only letters, digits, + and / (or - and _), with = only at its end.');
  }
  if (digits.length % 4 === 1) {
    throw new Refusal('This is cut off. Base64 never has one character more than a multiple of four.');
  }
  return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0));
}
