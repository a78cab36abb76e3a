import { type ByteText, decode, encode } from './bytes.ts';

/** The most characters that are converted by one call. */
const chunk = 4096;

/** The part of Node's Buffer that code written for a server relies on. */
export class Buffer extends Uint8Array {
  static override from(value: unknown, encoding?: unknown, length?: unknown): Buffer {
    if (typeof value === 'string') {
      return Buffer.fromBytes(encode(value, typeof encoding === 'string' ? encoding : 'utf8'));
    }
    if (value instanceof ArrayBuffer) {
      return new Buffer(value, Number(encoding ?? 0), length === undefined ? undefined : Number(length));
    }
    const { type, data }: { type?: unknown; data?: unknown } = Object(value);
    const list: ArrayLike<unknown> = type === 'Buffer' && Array.isArray(data) ? data : Object(value);
    const buffer = new Buffer(Number(list.length) || 0);
    for (let at = 0; at < buffer.length; at += 1) {
      buffer[at] = Number(list[at]);
    }
    return buffer;
  }

  static fromBytes(bytes: ByteText): Buffer {
    const buffer = new Buffer(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) {
      buffer[at] = bytes.charCodeAt(at);
    }
    return buffer;
  }

  static alloc(length: number, fill: unknown = 0): Buffer {
    return new Buffer(length).fill(typeof fill === 'string' ? fill.charCodeAt(0) : Number(fill));
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof Buffer;
  }

  static byteLength(value: unknown, encoding?: string): number {
    return contentBytes(value, encoding).length;
  }

  static concat(list: readonly Uint8Array[], total?: number): Buffer {
    const whole = list.map((each) => bytesOf(each)).join('');
    return Buffer.fromBytes(whole.slice(0, total));
  }

  override toString(encoding?: string, start = 0, end = this.length): string {
    return decode(bytesOf(this).slice(start, end), encoding);
  }

  toJSON(): { type: 'Buffer'; data: number[] } {
    return { type: 'Buffer', data: [...this] };
  }

  override indexOf(value: unknown, from?: number): number {
    const wanted = typeof value === 'number' ? String.fromCharCode(value) : contentBytes(value);
    return bytesOf(this).indexOf(wanted, from);
  }

  override includes(value: unknown, from?: number): boolean {
    return this.indexOf(value, from) !== -1;
  }
}

/** Returns the bytes of an array as a string. */
function bytesOf(array: Uint8Array): ByteText {
  let text = '';
  for (let at = 0; at < array.length; at += chunk) {
    text += String.fromCharCode(...Array.prototype.slice.call(array, at, at + chunk));
  }
  return text;
}

/**
 * Returns the bytes of what `fs` and streams accept as content: a string, bytes, or anything that can become a string.
 */
export function contentBytes(value: unknown, encoding?: string): ByteText {
  return value instanceof Uint8Array ? bytesOf(value) : encode(String(value), encoding);
}
