import { Refusal } from '../parts/refusal.ts';
import { toHex } from './hex.ts';

/** The number of bytes shown in a refusal. */
const shownBytes = 16;

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Decodes bytes as UTF-8.
 * @throws Refusal for bytes that aren't valid UTF-8, showing the first of them
 */
export function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const first = toHex(bytes.subarray(0, shownBytes));
    throw new Refusal(
      `This isn't UTF-8 text. Its bytes (${bytes.length}) are ${first}${bytes.length > shownBytes ? ' ...' : ''}`,
    );
  }
}
