/** How much may be under way, and how much may wait. */
export interface TurnstileLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Sizes of what waits, together. */
  readonly waitingSize: number;
}

/** Lets a few through at a time, and a number of others wait their turn. */
export interface Turnstile {
  /** Does the work when its turn comes. @returns undefined when too many wait already */
  pass<Result>(size: number, work: () => Promise<Result>): Promise<Result> | undefined;
}

export function createTurnstile({ atOnce, waiting, waitingSize }: TurnstileLimits): Turnstile {
  let passing = 0;
  let size = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    passing -= 1;
    queue.shift()?.();
  };
  return {
    pass: (ownSize, work) => {
      if (queue.length >= waiting || size + ownSize > waitingSize) {
        return undefined;
      }
      size += ownSize;
      return new Promise((resolve, reject) => {
        const enter = () => {
          passing += 1;
          size -= ownSize;
          work().then(resolve, reject).finally(leave);
        };
        if (passing < atOnce) {
          enter();
        } else {
          queue.push(enter);
        }
      });
    },
  };
}
