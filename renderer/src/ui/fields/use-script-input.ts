import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

interface Taker {
  /** What the element holds as far as the state knows. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/**
 * Takes what scripts write into a field. They set its value and dispatch an `input` event of their own (ui-shop.md 9), which React
 * overlooks: it does not bubble unless told to, and the value is no news to React, which watches it being set. What stands in the
 * element and not in the state after such an event is taken over. Give the result to the element as its `ref`.
 */
export function useScriptInput<E extends HTMLInputElement | HTMLTextAreaElement>(taker: Taker): RefCallback<E> {
  const latest = useRef(taker);
  useLayoutEffect(() => {
    latest.current = taker;
  });
  return useCallback((element: E) => {
    // One turn later, when an ordinary event has gone its way through React.
    const compare = () =>
      setTimeout(() => {
        if (element.isConnected && element.value !== latest.current.value) {
          latest.current.change(element.value);
        }
      });
    element.addEventListener('input', compare);
    return () => element.removeEventListener('input', compare);
  }, []);
}
