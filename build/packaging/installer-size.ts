import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from './packed-app.ts';

/** The most bytes by which an installer may exceed one with Electron alone (decisions 42 and 115). */
export const largestOverhead = 40 * 1024 * 1024;

/** Matches the resources that are ours; the rest belong to Electron. */
const ours = /^(?:app\.asar(?:\.unpacked)?|workshop\.yml)(?:\/|$)/;

/** Matches files that do not get smaller when compressed again. */
const isPacked = /\.(?:br|gz|jpe?g|png|mp4|woff2|webp)$/;

/**
 * Returns the bytes that the app adds to an installer, with each file compressed alone by deflate, as in a disk image or a zip. The
 * installers for Windows and Linux compress all files together and more slowly, and need less.
 */
export function overheadOf(resources: string): number {
  return [...compressedSizes(resources).values()].reduce((sum, size) => sum + size, 0);
}

/** Returns the same by file, with paths below Electron's resources. */
export function compressedSizes(resources: string): ReadonlyMap<string, number> {
  const names = listFiles(resources).filter((name) => ours.test(name));
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(resources, name));
      return [name, (isPacked.test(name) ? bytes : gzipSync(bytes)).length];
    }),
  );
}
