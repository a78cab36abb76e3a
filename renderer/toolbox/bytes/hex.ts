import { Refusal } from '../parts/refusal.ts';

/** Encodes each byte as two lower-case digits, without spaces. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reads hex digits, optionally with spaces, colons or `0x` between them.
 * @throws Refusal for anything else
 */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/0x|[\s:,]/gi, '');
  if (!/^[\da-f]*$/i.test(digits)) {
    throw new Refusal('Hex has only the digits 0 to 9 and the letters a to f.');
  }
  if (digits.length % 2 !== 0) {
    throw new Refusal('Each byte is two hex digits, so a digit is missing or there is one too many.');
  }
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
