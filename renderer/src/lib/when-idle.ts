/**
 * Does something when the page has nothing else to do.
 * @param patience milliseconds after which it is done in any case
 */
export function whenIdle(work: () => void, patience: number): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work, { timeout: patience });
  } else {
    // Safari has no idle callbacks.
    setTimeout(work, Math.min(patience, 50));
  }
}
