import { subscribe } from 'node:diagnostics_channel';

/** Milliseconds without a request after which the shop counts as idle, and between two looks. */
const idleAfter = 20_000;
const lookEvery = 10_000;

/**
 * Gives memory back once nobody has asked for anything for a while: left to itself, the engine keeps what a rush has filled until
 * the next one. Without `--expose-gc` it does nothing.
 */
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
