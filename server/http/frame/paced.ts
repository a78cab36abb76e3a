import { Readable } from 'node:stream';

/**
 * Bytes in pieces, one per turn of the event loop for each stream: the operating system takes megabytes at once for every client, and with
 * hundreds of them nothing else would happen until all have theirs.
 * @param next the next piece, null after the last; may throw
 */
export function paced(next: () => Buffer | null, pieceSize: number): Readable {
  return new Readable({
    highWaterMark: pieceSize,
    read() {
      setImmediate(() => {
        if (this.destroyed) {
          return;
        }
        try {
          this.push(next());
        } catch (error) {
          this.destroy(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  });
}
