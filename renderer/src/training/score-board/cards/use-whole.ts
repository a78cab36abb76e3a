import { useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';

/** Cards that are not in sight and wait to become whole, in the order in which they were mounted. */
const waiting = new Set<() => void>();

/** Cards that become whole in one go. Each takes a fraction of a millisecond. */
const atOnce = 16;

/** Milliseconds after which cards become whole even if the page is never idle, such as during a long scroll. */
const patience = 200;

let isScheduled = false;

/**
 * Tells whether a card has all its parts yet. One that is in sight has them at once. One in a folded group begins with what tells which challenge it is,
 * and gets the rest as soon as the page has nothing else to do: scripts find every card at once, and each of its buttons a moment later (decision 113).
 */
export function useWhole(isInSight: boolean): boolean {
  const [isWhole, setWhole] = useState(isInSight);
  useEffect(() => {
    if (isWhole) {
      return;
    }
    const complete = () => setWhole(true);
    waiting.add(complete);
    schedule();
    return () => void waiting.delete(complete);
  }, [isWhole]);
  // What comes into sight doesn't wait for its turn.
  return isWhole || isInSight;
}

function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      for (const complete of [...waiting].slice(0, atOnce)) {
        waiting.delete(complete);
        complete();
      }
      if (waiting.size > 0) {
        schedule();
      }
    }, patience);
  }
}
