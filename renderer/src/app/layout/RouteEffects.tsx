import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endFirstScreen } from '../../lib/first-screen.ts';
import { refreshSession } from '../../lib/session.ts';

/** The paths whose screens end the drawing that stands in for them, once they have something to show. */
const drawn: ReadonlySet<string> = new Set(['/', '/search', '/score-board']);

/**
 * Does what every change of path needs besides a new screen: it reads the session again, moves the focus, scrolls up and tells screen
 * readers. It comes after the screen in the tree, because the screen must have set its title by then.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    refreshSession();
    // The address may have changed before the page's code was there.
    if (shown.current !== pathname || !drawn.has(pathname)) {
      endFirstScreen();
    }
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    setAnnounced(document.title);
    window.scrollTo(0, 0);
    moveFocusTo(document.getElementById('content'));
  }, [pathname]);
  return (
    <VisuallyHidden component="p" aria-live="assertive">
      {announced}
    </VisuallyHidden>
  );
}

/**
 * Moves the focus into the screen, unless the screen has focused a field of its own, the visitor is still typing a search, or a tutorial's
 * hint has the focus: it belongs to no screen, and its reader goes on in it.
 */
function moveFocusTo(content: HTMLElement | null): void {
  const focused = document.activeElement;
  const isKept = focused instanceof HTMLInputElement || focused?.closest('#hacking-instructor') != null;
  if (content !== null && !content.contains(focused) && !isKept) {
    content.focus({ preventScroll: true });
  }
}
