import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { followChallengeEvents } from '../../lib/challenges.ts';
import { lazily } from '../../lib/reach/load-code.ts';
import { useSession } from '../../lib/session.ts';
import { connectSocket } from '../../lib/socket.ts';
import { OutwardOnDemand } from '../../training/outward/OutwardOnDemand.tsx';
import { PaletteOnDemand } from '../../training/palette/PaletteOnDemand.tsx';
import { Quietly } from '../../ui/Quietly.tsx';
import { SnackBarHost } from '../../ui/snack-bar/SnackBarHost.tsx';
import { Bar } from './bar/Bar.tsx';
import { DrawerOnDemand } from './DrawerOnDemand.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import classes from './Shell.module.css';
import { ShopGone } from './shop-gone/ShopGone.tsx';
import { shopPagesFor } from './shop-pages.ts';
import { SideMenuOnDemand } from './side-menu/SideMenuOnDemand.tsx';

const ConnectedNotices = lazily(async () => {
  const { RangeNotices } = await import('../../training/notices/RangeNotices.tsx');
  return () => {
    // A parent's effects run after its children's, so their listeners are in place before the first event arrives.
    useEffect(() => {
      connectSocket().catch((error: unknown) => console.log(error));
    }, []);
    return <RangeNotices />;
  };
});

const skipLink = <SkipLink />;

const notices = (
  <Quietly>
    <Suspense>
      <ConnectedNotices />
    </Suspense>
  </Quietly>
);

const afterScreen = (
  <>
    <RouteEffects />
    <SnackBarHost />
    <ShopGone />
    <OutwardOnDemand />
  </>
);

/**
 * Renders the frame around every screen, in the order that scripts expect (ui-learning.md 1.1). What needs nothing from it stands outside,
 * so that it isn't rendered again at every click.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [sideMenuOpen, setSideMenuOpen] = useState(false);
  const { pathname, search } = useLocation();
  const session = useSession();
  const shopPages = useMemo(() => shopPagesFor(session.user, session.token !== undefined), [session]);
  // This also closes the menu when the visitor goes back while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new route
  useEffect(() => setSideMenuOpen(false), [pathname, search]);
  useEffect(followChallengeEvents, []);
  return (
    <>
      {skipLink}
      <SideMenuOnDemand open={sideMenuOpen} onClose={() => setSideMenuOpen(false)} />
      <Bar sideMenuOpen={sideMenuOpen} onToggleSideMenu={() => setSideMenuOpen(!sideMenuOpen)} />
      {notices}
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      {afterScreen}
      <PaletteOnDemand shopPages={shopPages} />
      <DrawerOnDemand />
    </>
  );
}

/** Renders the first stop of the Tab key. A link to `#content` would be taken for a route, so a button moves the focus instead. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.skip} onClick={() => document.getElementById('content')?.focus()}>
      {t('SKIP_TO_CONTENT')}
    </button>
  );
}
