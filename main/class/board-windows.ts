import type { BrowserWindow } from 'electron';
import { openBoardSession } from '../security/sessions.ts';
import { unawaited } from '../unawaited.ts';
import { comeToFront } from '../windows/come-to-front.ts';
import { openOwnWindow } from '../windows/own-window.ts';
import { words } from '../words.ts';

/** The board's two views. */
export type BoardView = 'trainer' | 'wall';

/** The windows that show the board's pages. Each exists at most once, and closes with the main window. */
export interface BoardWindows {
  /** Opens the window, or brings it to the front. */
  show(view: BoardView): void;
  closeAll(): void;
}

/** Returns where each view is; null while there is no board. */
export type BoardAddresses = () => Readonly<Record<BoardView, string>> | null;

const sizes = { trainer: { width: 1280, height: 860 }, wall: { width: 1280, height: 760 } } as const;

/**
 * Makes the windows of the board's pages. These are our own, but they show names that learners chose, so they get neither a preload nor any address but the
 * board's.
 */
export function createBoardWindows(mainWindow: BrowserWindow, addresses: BoardAddresses): BoardWindows {
  const open: Partial<Record<BoardView, BrowserWindow>> = {};
  const session = openBoardSession((url) => {
    const known = addresses();
    return known !== null && Object.values(known).some((address) => new URL(address).origin === new URL(url).origin);
  });

  function show(view: BoardView): void {
    const url = addresses()?.[view];
    if (url === undefined) {
      return;
    }
    const known = open[view];
    if (known !== undefined) {
      comeToFront(known);
      return;
    }
    const window = openOwnWindow({ name: `class-${view}`, title: words.windows[view], ...sizes[view], session });
    open[view] = window;
    // The trainer's view links to the wall, which gets its own window.
    window.webContents.setWindowOpenHandler((details) => {
      if (details.url === addresses()?.wall) {
        show('wall');
      }
      return { action: 'deny' };
    });
    window.once('closed', () => {
      delete open[view];
    });
    unawaited(window.webContents.loadURL(url));
  }

  const closeAll = () => {
    for (const window of Object.values(open)) {
      window.close();
    }
  };
  mainWindow.once('closed', closeAll);
  return { show, closeAll };
}
