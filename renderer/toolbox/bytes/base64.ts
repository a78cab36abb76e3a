import { Refusal } from '../parts/refusal.ts';

export type Base64Alphabet = 'standard' | 'url';

/** @param alphabet `url` uses - and _ and leaves the equals signs out */
export function toBase64(bytes: Uint8Array, alphabet: Base64Alphabet = 'standard'): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return alphabet === 'standard' ? text : text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads either alphabet, with or without the signs at its end. @throws Refusal for anything else */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z\d+/]*$/.test(digits)) {
    throw new Refusal('Base64 has letters, digits, + and / (or - and _), and = at its end only.');
  }
  if (digits.length % 4 === 1) {
    throw new Refusal('This is cut off: Base64 never has one character more than a multiple of four.');
  }
  return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0));
}
