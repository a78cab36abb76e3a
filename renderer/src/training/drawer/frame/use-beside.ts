import { useSyncExternalStore } from 'react';
import { besideWidth } from '../../../../../shared/api/drawer.ts';

/** Returns whether the window has room for the drawer beside the page. */
export function useBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(besideWidth);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(besideWidth).matches,
  );
}
