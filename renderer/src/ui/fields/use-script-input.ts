import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

interface Taker {
  /** The element's value according to the state. */
  readonly value: string;
  readonly change: (value: string) => void;
}

/**
 * Accepts what scripts write into a field. They set its value and dispatch their own `input` event (ui-shop.md 9), which React overlooks:
 * the event doesn't bubble by default, and React tracks values and so sees no change. If the element and the state differ after such an
 * event, the state takes the element's value. Pass the result to the element as its `ref`.
 */
export function useScriptInput<E extends HTMLInputElement | HTMLTextAreaElement>(taker: Taker): RefCallback<E> {
  const latest = useRef(taker);
  useLayoutEffect(() => {
    latest.current = taker;
  });
  return useCallback((element: E) => {
    // By the next turn React has handled an ordinary event.
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
