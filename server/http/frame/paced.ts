import { Readable } from 'node:stream';

/**
 * How much all streams together pass on in one turn of the event loop: so many pieces, or pieces for so many
 * milliseconds. A turn accepts only one new connection, so turns have to be short, however many clients there are.
 */
const turn = { pieces: 64, time: 1 };

/** The streams that want their next piece, in the order in which they asked for it. */
const wanted: (() => void)[] = [];
let isUnderWay = false;
/** The time from which no more pieces are passed on in this turn; undefined before the first piece. */
let turnEnds: number | undefined;

/** The source of a stream's bytes. */
export interface Pieces {
  /** Returns the next piece, or null after the last. May throw. */
  readonly next: () => Buffer | null | Promise<Buffer | null>;
  /** Releases the source of the pieces. It is called once, even when the stream is cut off. */
  readonly close?: () => Promise<void>;
}

/**
 * Returns a stream that sends bytes in pieces and takes turns with all other streams. The operating system takes
 * megabytes at once for every client, so with hundreds of clients nothing else would happen until all of them had
 * theirs.
 */
export function paced({ next, close }: Pieces, pieceSize: number): Readable {
  /** The piece that is on its way; settled when there is none. */
  let piece: Promise<unknown> = Promise.resolve();
  return new Readable({
    highWaterMark: pieceSize,
    read() {
      inTurn(() => {
        if (this.destroyed) {
          return;
        }
        try {
          const found = next();
          if (found instanceof Promise) {
            piece = found.then(
              (bytes) => this.push(bytes),
              (error: unknown) => this.destroy(asError(error)),
            );
          } else {
            this.push(found);
          }
        } catch (error) {
          this.destroy(asError(error));
        }
      });
    },
    destroy(error, done) {
      piece.then(close).then(
        () => done(error),
        (notClosed: unknown) => done(error ?? asError(notClosed)),
      );
    },
  });
}

function inTurn(handOn: () => void): void {
  wanted.push(handOn);
  if (!isUnderWay) {
    isUnderWay = true;
    setImmediate(handOnSome);
  }
}

function handOnSome(): void {
  turnEnds = undefined;
  for (let count = Math.min(wanted.length, turn.pieces); count > 0; count -= 1) {
    // Each piece has a task of its own, at the end of which it is sent.
    setImmediate(handOnNext);
  }
  isUnderWay = wanted.length > 0;
  if (isUnderWay) {
    setImmediate(handOnSome);
  }
}

function handOnNext(): void {
  turnEnds ??= performance.now() + turn.time;
  if (performance.now() < turnEnds) {
    wanted.shift()?.();
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
