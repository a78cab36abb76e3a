import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UIMatch, useLocation, useMatches } from 'react-router-dom';
import { useApplicationName } from '../../lib/config.ts';
import { refreshSession } from '../../lib/session.ts';
import classes from './Shell.module.css';

/**
 * What every change of route brings besides its screen: document title (rulings 23), focus, scroll position and a word to screen
 * readers. Stands before the screen in the tree, so that a screen can still set a title of its own.
 */
export function RouteEffects() {
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const first = useRef(true);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    document.title = title;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title of the route just reached, not each later change of it
  useEffect(() => {
    refreshSession();
    if (first.current) {
      first.current = false;
      return;
    }
    setAnnounced(title);
    window.scrollTo(0, 0);
    const content = document.getElementById('content');
    // A screen that put the focus into its first field, or the search bar still being typed in, keeps it.
    if (content?.contains(document.activeElement) === false && !(document.activeElement instanceof HTMLInputElement)) {
      content.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <p className={classes.announcement} aria-live="assertive">
      {announced}
    </p>
  );
}

function useRouteTitle(): string {
  const { t } = useTranslation();
  const name = useApplicationName();
  const keys = useMatches().map(titleKey);
  const key = keys.findLast((found) => found !== undefined);
  return key === undefined ? name : `${t(key)} - ${name}`;
}

function titleKey({ handle }: UIMatch): string | undefined {
  const named = typeof handle === 'object' && handle !== null && 'title' in handle;
  return named && typeof handle.title === 'string' ? handle.title : undefined;
}
