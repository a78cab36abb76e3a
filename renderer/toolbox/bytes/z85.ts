import { Refusal } from '../parts/refusal.ts';

/** ZeroMQ RFC 32: four bytes as five digits of base 85, highest first. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';

/** @throws Refusal for a number of bytes that four does not divide */
export function toZ85(bytes: Uint8Array): string {
  if (bytes.length % 4 !== 0) {
    throw new Refusal(`Z85 takes bytes in fours: these are ${bytes.length}, add ${4 - (bytes.length % 4)}.`);
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

/** @throws Refusal for other characters, a number of them that five does not divide, and five that stand for no four bytes */
export function fromZ85(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 5 !== 0) {
    throw new Refusal(`Z85 has characters in fives: these are ${text.length}.`);
  }
  const bytes = new Uint8Array((text.length / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 5) {
    let value = 0;
    for (const character of text.slice(at, at + 5)) {
      const digit = alphabet.indexOf(character);
      if (digit === -1) {
        throw new Refusal(`Z85 has no ${character === ' ' ? 'blank' : character}.`);
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
