import { useEffect, useRef } from 'react';
import { WindowDrop } from '../backup/WindowDrop.tsx';
import { ClassNoticesOnDemand } from '../class/ClassOnDemand.tsx';
import { useRestoredDrawer } from '../drawer/kept-view.ts';
import { NextTutorial } from '../tutorials/next/NextTutorial.tsx';
import { TutorialOnDemand } from '../tutorials/TutorialOnDemand.tsx';
import classes from './RangeNotices.module.css';
import { tellRefusedChanges } from './refused-changes.ts';
import { ServerStarted } from './server-started/ServerStarted.tsx';
import { SolvedNotifications } from './solved/SolvedNotifications.tsx';
import { Welcome } from './welcome/Welcome.tsx';

/**
 * Renders the range's notices, stacked in a corner above the screen, which doesn't move for them (ui-learning.md 1.1, 4 to 6). They are
 * loaded after the first screen is up. The socket connects only once they are mounted, so listeners added in their effects miss nothing.
 */
export function RangeNotices() {
  const corner = useRoomBelow();
  useEffect(tellRefusedChanges, []);
  useRestoredDrawer();
  return (
    <div ref={corner} className={classes.corner}>
      <app-server-started-notification>
        <ServerStarted />
      </app-server-started-notification>
      <app-challenge-solved-notification>
        <SolvedNotifications />
      </app-challenge-solved-notification>
      <ClassNoticesOnDemand />
      <NextTutorial />
      <app-welcome>
        <Welcome />
      </app-welcome>
      <TutorialOnDemand />
      <WindowDrop />
    </div>
  );
}

/**
 * Keeps `--notices-height` at the height that the notices take up from the bottom of the window, so that the page, dialogs and snack bars
 * can stay clear of them.
 */
function useRoomBelow() {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = corner.current;
    if (element === null) {
      return;
    }
    const { style } = document.documentElement;
    let known = 0;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      // A new value makes the browser compute the styles of the whole page anew.
      if (height !== known) {
        known = height;
        style.setProperty('--notices-height', height === 0 ? '0px' : `${height + marginBelow}px`);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-height');
    };
  }, []);
  return corner;
}

/** Pixels between the notices and the window's edge, as in the style sheet. */
const marginBelow = 16;
