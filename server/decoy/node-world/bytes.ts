import { askText } from './host.ts';

/** A text of characters 0 to 255, one per byte: how bytes travel to the host and back. */
export type ByteText = string;

/** What stands for itself in UTF-8. */
const ascii = /^[\0-\x7f]*$/;

/** Bytes of a text in one of Node's encodings. */
export function encode(text: string, encoding = 'utf8'): ByteText {
  return encoding === 'utf8' && ascii.test(text) ? text : askText('encode', text, encoding);
}

/** The text of bytes in one of Node's encodings. */
export function decode(bytes: ByteText, encoding = 'utf8'): string {
  return encoding === 'utf8' && ascii.test(bytes) ? bytes : askText('decode', bytes, encoding);
}
