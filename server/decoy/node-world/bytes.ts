import { askText } from './host.ts';

/** Bytes as a string of characters 0 to 255, which is how they travel to the host and back. */
export type ByteText = string;

/** Matches strings that are their own UTF-8 encoding. */
const ascii = /^[\0-\x7f]*$/;

/** Encodes a string in one of Node's encodings. */
export function encode(text: string, encoding = 'utf8'): ByteText {
  return encoding === 'utf8' && ascii.test(text) ? text : askText('encode', text, encoding);
}

/** Decodes bytes in one of Node's encodings. */
export function decode(bytes: ByteText, encoding = 'utf8'): string {
  return encoding === 'utf8' && ascii.test(bytes) ? bytes : askText('decode', bytes, encoding);
}
