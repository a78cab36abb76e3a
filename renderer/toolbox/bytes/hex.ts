import { Refusal } from '../parts/refusal.ts';

/** Two digits for each byte, in lower case, without blanks. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads hex digits, also with blanks, colons or `0x` between them. @throws Refusal for anything else */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/0x|[\s:,]/gi, '');
  if (!/^[\da-f]*$/i.test(digits)) {
    throw new Refusal('Hex has the digits 0 to 9 and the letters a to f only.');
  }
  if (digits.length % 2 !== 0) {
    throw new Refusal('Each byte is two hex digits: one digit is missing or too many.');
  }
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
