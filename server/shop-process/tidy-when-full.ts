/** Milliseconds between two times that memory is tidied up: doing it takes a tenth of a second. */
const pause = 750;

/** The part of what the process may have from which on it is done. */
const full = 0.5;

/**
 * Gives memory back before it becomes too much: left to itself, the engine lets buffers lie that nobody needs any more, since they are not
 * in its heap. Without `--expose-gc` it does nothing.
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
