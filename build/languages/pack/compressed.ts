import { brotliCompressSync, constants } from 'node:zlib';
import { quickQuality } from '../../plugins/compress-pages.ts';

/** Compresses a file of which there is only the smaller copy, `<name>.br`, as there are many of its kind. */
export function compressed(content: string): Uint8Array {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } });
}
