import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import { boundedMap, remembered } from '../../bounded-map.ts';
import type { Budgets } from '../../budgets.ts';
import { noteLasting } from '../lasting-bytes.ts';
import type { Encoding } from './accepted-encoding.ts';

/** A string in all the forms in which it is sent. */
export interface PreparedText {
  /** Weak entity tag. */
  readonly tag: string;
  readonly bytes: Buffer;
  /**
   * Returns the compressed bytes; undefined when too much is being compressed already, since sending the string
   * uncompressed costs less than waiting. Rejects only when the machine is out of memory.
   */
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Quality 4 costs about as much time as gzip and saves more.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  deflate: promisify<Buffer, Buffer>(deflate),
};

/** How many strings are remembered, and the longest and the shortest of them, in characters. */
const limits = { count: 32, longest: 128 * 1024, shortest: 1024 };

/** How long the last longer string is kept for others who ask for it, in milliseconds. */
const keptFor = 10_000;

/**
 * Makes a function that prepares strings and remembers the most recent ones. Most responses are the same strings again
 * and again, built anew each time. Finding one by comparison costs a tenth of hashing and encoding it.
 */
export function createTextPreparation(
  budget: Pick<Budgets['answers'], 'compressing' | 'remembered'>,
): (text: string) => PreparedText {
  let compressing = 0;

  const prepare = (text: string, bytes = Buffer.from(text)): PreparedText => {
    let compressed: Map<Encoding, Promise<Buffer>> | undefined;
    const compress = (encoding: Encoding) => {
      if (compressing + bytes.length > budget.compressing) {
        return undefined;
      }
      compressing += bytes.length;
      const result = compressors[encoding](bytes).finally(() => {
        compressing -= bytes.length;
      });
      compressed ??= new Map();
      compressed.set(encoding, result);
      return result;
    };
    return {
      tag: `W/"${bytes.length.toString(16)}-${hash('sha1', bytes, 'base64url')}"`,
      bytes,
      compressed: (encoding) => compressed?.get(encoding) ?? compress(encoding),
    };
  };

  let isFound = true;
  const prepareOnce = remembered<string, PreparedText>(
    { entries: limits.count, bytes: budget.remembered, sizeOf: (_text, { bytes }) => bytes.length },
    (text) => {
      isFound = false;
      return prepare(text, ownBytes(text));
    },
  );

  /** Long strings that are still in use, by their tags. Equal strings share their bytes. */
  const shared = boundedMap<string, WeakRef<PreparedText>>({ entries: limits.count });

  const share = (prepared: PreparedText) => {
    const known = shared.get(prepared.tag)?.deref();
    if (known !== undefined) {
      return known;
    }
    shared.set(prepared.tag, new WeakRef(prepared));
    return prepared;
  };

  let lastLong: { readonly text: string; readonly prepared: PreparedText } | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Compares with the last string first, since callers that ask for a long one at the same time are given the same one. */
  const prepareLong = (text: string) => {
    if (lastLong?.text !== text) {
      lastLong = { text, prepared: share(prepare(text)) };
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastLong = undefined;
      }, keptFor).unref();
    }
    return lastLong.prepared;
  };

  return (text) => {
    if (text.length < limits.shortest) {
      return prepare(text);
    }
    if (text.length > limits.longest) {
      return prepareLong(text);
    }
    isFound = true;
    const prepared = prepareOnce(text);
    if (isFound) {
      // Not at the first time: whoever refers to the bytes of a string that is never sent again keeps them in memory.
      noteLasting(prepared.bytes);
    }
    return prepared;
  };
}

/** Returns the bytes of a string, in memory of their own: to keep a part of Node's pool is to keep all of it. */
function ownBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
