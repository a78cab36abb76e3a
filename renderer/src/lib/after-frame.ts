import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which no frame is expected any more: a hidden page draws none. */
const patience = 100;

/**
 * Does something once the next frame is handed over, so that what the visitor has just typed is seen before long work begins.
 * @returns a function that takes it back
 */
export function afterFrame(work: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (!isOver) {
      isOver = true;
      work();
    }
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, patience);
  return () => {
    isOver = true;
  };
}

/**
 * Returns a value, and after a change the last one until the frame that answers the change is handed over. What depends on it is then rendered in slices,
 * which give way to a key press and begin anew with each change. `useDeferredValue` doesn't wait for the frame.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(
    () => (late === value ? undefined : afterFrame(() => startTransition(() => setLate(value)))),
    [late, value],
  );
  return late;
}
