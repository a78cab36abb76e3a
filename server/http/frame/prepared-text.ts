import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A text in all the forms in which it is sent. */
export interface PreparedText {
  /** Weak entity tag. */
  readonly tag: string;
  readonly bytes: Buffer;
  /** Rejects only when the machine is out of memory. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Quality 4 costs about as much time as gzip and saves more.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  deflate: promisify<Buffer, Buffer>(deflate),
};

export function prepareText(text: string): PreparedText {
  const bytes = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    tag: `W/"${bytes.length.toString(16)}-${hash('sha1', bytes, 'base64url')}"`,
    bytes,
    compressed: (encoding) => {
      const result = compressed.get(encoding) ?? compressors[encoding](bytes);
      compressed.set(encoding, result);
      return result;
    },
  };
}

/** Texts remembered at most, and the longest one, in characters. */
const limits = { count: 32, longest: 128 * 1024, shortest: 1024 };

/**
 * `prepareText` that remembers what it prepared last. Most answers are the same texts again and again, made anew each
 * time: finding one by comparing it costs a tenth of hashing and encoding it.
 */
export function createTextPreparation(): (text: string) => PreparedText {
  const known = new Map<string, PreparedText>();
  return (text) => {
    if (text.length > limits.longest || text.length < limits.shortest) {
      return prepareText(text);
    }
    const found = known.get(text);
    if (found !== undefined) {
      return found;
    }
    const prepared = prepareText(text);
    const [oldest] = known.keys();
    if (known.size >= limits.count && oldest !== undefined) {
      known.delete(oldest);
    }
    known.set(text, prepared);
    return prepared;
  };
}
