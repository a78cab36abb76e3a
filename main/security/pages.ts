import { app, type BrowserWindow, type Session, type WebContents } from 'electron';
import { unawaited } from '../unawaited.ts';
import { createExternalLinks } from './external-links.ts';
import { holdNavigation, type NavigationRules } from './navigation.ts';
import { createNewWindowRules } from './new-windows.ts';
import { isServedByShop, type ShopAddress } from './origins.ts';
import type { QuietTime } from './quiet-time.ts';
import { refuseWebviews } from './webviews.ts';

interface Surroundings {
  readonly shopSession: Session;
  readonly shop: () => ShopAddress | null;
  /** The window that dialogs belong to; null before it is opened and after it is closed. */
  readonly window: () => BrowserWindow | null;
  readonly quietTime: QuietTime;
}

/** Applies the rules for pages to every page that the app ever gets, popups of popups included. Has to be called before the first window is made. */
export function holdPages({ shopSession, shop, window, quietTime }: Surroundings): void {
  const offerExternally = createExternalLinks(window, quietTime);
  const ofShop: NavigationRules = {
    mayShow: (url) => isServedByShop(shop(), url),
    onRefused: (url) => {
      unawaited(offerExternally(url));
    },
  };
  // The app's own pages never leave the address that they were made with, and developer tools stay what they are.
  const ofShell: NavigationRules = { mayShow: () => false, onRefused: () => undefined };

  const holdNewWindows = createNewWindowRules(shopSession, ofShop);

  app.on('web-contents-created', (_event, contents) => {
    refuseWebviews(contents);
    if (contents.session === shopSession) {
      keepRealtimeOnProxy(contents);
      holdNavigation(contents, ofShop);
      holdNewWindows(contents);
    } else {
      holdNavigation(contents, ofShell);
      contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    }
  });
}

/** WebRTC bypasses the request filter. Without UDP of its own, it has few ways left to reach others. */
function keepRealtimeOnProxy(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}
