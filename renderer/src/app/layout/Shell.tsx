import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { followChallengeEvents } from '../../lib/challenges.ts';
import { connectSocket } from '../../lib/socket.ts';
import { SnackBarHost } from '../../ui/snack-bar/SnackBarHost.tsx';
import { Bar } from './Bar.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';

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
  const [sideMenuOpen, setSideMenuOpen] = useState(false);
  useEffect(followChallengeEvents, []);
  return (
    <>
      <SkipLink />
      <SideMenu open={sideMenuOpen} onClose={() => setSideMenuOpen(false)} />
      <Bar sideMenuOpen={sideMenuOpen} onToggleSideMenu={() => setSideMenuOpen(!sideMenuOpen)} />
      <Suspense>
        <ConnectedNotices />
      </Suspense>
      <RouteEffects />
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <SnackBarHost />
    </>
  );
}

/** The first stop of the Tab key. A link to `#content` would be a route here, so a button moves the focus. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById('content')?.focus()}>
      {t('SKIP_TO_CONTENT')}
    </button>
  );
}
