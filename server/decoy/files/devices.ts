import { randomFillSync } from 'node:crypto';

/** How many bytes one read of an endless device returns. */
const endlessBytes = 64 * 1024;

const endless = new Set(['/dev/zero', '/dev/random', '/dev/urandom', '/dev/full']);

/** Returns whether reading a device at this path never ends. The path is normalised, with links followed. */
export function isEndless(path: string): boolean {
  return endless.has(path);
}

/** Returns what reading a device gives. For an endless one, that is the beginning. */
export function contentOfDevice(path: string): Buffer {
  if (!isEndless(path)) {
    return Buffer.alloc(0);
  }
  const content = Buffer.alloc(endlessBytes);
  return path.endsWith('random') ? randomFillSync(content) : content;
}
