import type { Budgets } from '../../budgets.ts';
import { createFairQueue } from '../../fair-queue.ts';

/** How much may be under way, and how much may wait, as `budgets.rpc` says. */
type TurnstileLimits = Pick<Budgets['rpc'], 'waiting' | 'perClient' | 'waitingBytes' | 'longestWait'> & {
  readonly atOnce: number;
};

/** Lets a few through at a time, while others wait their turn. Whoever has a lot waiting gets no extra turns. */
export interface Turnstile {
  /**
   * Does the work when its turn comes.
   * @param whose any object that identifies whoever takes turns
   * @param isWanted called when the turn has come; work that nobody wants any more is skipped
   * @returns undefined when too many are waiting already, the work waited too long, or nobody wants it any more
   */
  pass<Result>(
    whose: object,
    size: number,
    work: () => Promise<Result>,
    isWanted?: () => boolean,
  ): Promise<Result | undefined>;
}

export function createTurnstile(limits: TurnstileLimits): Turnstile {
  const queue = createFairQueue<object, () => void>();
  let passing = 0;
  let size = 0;
  const leave = () => {
    const enter = queue.shift();
    if (enter === undefined) {
      passing -= 1;
    } else {
      // The place passes to whoever is next.
      enter();
    }
  };
  const isFullFor = (whose: object, ownSize: number) =>
    queue.size >= limits.waiting || queue.sizeOf(whose) >= limits.perClient || size + ownSize > limits.waitingBytes;

  return {
    pass: async (whose, ownSize, work, isWanted = () => true) => {
      if (passing < limits.atOnce) {
        passing += 1;
      } else {
        if (isFullFor(whose, ownSize)) {
          return undefined;
        }
        const since = performance.now();
        size += ownSize;
        await new Promise<void>((resolve) => queue.push(whose, resolve));
        size -= ownSize;
        if (!isWanted() || performance.now() - since > limits.longestWait) {
          leave();
          return undefined;
        }
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
