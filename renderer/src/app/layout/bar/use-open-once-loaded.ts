import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens a menu as soon as it has replaced the button that was pressed. First the focus moves to the menu's own button, because that is
 * where it must return when the menu closes. A change of route closes the menu, also when it comes from the Back button.
 */
export function useOpenOnceLoaded(buttonId: string) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.getElementById(buttonId)?.focus();
    setOpen(true);
  }, [buttonId]);
  const route = pathname + search;
  const shownAt = useRef(route);
  useEffect(() => {
    if (shownAt.current !== route) {
      shownAt.current = route;
      setOpen(false);
    }
  }, [route]);
  return [open, setOpen] as const;
}
