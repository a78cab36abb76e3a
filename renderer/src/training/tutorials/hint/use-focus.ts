import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { focusTaken, useTutorial } from '../running.ts';

/** Milliseconds that a dialog takes to return the focus when it closes. */
const closingTime = 60;

/**
 * Moves the focus between the page and the hint. A hint takes the focus by itself only when it is the first one after the learner has asked
 * for a tutorial. F2 moves the focus there and back.
 */
export function useFocus(hint: RefObject<HTMLElement | null>) {
  const wantsFocus = useTutorial((state) => state.wantsFocus);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (!wantsFocus) {
      return;
    }
    const timer = setTimeout(() => {
      hint.current?.focus({ preventScroll: true });
      focusTaken();
    }, closingTime);
    return () => clearTimeout(timer);
  }, [wantsFocus, hint]);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F2' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    if (hint.current?.contains(document.activeElement) === true) {
      giveBack(before.current);
    } else {
      before.current = document.activeElement;
      hint.current?.focus({ preventScroll: true });
    }
  });
  // The hint is gone, and the focused element with it.
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) {
          giveBack(before.current);
        }
      });
    },
    [],
  );
}

/** Returns the focus to the element that had it before, or else to the screen. */
function giveBack(element: Element | null): void {
  const target = element instanceof HTMLElement && element.isConnected && element !== document.body ? element : null;
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
