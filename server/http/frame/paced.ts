import { Readable } from 'node:stream';

/**
 * What all streams together hand on in one turn of the event loop: so many pieces, or for so many milliseconds. A turn lets in one new
 * connection only, so turns have to be short, however many clients there are.
 */
const turn = { pieces: 64, time: 1 };

/** Streams that want their next piece, in the order in which they asked. */
const wanted: (() => void)[] = [];
let isUnderWay = false;
/** When no more pieces are handed on in this turn; undefined before the first. */
let turnEnds: number | undefined;

/** Where a stream has its bytes from. */
export interface Pieces {
  /** The next piece, null after the last; may throw. */
  readonly next: () => Buffer | null | Promise<Buffer | null>;
  /** Gives back what the pieces came from; called once, also when the stream is cut off. */
  readonly close?: () => Promise<void>;
}

/**
 * Bytes in pieces, some of all streams in one turn of the event loop: the operating system takes megabytes at once for every client, and
 * with hundreds of them nothing else would happen until all have theirs.
 */
export function paced({ next, close }: Pieces, pieceSize: number): Readable {
  /** Settled unless a piece is on its way. */
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
    // Each in a task of its own, at whose end the piece is sent.
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
