import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { drawerMessages } from '../../../../shared/api/drawer.ts';
import { RangeSurface } from '../../ui/RangeSurface.tsx';
import classes from './Drawer.module.css';
import { DrawerContent } from './DrawerContent.tsx';
import { keepView } from './kept-view.ts';

/**
 * Renders the drawer as a page of its own, which pages that the server makes show in a frame (decision 50). Links lead the page around the
 * frame elsewhere. It opens no connection to the server: that would take notifications away from the shop's own pages.
 */
export function DrawerPage() {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t('RANGE_NAME');
    const base = document.createElement('base');
    base.target = '_top';
    document.head.append(base);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === window.parent && origin === window.location.origin && data === drawerMessages.putAway) {
        putAway();
      }
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) {
        putAway();
      }
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('keydown', onKey);
    return () => {
      base.remove();
      window.removeEventListener('message', onMessage);
      window.removeEventListener('keydown', onKey);
    };
  }, [t]);
  return (
    <RangeSurface className={classes.page} role="main">
      <DrawerContent onClose={putAway} />
    </RangeSurface>
  );
}

/** Keeps that the drawer was put away, and has the page around the frame remove it. */
function putAway(): void {
  keepView({ open: false });
  window.parent.postMessage(drawerMessages.closed, window.location.origin);
}
