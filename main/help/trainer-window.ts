import type { BrowserWindow, Session } from 'electron';
import type { Dialogs } from '../dialogs.ts';
import { isServedByShop } from '../security/origins.ts';
import { trainerUrl } from '../shell-pages.ts';
import type { Shop } from '../shop.ts';
import { unawaited } from '../unawaited.ts';
import type { ShopView } from '../views/shop-view.ts';
import type { ShellWindow } from '../window.ts';
import { comeToFront } from '../windows/come-to-front.ts';
import { openOwnWindow } from '../windows/own-window.ts';
import { words } from '../words.ts';

interface Surroundings {
  readonly shell: ShellWindow;
  readonly session: Session;
  readonly shop: Shop;
  readonly view: ShopView;
  readonly dialogs: Dialogs;
}

/**
 * Makes the window with the solutions, plans and tests for trainers (decision 46). It opens after a question, so that no learner sees it by chance.
 * @returns a function that asks, and opens it
 */
export function createTrainerWindow({ shell, session, shop, view, dialogs }: Surroundings): () => Promise<void> {
  let window: BrowserWindow | null = null;
  shell.window.once('closed', () => window?.close());

  function openWindow(): BrowserWindow {
    const opened = openOwnWindow({
      name: 'trainer',
      title: words.help.trainerTitle,
      width: 1100,
      height: 820,
      session,
    });
    // As in the help, links to the shop open where the shop is shown.
    opened.webContents.on('will-navigate', ({ url }) => {
      if (isServedByShop(shop.address(), url)) {
        view.load(url);
        shell.window.focus();
      }
    });
    opened.once('closed', () => {
      window = null;
    });
    unawaited(opened.webContents.loadURL(trainerUrl()));
    return opened;
  }

  return async () => {
    if (window === null) {
      const { trainer, trainerDetail, trainerAction } = words.dialogs;
      if (!(await dialogs.confirm({ message: trainer, detail: trainerDetail, action: trainerAction }))) {
        return;
      }
    }
    window ??= openWindow();
    comeToFront(window);
  };
}
