import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { followChallengeEvents } from '../../lib/challenges.ts';
import { connectSocket } from '../../lib/socket.ts';
import { Quietly } from '../../ui/Quietly.tsx';
import { SnackBarHost } from '../../ui/snack-bar/SnackBarHost.tsx';
import { Bar } from './bar/Bar.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import classes from './Shell.module.css';
import { SideMenuOnDemand } from './side-menu/SideMenuOnDemand.tsx';

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
export function Shell({ children }: { readonly children: ReactNode }) {
  const [sideMenuOpen, setSideMenuOpen] = useState(false);
  const { pathname, search } = useLocation();
  // Also when somebody goes back with the menu open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the next route is
  useEffect(() => setSideMenuOpen(false), [pathname, search]);
  useEffect(followChallengeEvents, []);
  return (
    <>
      <SkipLink />
      <SideMenuOnDemand open={sideMenuOpen} onClose={() => setSideMenuOpen(false)} />
      <Bar sideMenuOpen={sideMenuOpen} onToggleSideMenu={() => setSideMenuOpen(!sideMenuOpen)} />
      <Quietly>
        <Suspense>
          <ConnectedNotices />
        </Suspense>
      </Quietly>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <RouteEffects />
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
