import { Refusal } from '../parts/refusal.ts';

/** The digits of Z85 (ZeroMQ RFC 32), which writes four bytes as five digits of base 85, most significant first. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';

/**
 * Encodes bytes as Z85.
 * @throws Refusal for a number of bytes that isn't a multiple of four
 */
export function toZ85(bytes: Uint8Array): string {
  if (bytes.length % 4 !== 0) {
    throw new Refusal(`Z85 takes bytes in fours. There are ${bytes.length}, so add ${4 - (bytes.length % 4)}.`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const value = view.getUint32(at);
    for (let power = 85 ** 4; power >= 1; power /= 85) {
      text += alphabet[Math.floor(value / power) % 85];
    }
  }
  return text;
}

/**
 * Decodes Z85.
 * @throws Refusal for other characters, for a length that isn't a multiple of five, and for five digits that exceed four bytes
 */
export function fromZ85(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 5 !== 0) {
    throw new Refusal(`Z85 has characters in fives. There are ${text.length}.`);
  }
  const bytes = new Uint8Array((text.length / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 5) {
    let value = 0;
    for (const character of text.slice(at, at + 5)) {
      const digit = alphabet.indexOf(character);
      if (digit === -1) {
        throw new Refusal(`Z85 never contains ${character === ' ' ? 'a space' : character}.`);
      }
      value = value * 85 + digit;
    }
    if (value >= 2 ** 32) {
      throw new Refusal(`${text.slice(at, at + 5)} is more than four bytes can hold.`);
    }
    view.setUint32((at / 5) * 4, value);
  }
  return bytes;
}
