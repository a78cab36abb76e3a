import { type RefObject, useEffect, useRef } from 'react';
import { isInLayer, isLayerOpen } from '../place/look-around.ts';

/**
 * Leaves the tutorial with the Escape key, wherever the focus is. An open menu or dialog comes first, since Escape closes that: the next
 * press leaves the tutorial.
 */
export function useEscape(hint: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useRef(onEscape);
  useEffect(() => {
    leave.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) {
        return;
      }
      const isInHint = event.target instanceof Node && hint.current?.contains(event.target) === true;
      if (isInHint || !(isInLayer(event.target) || isLayerOpen())) {
        event.stopPropagation();
        swallowRelease();
        leave.current();
      }
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [hint]);
}

/** Keeps the rest of this key press from the page: the search field empties itself when Escape is released in it. */
function swallowRelease(): void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
      }
      watch.abort();
    },
    options,
  );
}
