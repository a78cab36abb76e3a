/**
 * Decides when a dead shop is restarted and when it is given up. Called at each death.
 * @param wasReady whether that shop had got ready
 * @returns milliseconds to wait before the next start, or null to give up
 */
export type RestartPolicy = (wasReady: boolean, now: number) => number | null;

const shortest = 100;
const longest = 1000;
const periodMilliseconds = 60_000;
/** A shop that fails to get ready this often in a row won't get ready the next time either. */
const failedStarts = 5;

/**
 * The first restart is almost immediate, and each further one within a minute waits twice as long, up to a second. A
 * shop that gets ready is always restarted, however often a learner manages to kill it.
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
