import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds for the learner to see that the answer was right. */
const moment = 1800;

/**
 * Goes on to the next step shortly after a right answer, unless the learner points at the verdict or has reached it by keyboard; then it
 * waits (decision 22). The focused button has just been disabled, so the focus moves to the button that leads on. Nothing happens to
 * learners who have already gone on, or who return to look at the lines.
 * @param shown whether the learner is at this step
 */
export function useMovingOn(solved: boolean, shown: boolean, onNext: (() => void) | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const [paused, setPaused] = useState(false);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (solved && !shown) {
      setLeft(true);
    }
  }, [solved, shown]);
  const due = solved && shown && !left && onNext !== undefined;
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
