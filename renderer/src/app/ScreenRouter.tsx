import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, Router } from 'react-router-dom';
import { isScreenFetched, requestAhead } from './routes.tsx';

/**
 * Provides the address behind the `#` to the page, as the library's `HashRouter` does. That one renders every screen as a transition, in
 * slices that wait for animations and start again after every click. Here only a screen whose code has yet to come is one, so that the old
 * screen stays meanwhile; all others are rendered by the click itself.
 */
export function ScreenRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createHashHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const shown = useRef(location.pathname);
  useLayoutEffect(() => {
    shown.current = location.pathname;
  }, [location]);
  useLayoutEffect(
    () =>
      history.listen((place) => {
        if (isScreenFetched(place.location.pathname)) {
          // React renders what a click changes before the click ends, whatever else happens.
          if (window.event?.type === 'click' && place.location.pathname !== shown.current) {
            requestAhead(place.location.pathname);
          }
          setPlace(place);
        } else {
          startTransition(() => setPlace(place));
        }
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
