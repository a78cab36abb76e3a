import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import { boundedMap, remembered } from '../../bounded-map.ts';
import type { Budgets } from '../../budgets.ts';
import type { Encoding } from './accepted-encoding.ts';

/** A text in all the forms in which it is sent. */
export interface PreparedText {
  /** Weak entity tag. */
  readonly tag: string;
  readonly bytes: Buffer;
  /**
   * Undefined when too much is being compressed already: sending it as it is costs less than to wait. Rejects only when the machine is out
   * of memory.
   */
  compressed(encoding: Encoding): Promise<Buffer> | undefined;
}

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Quality 4 costs about as much time as gzip and saves more.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  deflate: promisify<Buffer, Buffer>(deflate),
};

/** Texts remembered at most, and the longest one, in characters. */
const limits = { count: 32, longest: 128 * 1024, shortest: 1024 };

/** Milliseconds that the last longer text is kept for whoever is sent it, too. */
const keptFor = 10_000;

/**
 * Prepares texts and remembers what it prepared last. Most answers are the same texts again and again, made anew each
 * time: finding one by comparing it costs a tenth of hashing and encoding it.
 */
export function createTextPreparation(
  budget: Pick<Budgets['answers'], 'compressing' | 'remembered'>,
): (text: string) => PreparedText {
  let compressing = 0;

  const prepare = (text: string): PreparedText => {
    const bytes = Buffer.from(text);
    const compressed = new Map<Encoding, Promise<Buffer>>();
    const compress = (encoding: Encoding) => {
      if (compressing + bytes.length > budget.compressing) {
        return undefined;
      }
      compressing += bytes.length;
      const result = compressors[encoding](bytes).finally(() => {
        compressing -= bytes.length;
      });
      compressed.set(encoding, result);
      return result;
    };
    return {
      tag: `W/"${bytes.length.toString(16)}-${hash('sha1', bytes, 'base64url')}"`,
      bytes,
      compressed: (encoding) => compressed.get(encoding) ?? compress(encoding),
    };
  };

  const prepareOnce = remembered<string, PreparedText>(
    { entries: limits.count, bytes: budget.remembered, sizeOf: (_text, { bytes }) => bytes.length },
    prepare,
  );

  /** Long texts that somebody still holds, by their tags: whoever wants the same gets the same bytes. */
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

  /** Looks at the last one first: what makes long texts gives the same one to all who ask at once. */
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
    return prepareOnce(text);
  };
}
