import { letOthersIn } from '../../let-others-in.ts';
import type { Recorded } from './history.ts';
import { headOf, partsOf } from './message.ts';
import { codingOf, unpackedBody } from './read-back.ts';

export interface SearchOptions {
  /** Milliseconds after which it gives up. */
  readonly time: number;
  /** Bytes that are unpacked of a compressed body. */
  readonly unpacked: number;
  /** Ends the search. */
  readonly signal: AbortSignal;
}

/** Milliseconds of work between two pauses for others. */
const step = 10;

/**
 * Finds the exchanges that have a text in their requests or responses, unpacked.
 * @param exchanges in the order in which they are searched
 * @returns their ids, and whether there was time for all
 */
export async function search(
  exchanges: Iterable<Recorded>,
  text: string,
  { time, unpacked, signal }: SearchOptions,
): Promise<{ readonly ids: readonly number[]; readonly isWhole: boolean }> {
  const isIn = finder(text);
  const ids: number[] = [];
  const deadline = performance.now() + time;
  let since = performance.now();
  for (const recorded of exchanges) {
    const { request, response } = recorded;
    const body = codingOf(recorded) === undefined ? undefined : await unpackedBody(recorded, unpacked);
    if (!recorded.isKept) {
      continue;
    }
    if (isIn(partsOf(request)) || isIn(body === undefined ? partsOf(response) : [headOf(response), body])) {
      ids.push(recorded.id);
    }
    const now = performance.now();
    if (now > deadline || signal.aborted) {
      return { ids, isWhole: false };
    }
    if (now - since > step) {
      await letOthersIn();
      since = performance.now();
    }
  }
  return { ids, isWhole: true };
}

/**
 * Returns a function that looks for a text, in UTF-8, whatever the case of ASCII letters. It reads each byte once, whatever the text is (the
 * algorithm of Knuth, Morris and Pratt), so that a text may lie across several pieces.
 */
export function finder(text: string): (pieces: Iterable<Uint8Array>) => boolean {
  const wanted = Buffer.from(text).map((byte) => lower[byte] ?? byte);
  /** For each position, how many bytes before it are also the beginning of the text. */
  const back = new Int32Array(wanted.length + 1);
  for (let position = 1, matched = 0; position < wanted.length; position += 1) {
    while (matched > 0 && wanted[position] !== wanted[matched]) {
      matched = back[matched] ?? 0;
    }
    if (wanted[position] === wanted[matched]) {
      matched += 1;
    }
    back[position + 1] = matched;
  }
  return (pieces) => {
    let matched = 0;
    for (const piece of pieces) {
      for (const each of piece) {
        const byte = lower[each];
        while (matched > 0 && byte !== wanted[matched]) {
          matched = back[matched] ?? 0;
        }
        if (byte === wanted[matched]) {
          matched += 1;
          if (matched === wanted.length) {
            return true;
          }
        }
      }
    }
    return false;
  };
}

/** Each byte, with the capital letters of ASCII made small. */
const lower = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));
