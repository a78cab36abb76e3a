import type { BrowserWindow, Session } from 'electron';
import type { Language } from '../language.ts';
import { createListeners } from '../listeners.ts';
import { isServedByShop } from '../security/origins.ts';
import { helpUrl } from '../shell-pages.ts';
import type { Shop } from '../shop.ts';
import { unawaited } from '../unawaited.ts';
import type { ShopView } from '../views/shop-view.ts';
import type { ShellWindow } from '../window.ts';
import { comeToFront } from '../windows/come-to-front.ts';
import { openOwnWindow } from '../windows/own-window.ts';
import { words } from '../words.ts';
import type { HelpPage } from './help-files.ts';

/** The help in its own window, beside the shop. */
export interface Help {
  open(page: HelpPage): void;
  /** Returns whether the help should be offered. A contest may switch it off, but it is always offered while the shop doesn't run. */
  isOffered(): boolean;
  /** Calls the listener when that has changed. */
  onChange(listener: () => void): void;
}

interface Surroundings {
  readonly shell: ShellWindow;
  readonly session: Session;
  readonly shop: Shop;
  readonly view: ShopView;
  readonly language: Language;
}

/** Makes the help. It works without the shop, since it also says what to do when the shop doesn't start. */
export function createHelp({ shell, session, shop, view, language }: Surroundings): Help {
  let window: BrowserWindow | null = null;
  let shownAddress: string | null = null;
  let isOffered = true;
  const listeners = createListeners();

  function address(): string | null {
    return shop.address()?.origin ?? null;
  }

  function openWindow(): BrowserWindow {
    // There is no preload: the page reads, searches and prints, and asks for nothing.
    const opened = openOwnWindow({ name: 'help', title: words.help.title, width: 1000, height: 780, session });
    // The page itself can't navigate away (security/pages.ts). Its links to the shop open where the shop is shown.
    opened.webContents.on('will-navigate', ({ url }) => {
      if (isServedByShop(shop.address(), url)) {
        view.load(url);
        shell.window.focus();
      }
    });
    opened.once('closed', () => {
      window = null;
    });
    return opened;
  }

  function offer(isNowOffered: boolean): void {
    if (isNowOffered === isOffered) {
      return;
    }
    isOffered = isNowOffered;
    if (!isOffered) {
      window?.close();
    }
    listeners.tell();
  }

  shell.window.once('closed', () => window?.close());
  language.onChange(() => {
    window?.setTitle(words.help.title);
    window?.webContents.reload();
  });
  shop.follow((state) => {
    if (window !== null && address() !== shownAddress) {
      shownAddress = address();
      window.webContents.reload();
    }
    if (state.kind === 'ready' || state.kind === 'failed') {
      offer(state.kind === 'failed' || state.offersHelp);
    }
  });

  return {
    open: (page) => {
      window ??= openWindow();
      shownAddress = address();
      unawaited(window.webContents.loadURL(helpUrl(page)));
      comeToFront(window);
    },
    isOffered: () => isOffered,
    onChange: listeners.add,
  };
}
