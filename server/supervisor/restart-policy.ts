/**
 * When a dead shop is started again, and when it is given up. To be asked at each death.
 * @param wasReady whether that shop had come so far as to answer
 * @returns milliseconds to wait before the next start, or null when it is given up
 */
export type RestartPolicy = (wasReady: boolean, now: number) => number | null;

const shortest = 100;
const longest = 1000;
const periodMilliseconds = 60_000;
/** A shop that does not even get ready so often in a row will not the next time either. */
const failedStarts = 5;

/**
 * The first restart is almost at once, each further one within a minute waits twice as long, up to a second. A shop that
 * gets ready is started again for ever, however often a learner manages to kill it.
 */
export function createRestartPolicy(): RestartPolicy {
  let deaths: readonly number[] = [];
  let neverReady = 0;
  return (wasReady, now) => {
    neverReady = wasReady ? 0 : neverReady + 1;
    deaths = [...deaths.filter((death) => now - death < periodMilliseconds), now];
    return neverReady >= failedStarts ? null : Math.min(shortest * 2 ** (deaths.length - 1), longest);
  };
}
