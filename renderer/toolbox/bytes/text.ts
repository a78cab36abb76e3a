import { Refusal } from '../parts/refusal.ts';
import { toHex } from './hex.ts';

/** How many bytes a refusal shows. */
const shownBytes = 16;

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** @throws Refusal for bytes that are no text in UTF-8, with the first of them */
export function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const first = toHex(bytes.subarray(0, shownBytes));
    throw new Refusal(
      `This is ${bytes.length} bytes that are no text: ${first}${bytes.length > shownBytes ? ' ...' : ''}`,
    );
  }
}
