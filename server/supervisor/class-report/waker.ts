import { setTimeout as delay } from 'node:timers/promises';

/** A pause that somebody can end. */
export interface Waker {
  /** Ends the current pause; the next one, when there is none. */
  wake(): void;
  /** Waits so many milliseconds, or only until it is woken when null. */
  pause(milliseconds: number | null): Promise<void>;
}

/** @param signal ends all pauses */
export function createWaker(signal: AbortSignal): Waker {
  let wakeUp = Promise.withResolvers<void>();
  return {
    wake: () => wakeUp.resolve(),
    pause: async (milliseconds) => {
      const timer = new AbortController();
      const waits: Promise<unknown>[] = [wakeUp.promise];
      if (milliseconds !== null) {
        waits.push(delay(milliseconds, undefined, { signal: AbortSignal.any([timer.signal, signal]) }).catch(() => {}));
      }
      await Promise.race(waits);
      timer.abort();
      wakeUp = Promise.withResolvers();
    },
  };
}
