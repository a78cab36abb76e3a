import { type ByteText, decode, encode } from './bytes.ts';

/** Longest run of characters that is made with one call. */
const chunk = 4096;

/** The part of Node's Buffer that code written for a server counts on. */
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

  static alloc(length: number, fill?: unknown): Buffer {
    const buffer = new Buffer(length);
    return fill === undefined ? buffer : buffer.fill(typeof fill === 'string' ? fill.charCodeAt(0) : Number(fill));
  }

  static allocUnsafe(length: number): Buffer {
    return new Buffer(length);
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof Buffer;
  }

  static byteLength(value: unknown, encoding = 'utf8'): number {
    return typeof value === 'string' ? encode(value, encoding).length : Number(Object(value).byteLength);
  }

  static concat(list: readonly Uint8Array[], total?: number): Buffer {
    return Buffer.fromBytes(
      list
        .map((each) => bytesOf(each))
        .join('')
        .slice(0, total),
    );
  }

  static compare(one: Uint8Array, other: Uint8Array): number {
    const [left, right] = [bytesOf(one), bytesOf(other)];
    return left < right ? -1 : left > right ? 1 : 0;
  }

  override toString(encoding?: string, start = 0, end = this.length): string {
    return decode(bytesOf(this).slice(start, end), encoding);
  }

  toJSON(): { type: 'Buffer'; data: number[] } {
    return { type: 'Buffer', data: [...this] };
  }

  equals(other: Uint8Array): boolean {
    return bytesOf(this) === bytesOf(other);
  }

  override slice(start?: number, end?: number): Buffer {
    return Buffer.from(super.slice(start, end));
  }

  override subarray(start?: number, end?: number): Buffer {
    return Buffer.from(super.slice(start, end));
  }

  override indexOf(value: unknown, from?: number): number {
    const wanted =
      typeof value === 'string'
        ? encode(value)
        : value instanceof Uint8Array
          ? bytesOf(value)
          : String.fromCharCode(Number(value));
    return bytesOf(this).indexOf(wanted, from);
  }

  override includes(value: unknown, from?: number): boolean {
    return this.indexOf(value, from) !== -1;
  }

  write(text: string, offset = 0): number {
    const bytes = encode(text).slice(0, this.length - offset);
    for (let at = 0; at < bytes.length; at += 1) {
      this[offset + at] = bytes.charCodeAt(at);
    }
    return bytes.length;
  }

  readUInt8(offset = 0): number {
    return this[offset] ?? 0;
  }

  readUInt32BE(offset = 0): number {
    return new DataView(this.buffer, this.byteOffset).getUint32(offset);
  }

  readUInt32LE(offset = 0): number {
    return new DataView(this.buffer, this.byteOffset).getUint32(offset, true);
  }
}

/** Bytes of an array as a text. */
export function bytesOf(array: Uint8Array): ByteText {
  let text = '';
  for (let at = 0; at < array.length; at += chunk) {
    text += String.fromCharCode(...Array.prototype.slice.call(array, at, at + chunk));
  }
  return text;
}

/** What `fs` and streams take as content: text, bytes, or anything that becomes a text. */
export function contentBytes(value: unknown, encoding?: string): ByteText {
  return value instanceof Uint8Array ? bytesOf(value) : encode(String(value), encoding);
}
