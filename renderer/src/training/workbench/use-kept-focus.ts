import { useEffect, useRef } from 'react';
import type { Part } from './store/place.ts';

/** Moves the focus to the tab of a part that something else than the tabs has opened: the button that did it is gone. */
export function useKeptFocus(part: Part): void {
  const before = useRef(part);
  // When this is rendered, the document still has the part before.
  const wasInside = document.getElementById('workbench-part')?.contains(document.activeElement) === true;
  useEffect(() => {
    const { activeElement } = document;
    // It is hidden as long as the code of the new part is on its way.
    const isLost = activeElement === document.body || activeElement?.checkVisibility() === false;
    if (before.current !== part && wasInside && isLost) {
      document.getElementById(`workbench-${part}`)?.focus({ preventScroll: true });
    }
    before.current = part;
  }, [part, wasInside]);
}
