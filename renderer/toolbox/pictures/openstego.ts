import { cbc } from '@noble/ciphers/aes.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex } from '../bytes/hex.ts';
import { toBytes, toText } from '../bytes/text.ts';
import type { NamedBytes } from '../parts/file-source.ts';
import { Refusal } from '../parts/refusal.ts';
import { createPlaces } from './bit-places.ts';
import { type Pixels, unpacked } from './png-pixels.ts';

const stamp = 'OPENSTEGO';
const version = 2;

/** How the key is derived from the empty password (data.md 7.2). */
const derivation = { salt: fromHex('285f71c91e350a62'), c: 7, dkLen: 32 } as const;

/**
 * Extracts a file that OpenStego hid without a password (data.md 7.2).
 * @throws Refusal when there is no such file
 */
export async function extract(pixels: Pixels): Promise<NamedBytes> {
  const read = bitReader(pixels);
  if (asciiOf(read(stamp.length)) !== stamp) {
    throw new Refusal('OpenStego hid nothing in this picture, or used a password.');
  }
  const head = new DataView(read(9).buffer);
  const algorithm = asciiOf(read(8)).replace(/\0+$/, '');
  const [length, isCompressed, isEncrypted] = [head.getInt32(1, true), head.getUint8(7) === 1, head.getUint8(8) === 1];
  if (head.getUint8(0) !== version || head.getUint8(5) !== 1) {
    throw new Refusal('This was not hidden in the usual way, with one bit in each colour.');
  }
  if (isEncrypted && algorithm !== 'AES256') {
    throw new Refusal(`This is encrypted with ${algorithm}; only AES256 can be decrypted here.`);
  }
  const name = toText(read(head.getUint8(6)));
  const data = read(length);
  const content = isEncrypted ? decrypted(data) : data;
  return { name, bytes: isCompressed ? await unpacked([content], 'gzip') : content };
}

/** Returns a function that reads bytes, most significant bit first, from the lowest bits of the colours at OpenStego's positions. */
function bitReader({ width, height, channels, values }: Pixels): (count: number) => Uint8Array<ArrayBuffer> {
  const places = createPlaces(width, height);
  let left = width * height * 3;
  return (count) => {
    left -= count * 8;
    // This also prevents an endless search for an unused position.
    if (count < 0 || left < 0) {
      throw new Refusal('OpenStego hid nothing in this picture, or used a password.');
    }
    return Uint8Array.from({ length: count }, () => {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        const { x, y, channel } = places.next();
        byte = (byte << 1) | ((values[(y * width + x) * channels + (2 - channel)] ?? 0) & 1);
      }
      return byte;
    });
  };
}

const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Decrypts the data. It begins with the cipher's parameters, which end with the initialisation vector. */
function decrypted(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = 1 + (data[0] ?? 0);
  const key = pbkdf2(sha256, toBytes(''), derivation.salt, derivation);
  try {
    return new Uint8Array(cbc(key, data.subarray(end - 16, end)).decrypt(data.subarray(end)));
  } catch {
    throw new Refusal('What is hidden here was encrypted with a password.');
  }
}
