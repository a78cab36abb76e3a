import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { refreshSession } from '../../lib/session.ts';
import { connectSocket } from '../../lib/socket.ts';
import { SnackBarHost } from '../../ui/snack-bar/SnackBarHost.tsx';
import classes from './Shell.module.css';

const ConnectedNotices = lazy(async () => {
  const { RangeNotices } = await import('../../training/notices/RangeNotices.tsx');
  return {
    default: () => {
      // A parent's effects run after its children's: their listeners are there when the first events come.
      useEffect(() => {
        connectSocket().catch((error: unknown) => console.log(error));
      }, []);
      return <RangeNotices />;
    },
  };
});

/** The frame around every screen, in the order that scripts know (ui-learning.md 1.1). */
export function Shell() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: scripts change the storage behind our back; every navigation looks again
  useEffect(refreshSession, [location]);
  return (
    <>
      <sidenav />
      <app-navbar />
      <Suspense>
        <ConnectedNotices />
      </Suspense>
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <SnackBarHost />
    </>
  );
}
