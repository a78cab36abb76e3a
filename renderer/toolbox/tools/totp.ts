import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { element } from '../parts/element.ts';
import { lineField } from '../parts/fields.ts';
import { Refusal } from '../parts/refusal.ts';
import { liveResults } from '../parts/results.ts';
import type { Tool } from '../tool.ts';

/** Seconds for which a code is valid. */
const step = 30;

export const totp: Tool = {
  id: 'totp',
  title: 'One-time code',
  group: 'Tokens',
  about: 'The six digits that an authenticator app shows for a secret: TOTP with SHA-1, a new code every 30 seconds.',
  build: () => {
    const secret = lineField({ id: 'totp-secret', label: 'Secret (Base32)' });
    const bar = element('progress', { max: String(step), 'aria-label': 'Seconds left' });
    const results = liveResults([secret], () => {
      if (secret.input.value.trim() === '') {
        return [];
      }
      const key = fromBase32(secret.input.value);
      if (key.length === 0) {
        throw new Refusal('This is too short for a secret.');
      }
      const seconds = Math.floor(Date.now() / 1000);
      const counter = Math.floor(seconds / step);
      const left = step - (seconds % step);
      bar.value = left;
      return [
        { label: 'Code', value: oneTimeCode(key, counter), more: [bar, ` ${left} s left`].map(asNode) },
        { label: 'Next code', value: oneTimeCode(key, counter + 1) },
      ];
    });
    setInterval(() => {
      if (!document.hidden) {
        void results.refresh();
      }
    }, 1000);
    return { content: [secret.node, results.node] };
  },
};

const asNode = (part: Node | string): Node => (typeof part === 'string' ? document.createTextNode(part) : part);

/** Computes six digits from an HMAC of the counter, as in RFC 4226. */
function oneTimeCode(key: Uint8Array, counter: number): string {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(counter));
  const code = new DataView(hmac(sha1, key, new Uint8Array(message.buffer)).slice().buffer);
  const at = code.getUint8(19) & 0x0f;
  return String((code.getUint32(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Reads Base32 (RFC 4648) in either case, with optional spaces and hyphens.
 * @throws Refusal for other characters
 */
function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (const letter of text.toUpperCase().replace(/[\s-]|=+$/g, '')) {
    const value = alphabet.indexOf(letter);
    if (value === -1) {
      throw new Refusal(`Base32 has only the letters A to Z and the digits 2 to 7, but no ${letter}.`);
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
