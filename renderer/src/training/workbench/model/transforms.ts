import { textOf, toBase64, utf8 } from './bytes.ts';
import { decodedBase64 } from './coded.ts';

/** A way to write a text, and to read it again. */
export interface Transform {
  readonly name: 'url' | 'base64' | 'hex';
  readonly encode: (text: string) => string;
  /** Returns undefined for what isn't written like this, or doesn't say a text. */
  readonly decode: (text: string) => string | undefined;
}

/** What can be done to a piece of a request in its place. */
export const transforms: readonly Transform[] = [
  { name: 'url', encode: (text) => encodeURIComponent(text.toWellFormed()), decode: fromUrl },
  { name: 'base64', encode: (text) => toBase64(utf8(text)), decode: decodedBase64 },
  {
    name: 'hex',
    encode: (text) => Array.from(utf8(text), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    decode: fromHex,
  },
];

function fromUrl(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function fromHex(text: string): string | undefined {
  return /^(?:[\da-f]{2})+$/i.test(text)
    ? textOf(Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16)))
    : undefined;
}
