import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a dialog when the page goes to another route, however that came about (ui-learning.md 6.1). Scripts do so below an open dialog,
 * where people can't.
 */
export function useRouteCloses(opened: boolean, onClose: () => void): void {
  const { pathname, search } = useLocation();
  const route = `${pathname}${search}`;
  const shownAt = useRef(route);
  useEffect(() => {
    if (!opened) {
      shownAt.current = route;
    } else if (shownAt.current !== route) {
      onClose();
    }
  }, [opened, route, onClose]);
}
