import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { closeDrawer, drawerButtonId, useDrawer } from '../../lib/drawer.ts';
import { rangeSkin } from '../../ui/RangeSurface.tsx';
import classes from './Drawer.module.css';
import { DrawerContent } from './DrawerContent.tsx';
import { useBeside } from './frame/use-beside.ts';

/** Renders the open drawer (decision 50): beside the page where there is room, and as a sheet over it elsewhere. */
export function Drawer() {
  const open = useDrawer((drawer) => drawer.open);
  const beside = useBeside();
  if (!open) {
    return null;
  }
  const Frame = beside ? BesideThePage : Sheet;
  return (
    <Frame>
      <DrawerContent onClose={putAway} />
    </Frame>
  );
}

/** Puts the drawer away, and returns the focus to the bar's button. Only once a sheet is gone can anything else have it. */
function putAway(): void {
  flushSync(closeDrawer);
  document.getElementById(drawerButtonId)?.focus();
}

/** Takes its width from the page, so that it covers nothing. */
function BesideThePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!useDrawer.getState().restored) {
      frame.current?.focus();
    }
    document.documentElement.dataset.drawer = 'beside';
    return () => {
      delete document.documentElement.dataset.drawer;
    };
  }, []);
  return (
    <aside
      {...rangeSkin}
      ref={frame}
      className={classes.beside}
      aria-label={t('RANGE_NAME')}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && putAway()}
    >
      {children}
    </aside>
  );
}

/** Lies over the page. The browser keeps the focus inside and closes it at Escape. */
function Sheet({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for keys what the click around the content does
    <dialog
      {...rangeSkin}
      ref={frame}
      className={classes.sheet}
      aria-label={t('RANGE_NAME')}
      onCancel={(event) => {
        event.preventDefault();
        putAway();
      }}
      // A click on the dialog itself is one on what lies around its content.
      onClick={(event) => event.target === event.currentTarget && putAway()}
    >
      <div className={classes.sheetContent}>{children}</div>
    </dialog>
  );
}
