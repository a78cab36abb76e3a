import { subscribe } from 'node:diagnostics_channel';

/*
 * Gives memory back. Left to itself, the engine keeps what a rush has filled until the next one, and lets buffers lie that nobody needs any
 * more, since they are not in its heap. Without `--expose-gc` nothing of this does anything.
 */

/** Milliseconds without a request after which the shop counts as idle, and between two looks. */
const idleAfter = 20_000;
const lookEvery = 10_000;

/** Gives memory back once nobody has asked for anything for a while. */
export function tidyWhenIdle(): void {
  const { gc } = globalThis;
  if (gc === undefined) {
    return;
  }
  let askedAt: number | undefined;
  subscribe('http.server.request.start', () => {
    askedAt = performance.now();
  });
  setInterval(() => {
    if (askedAt !== undefined && performance.now() - askedAt > idleAfter) {
      askedAt = undefined;
      gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    }
  }, lookEvery).unref();
}

/** Milliseconds between two times that a full memory is tidied up: doing it takes a tenth of a second. */
const pause = 750;

/** The part of what the process may have from which on it counts as full. */
const full = 0.5;

/**
 * Gives memory back before it becomes too much.
 * @param mostMemory bytes that the process may have
 * @returns what looks whether it is time, to be called often
 */
export function tidyWhenFull(mostMemory: number): () => void {
  let lastTime = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lastTime > pause && process.memoryUsage.rss() > full * mostMemory) {
      lastTime = now;
      globalThis.gc?.({ type: 'major', execution: 'sync' });
    }
  };
}
