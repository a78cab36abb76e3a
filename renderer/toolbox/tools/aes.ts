import { cbc } from '@noble/ciphers/aes.js';
import { fromBase64 } from '../bytes/base64.ts';
import { fromHex } from '../bytes/hex.ts';
import { toText } from '../bytes/text.ts';
import { lineField, textField } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { liveResults } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

export const aes: Tool = {
  id: 'aes',
  title: 'AES-256-CBC',
  group: 'Hashes and ciphers',
  about: 'Decrypts as openssl does with -K and -iv: a key or vector that is too short is padded with zeros.',
  build: () => {
    const text = textField({ id: 'aes-text', label: 'Cipher text (Base64)' });
    const key = lineField({ id: 'aes-key', label: 'Key (hex, up to 64 digits)' });
    const vector = lineField({ id: 'aes-vector', label: 'Initialisation vector (hex, up to 32 digits)' });
    const results = liveResults([text, key, vector], () => {
      if (text.input.value.trim() === '' || key.input.value.trim() === '') {
        return [];
      }
      return [
        {
          label: 'Plain text',
          value: toText(
            decrypt(
              fromBase64(text.input.value),
              filledUp(key.input.value, 32, 'key'),
              filledUp(vector.input.value, 16, 'vector'),
            ),
          ),
        },
      ];
    });
    return { content: [text.node, key.node, vector.node, results.node] };
  },
};

/** Decodes hex and pads it with zeros to the given length in bytes. */
function filledUp(hex: string, length: number, name: string): Uint8Array {
  const given = fromHex(hex);
  if (given.length > length) {
    throw new Refusal(`The ${name} has ${given.length} bytes; the most it may have is ${length}.`);
  }
  const bytes = new Uint8Array(length);
  bytes.set(given);
  return bytes;
}

function decrypt(text: Uint8Array, key: Uint8Array, vector: Uint8Array): Uint8Array {
  if (text.length % 16 !== 0) {
    throw new Refusal(`The cipher text has ${text.length} bytes, which isn't a multiple of 16. A part is missing.`);
  }
  try {
    return cbc(key, vector).decrypt(text);
  } catch {
    throw new Refusal("The key, the vector and the cipher text don't belong together.");
  }
}
