import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from './packed-app.ts';

/** What an installer may be larger than bare Electron's, in bytes (decision 42). */
export const largestOverhead = 25 * 1024 * 1024;

/** Top of what is ours among the resources; the rest is Electron's. */
const ours = /^(?:app\.asar(?:\.unpacked)?|workshop\.yml)(?:\/|$)/;

/** Packing these again gains nothing. */
const isPacked = /\.(?:br|gz|jpe?g|png|mp4|woff2|webp)$/;

/**
 * Bytes that the app adds to an installer, each file packed alone by deflate: what a disk image or a zip takes. The
 * installers for Windows and Linux pack all files together and with more patience, and take less.
 */
export function overheadOf(resources: string): number {
  return listFiles(resources)
    .filter((name) => ours.test(name))
    .reduce((sum, name) => {
      const bytes = readFileSync(join(resources, name));
      return sum + (isPacked.test(name) ? bytes : gzipSync(bytes)).length;
    }, 0);
}
