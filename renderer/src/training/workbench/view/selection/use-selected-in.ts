import { useCallback, useRef } from 'react';

/** Follows what is selected within an element, by mouse or keyboard. */
export function useSelectedIn<Kind extends HTMLElement>() {
  const place = useRef<Kind>(null);
  const read = useCallback(() => {
    const selection = getSelection();
    const isIn = selection !== null && place.current?.contains(selection.anchorNode) === true;
    return isIn ? selection.toString() : '';
  }, []);
  return { place, read };
}
