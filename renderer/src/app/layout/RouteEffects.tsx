import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshSession } from '../../lib/session.ts';

/**
 * What every change of path brings besides its screen: a fresh look at the session, focus, scroll position and a word to screen
 * readers. Stands after the screen in the tree, whose title is set by then.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    refreshSession();
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

/** Into the screen, unless it put the focus into a field of its own or the search is still being typed in. */
function moveFocusTo(content: HTMLElement | null): void {
  const focused = document.activeElement;
  if (content !== null && !content.contains(focused) && !(focused instanceof HTMLInputElement)) {
    content.focus({ preventScroll: true });
  }
}
