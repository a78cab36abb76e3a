import { BrowserWindow, type Session, type WebContents, WebContentsView } from 'electron';
import { paths } from './paths.ts';
import { hardenedPreferences } from './security/preferences.ts';
import { windowBackground } from './windows/background.ts';
import { words } from './words.ts';

/** Height of the bar in DIPs; main/pages/bar/bar.css fills it. */
const barHeight = 44;

/**
 * The one window. Its own page is the trusted start and error page. Above that, the trusted bar is along the top, and
 * the shop's page fills the rest while there is one to show.
 */
export interface ShellWindow {
  readonly window: BrowserWindow;
  readonly bar: WebContentsView;
  /** Gives the shop's view an empty, hidden page in place of the one that it had. Also makes the first one. */
  renewShopPage(): WebContents;
  /** Shows the shop's page, or hides it so that the start page is visible. */
  showShop(isShown: boolean): void;
}

export function openShellWindow(shellSession: Session, shopSession: Session): ShellWindow {
  const window = new BrowserWindow({
    name: 'shell',
    title: words.productName,
    width: 1280,
    height: 860,
    minWidth: 480,
    minHeight: 400,
    windowStatePersistence: true,
    backgroundColor: windowBackground(),
    webPreferences: hardenedPreferences(shellSession, paths.preload('start')),
  });
  const bar = new WebContentsView({ webPreferences: hardenedPreferences(shellSession, paths.preload('bar')) });
  let shop: WebContentsView | null = null;
  window.contentView.addChildView(bar);

  function layOut(): void {
    const { width, height } = window.getContentBounds();
    bar.setBounds({ x: 0, y: 0, width, height: barHeight });
    shop?.setBounds({ x: 0, y: barHeight, width, height: Math.max(0, height - barHeight) });
  }
  window.on('resize', layOut);

  function renewShopPage(): WebContents {
    if (shop !== null) {
      window.contentView.removeChildView(shop);
    }
    shop = new WebContentsView({ webPreferences: hardenedPreferences(shopSession, paths.preload('shop')) });
    // A page is transparent until it paints its own background, and the start page would shine through.
    shop.setBackgroundColor('#ffffff');
    shop.setVisible(false);
    // This puts it below the bar.
    window.contentView.addChildView(shop, 0);
    layOut();
    return shop.webContents;
  }

  // The views' pages aren't the window's own, so closing the window leaves them running (Electron, "Resource
  // management").
  window.on('closed', () => {
    closePage(bar);
    closePage(shop);
  });

  return {
    window,
    bar,
    renewShopPage,
    showShop: (isShown) => shop?.setVisible(isShown),
  };
}

function closePage(view: WebContentsView | null): void {
  // Electron's types don't say so, but a view whose page is gone has none.
  const contents = view?.webContents as WebContents | null | undefined;
  contents?.close();
}
