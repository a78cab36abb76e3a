import { subscribe } from 'node:diagnostics_channel';

/*
 * Gives memory back to the system. Left to itself, the engine keeps the memory that a rush has filled until the next rush, and keeps
 * buffers that nobody needs any more, since they are outside its heap. Without `--expose-gc`, nothing here has any effect.
 */

/** Milliseconds without a request after which the shop counts as idle. The first time comes soon, since a start leaves a lot behind. */
const idleAfterStart = 2000;
const idleAfter = 20_000;

/** Gives memory back once there have been no requests for a while. */
export function tidyWhenIdle(): void {
  const { gc } = globalThis;
  if (gc === undefined) {
    return;
  }
  let askedAt: number | undefined = performance.now();
  let quiet = idleAfterStart;
  subscribe('http.server.request.start', () => {
    askedAt = performance.now();
  });
  const look = () => {
    if (askedAt !== undefined && performance.now() - askedAt > quiet) {
      askedAt = undefined;
      quiet = idleAfter;
      gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    }
    lookLater();
  };
  const lookLater = () => setTimeout(look, quiet / 2).unref();
  lookLater();
}

/** Milliseconds between two collections while memory counts as full: each takes a tenth of a second. */
const pause = 750;

/** The share of the memory allowed to the process above which it counts as full. */
const full = 0.5;

/**
 * Gives memory back before the process takes too much.
 * @param mostMemory bytes that the process may take
 * @returns a function that collects when it is time; call it often
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
