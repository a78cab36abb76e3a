import { type RefObject, useEffect, useRef } from 'react';
import { pace } from '../conditions/wait-for.ts';

interface ClockWishes {
  /** Milliseconds until the step ends; undefined for a step without a time limit. */
  readonly duration: number | undefined;
  /** Changes with every step. */
  readonly step: unknown;
  /** Shows the elapsed time by its horizontal scale. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly onOver: () => void;
}

/** Ends a timed step. Time passes only while the page is visible. */
export function useClock({ duration, step, bar, onOver }: ClockWishes): void {
  const passed = useRef({ step, share: 0 });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (passed.current.step !== step) {
      passed.current = { step, share: 0 };
    }
    bar.current?.style.setProperty('scale', `${passed.current.share} 1`);
    if (duration === undefined) {
      return;
    }
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (document.visibilityState === 'visible') {
        passed.current.share += (now - last) / duration;
      }
      last = now;
      bar.current?.style.setProperty('scale', `${Math.min(passed.current.share, 1)} 1`);
      if (passed.current.share >= 1) {
        clearInterval(timer);
        over.current();
      }
    }, pace);
    return () => clearInterval(timer);
  }, [duration, step, bar]);
}
