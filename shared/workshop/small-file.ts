import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** The outcome of reading a file; `missing` when there is none. */
export type SmallFile =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'missing' }
  /** `reason` is one sentence. */
  | { readonly kind: 'bad'; readonly reason: string };

/**
 * Reads a text file up to a limit, and never waits. Pipes and devices are refused. A file that grows while it is read, or whose size isn't known, is
 * never read beyond the limit.
 * @param largest in whole MiB
 */
export function readSmallFile(path: string, largest: number): SmallFile {
  try {
    // Otherwise, opening a pipe without a writer would wait for one.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return fstatSync(file).isFile() ? readUpTo(file, largest) : { kind: 'bad', reason: 'It is not a file.' };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { kind: 'missing' }
      : { kind: 'bad', reason: `It cannot be read (${code}).` };
  }
}

function readUpTo(file: number, largest: number): SmallFile {
  const limit = largest * 1024 * 1024;
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    const read = readSync(file, chunk);
    if (read === 0) {
      return { kind: 'read', text: Buffer.concat(chunks).toString() };
    }
    length += read;
    if (length > limit) {
      return { kind: 'bad', reason: `It is larger than ${largest} MiB.` };
    }
    chunks.push(chunk.subarray(0, read));
  }
}
