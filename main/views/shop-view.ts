import type { WebContents } from 'electron';
import type { StartState } from '../../shared/desktop/channels.ts';
import { createListeners } from '../listeners.ts';
import { log } from '../log/log.ts';
import type { ShopAddress } from '../security/origins.ts';
import type { Shop } from '../shop.ts';
import type { Traffic } from '../traffic/traffic.ts';
import type { ShellWindow } from '../window.ts';
import { words } from '../words.ts';
import type { StartPage } from './start-page.ts';
import { pageClosed, pageFailed, reopening } from './start-states.ts';

/** Net error of a navigation that was replaced by another one or refused, which is no failure to report. */
const aborted = -3;

/** A page that closes itself twice within so many milliseconds would go on for ever. */
const closingTooOften = 10_000;

/** The shop's page in the window. */
export interface ShopView {
  /** Returns the page; null for a moment after it has closed itself. */
  contents(): WebContents | null;
  /** Shows this shop: its first page, or the current page when that is already one of this shop. */
  open(shop: ShopAddress): void;
  load(url: string): void;
  /** Loads the page again. A page that hangs in a script is ended first. */
  reload(options?: { readonly withoutCache: boolean }): void;
  home(): void;
  /** Calls the listener when address, history or loading changed. */
  onChange(listener: () => void): void;
}

interface Surroundings {
  readonly shell: ShellWindow;
  readonly shop: Shop;
  readonly startPage: StartPage;
  readonly traffic: Traffic;
}

/**
 * Shows the shop's page while there is one, and the start page with the reason when it doesn't load. A script on the page may close it
 * (`window.close()`), and then a new one is made.
 */
export function createShopView({ shell, shop, startPage, traffic }: Surroundings): ShopView {
  const changes = createListeners();
  let page: WebContents | null = null;
  /** Whether nothing has been shown in it yet. */
  let isFresh = true;
  let isHanging = false;
  let hasPage = false;
  let lastClosed = Number.NEGATIVE_INFINITY;

  function showFailure(state: StartState): void {
    isHanging = false;
    hasPage = false;
    shell.showShop(false);
    // While the shop is down, the start page already says so.
    if (shop.state().kind === 'ready') {
      startPage.show(state);
    }
  }

  function showPageFailure(url: string, reason: string): void {
    showFailure(pageFailed(url, reason, traffic.proxy() !== null));
  }

  function openPage(): void {
    const contents = shell.renewShopPage();
    page = contents;
    isFresh = true;
    isHanging = false;
    hasPage = false;
    contents.on('unresponsive', () => {
      isHanging = true;
    });
    contents.on('responsive', () => {
      isHanging = false;
    });
    // Otherwise, a page that asks "leave?" for ever would keep its place.
    contents.on('will-prevent-unload', (event) => event.preventDefault());
    contents.on('page-title-updated', (_event, title) => {
      shell.window.setTitle(`${title.slice(0, 80)} (${words.productName})`);
    });
    contents.on('did-fail-load', (_event, code, reason, url, isMainFrame) => {
      if (isMainFrame && code !== aborted) {
        showPageFailure(url, reason);
      }
    });
    contents.on('render-process-gone', (_event, details) => showPageFailure(contents.getURL(), details.reason));
    contents.on('did-navigate', () => {
      isFresh = false;
      hasPage = true;
      shell.showShop(true);
      changes.tell();
    });
    contents.on('did-navigate-in-page', () => changes.tell());
    contents.on('did-start-loading', () => changes.tell());
    contents.on('did-stop-loading', () => changes.tell());
    contents.once('destroyed', () => {
      page = null;
      // Electron is still busy taking down the old page.
      setImmediate(replacePage);
    });
  }

  function replacePage(): void {
    if (shell.window.isDestroyed()) {
      return;
    }
    log.info(words.log.pageClosed);
    const isAgain = performance.now() - lastClosed < closingTooOften;
    lastClosed = performance.now();
    openPage();
    changes.tell();
    if (isAgain) {
      showFailure(pageClosed());
    } else if (shop.state().kind === 'ready') {
      startPage.show(reopening());
      home();
    }
  }

  function endIfHanging(): void {
    if (isHanging) {
      isHanging = false;
      page?.forcefullyCrashRenderer();
    }
  }

  function load(url: string): void {
    endIfHanging();
    // Failures arrive as did-fail-load, and the promise only repeats them.
    page?.loadURL(url).catch(() => undefined);
  }

  function home(): void {
    const address = shop.address();
    if (address !== null) {
      load(`${address.origin}/`);
    }
  }

  openPage();
  return {
    contents: () => page,
    load,
    open: (address) => {
      if (!hasPage || !page?.getURL().startsWith(`${address.origin}/`)) {
        load(`${address.origin}/`);
      }
    },
    reload: ({ withoutCache } = { withoutCache: false }) => {
      endIfHanging();
      if (isFresh) {
        // A reload would replace the page that is on its way with the empty one.
        home();
      } else if (withoutCache) {
        page?.reloadIgnoringCache();
      } else {
        page?.reload();
      }
    },
    home,
    onChange: changes.add,
  };
}
