import type { WebContents } from 'electron';
import type { ShopAddress } from '../security/origins.ts';
import type { Shop } from '../shop.ts';
import type { Traffic } from '../traffic/traffic.ts';
import type { ShellWindow } from '../window.ts';
import { words } from '../words.ts';
import type { StartPage } from './start-page.ts';
import { pageFailed } from './start-states.ts';

/** Net error of a navigation that another one replaced or that was refused: no failure to tell of. */
const aborted = -3;

/** The shop's page in the window. */
export interface ShopView {
  readonly contents: WebContents;
  /** Shows this shop: its first page, or the page already there when it is one of this shop. */
  open(shop: ShopAddress): void;
  load(url: string): void;
  /** Loads the page again; one that hangs in a script is ended first. */
  reload(options?: { readonly withoutCache: boolean }): void;
  home(): void;
  /** Tells when address, history or loading changed. */
  onChange(listener: () => void): void;
}

interface Surroundings {
  readonly shell: ShellWindow;
  readonly shop: Shop;
  readonly startPage: StartPage;
  readonly traffic: Traffic;
}

/** Shows the shop's page while there is one, and the start page with the reason when it does not come. */
export function createShopView({ shell, shop, startPage, traffic }: Surroundings): ShopView {
  const { webContents: contents } = shell.shop;
  const listeners: (() => void)[] = [];
  let isHanging = false;
  let hasPage = false;

  function tellChange(): void {
    for (const tell of listeners) {
      tell();
    }
  }

  function showFailure(url: string, reason: string): void {
    isHanging = false;
    hasPage = false;
    shell.showShop(false);
    // While the shop is down the start page already says so.
    if (shop.state().kind === 'ready') {
      startPage.show(pageFailed(url, reason, traffic.proxy() !== null));
    }
  }

  contents.on('unresponsive', () => {
    isHanging = true;
  });
  contents.on('responsive', () => {
    isHanging = false;
  });
  // A page that asks "leave?" for ever would keep its place.
  contents.on('will-prevent-unload', (event) => event.preventDefault());
  contents.on('page-title-updated', (_event, title) => {
    shell.window.setTitle(`${title.slice(0, 80)} (${words.productName})`);
  });
  contents.on('did-fail-load', (_event, code, reason, url, isMainFrame) => {
    if (isMainFrame && code !== aborted) {
      showFailure(url, reason);
    }
  });
  contents.on('render-process-gone', (_event, details) => showFailure(contents.getURL(), details.reason));
  contents.on('did-navigate', () => {
    hasPage = true;
    shell.showShop(true);
    tellChange();
  });
  contents.on('did-navigate-in-page', tellChange);
  contents.on('did-start-loading', tellChange);
  contents.on('did-stop-loading', tellChange);

  function endIfHanging(): void {
    if (isHanging) {
      isHanging = false;
      contents.forcefullyCrashRenderer();
    }
  }

  function load(url: string): void {
    endIfHanging();
    // What goes wrong arrives as did-fail-load; the promise only repeats it.
    contents.loadURL(url).catch(() => undefined);
  }

  return {
    contents,
    load,
    open: (address) => {
      if (!hasPage || !contents.getURL().startsWith(`${address.origin}/`)) {
        load(`${address.origin}/`);
      }
    },
    reload: ({ withoutCache } = { withoutCache: false }) => {
      endIfHanging();
      if (withoutCache) {
        contents.reloadIgnoringCache();
      } else {
        contents.reload();
      }
    },
    home: () => {
      const address = shop.address();
      if (address !== null) {
        load(`${address.origin}/`);
      }
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
