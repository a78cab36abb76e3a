import { subscribe } from 'node:diagnostics_channel';

/*
 * Gives memory back to the system. Left to itself, the engine keeps the memory that a rush has filled until the next rush, and keeps
 * buffers that nobody needs any more, since they are outside its heap. Without `--expose-gc`, nothing here has any effect.
 */

/** Milliseconds without a request after which the shop counts as idle, and milliseconds between two checks. */
const idleAfter = 20_000;
const lookEvery = 10_000;

/** Gives memory back once there have been no requests for a while. */
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
