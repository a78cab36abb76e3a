import { randomFillSync } from 'node:crypto';

/** How much of an endless device one reading gives. */
const endlessBytes = 64 * 1024;

const endless = new Set(['/dev/zero', '/dev/random', '/dev/urandom', '/dev/full']);

/** Whether reading a device at this path never comes to an end; the path is normalised, links followed. */
export function isEndless(path: string): boolean {
  return endless.has(path);
}

/** What reading a device gives: of an endless one the beginning. */
export function contentOfDevice(path: string): Buffer {
  if (!isEndless(path)) {
    return Buffer.alloc(0);
  }
  const content = Buffer.alloc(endlessBytes);
  return path.endsWith('random') ? randomFillSync(content) : content;
}
