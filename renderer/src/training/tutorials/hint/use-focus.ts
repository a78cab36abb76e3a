import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { focusTaken, useTutorial } from '../running.ts';

/** Time in milliseconds that a dialog takes to give the focus back when it closes. */
const closingTime = 60;

/**
 * The keyboard's way to the hint and back: the hint never takes it away from the page on its own, but for the first one after the learner
 * has asked for a tutorial. F2 goes there and back.
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
  // The hint is gone, and with it what had the focus.
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

/** To what had the focus before, or else to the screen. */
function giveBack(element: Element | null): void {
  const target = element instanceof HTMLElement && element.isConnected && element !== document.body ? element : null;
  (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
