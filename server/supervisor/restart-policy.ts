/** When a dead shop is started again, and when it is given up. */
export interface RestartPolicy {
  /**
   * To be asked at each death.
   * @returns milliseconds to wait before the next start, or null when it is given up
   */
  nextPause(now: number): number | null;
}

const first = 100;
const longest = 5000;
/** So many deaths within the period are too many. */
const limit = 6;
const periodMilliseconds = 60_000;

/** The first restart is almost at once, each further one within a minute waits twice as long, the sixth death is final. */
export function createRestartPolicy(): RestartPolicy {
  let deaths: number[] = [];
  return {
    nextPause: (now) => {
      deaths = [...deaths.filter((death) => now - death < periodMilliseconds), now];
      return deaths.length >= limit ? null : Math.min(first * 2 ** (deaths.length - 1), longest);
    },
  };
}
