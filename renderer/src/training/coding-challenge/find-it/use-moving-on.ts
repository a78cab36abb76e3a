import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds to see that the answer was right. */
const moment = 1800;

/**
 * Goes on to the next step a moment after a right answer, unless the learner points at what was said or has reached it by keyboard:
 * then it waits (rulings 22). The focus, whose button has just been disabled, goes to the button that leads on.
 */
export function useMovingOn(solved: boolean, onNext: (() => void) | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const [paused, setPaused] = useState(false);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  const due = solved && onNext !== undefined;
  useEffect(() => {
    if (due) {
      button.current?.focus();
    }
  }, [due]);
  useEffect(() => {
    if (due && !paused) {
      const timer = setTimeout(() => next.current?.(), moment);
      return () => clearTimeout(timer);
    }
  }, [due, paused]);
  return {
    button,
    pausing: {
      onMouseEnter: () => setPaused(true),
      onMouseLeave: () => setPaused(false),
      onFocus: ({ target }: FocusEvent) => setPaused(target.matches(':focus-visible')),
      onBlur: () => setPaused(false),
    },
  };
}
