import { type Session, session } from 'electron';
import { shellScheme } from '../shell-pages.ts';
import { limitDownloads } from './downloads.ts';
import type { ShopAddress } from './origins.ts';
import { denyPermissions } from './permissions.ts';
import type { QuietTime } from './quiet-time.ts';
import { keepRequestsOnThisMachine } from './requests.ts';

/**
 * Makes the session of the shop's pages, with every rule that holds for a session. It is not the default session, so
 * that the app's own pages share neither cookies nor proxy nor protocol with it.
 */
export function openShopSession(shop: () => ShopAddress | null, quietTime: QuietTime): Session {
  const shopSession = session.fromPartition('persist:shop');
  denyPermissions(shopSession, shop);
  keepRequestsOnThisMachine(shopSession);
  limitDownloads(shopSession, shop, quietTime);
  shopSession.setSpellCheckerEnabled(false);
  return shopSession;
}

/**
 * Makes the session of the class board's pages: in memory, without permissions, and with requests to the board only. A page may save what it has made
 * itself, which is the report, through Electron's own dialog.
 * @param isOfBoard returns whether the board serves a URL
 */
export function openBoardSession(isOfBoard: (url: string) => boolean): Session {
  const boardSession = session.fromPartition('class-board');
  denyPermissions(boardSession, () => null);
  boardSession.webRequest.onBeforeRequest(({ url }, callback) => {
    callback({ cancel: !url.startsWith('blob:') && !url.startsWith('devtools://') && !isOfBoard(url) });
  });
  boardSession.on('will-download', (event, item) => {
    if (!item.getURL().startsWith('blob:')) {
      event.preventDefault();
    }
  });
  boardSession.setSpellCheckerEnabled(false);
  return boardSession;
}

/** Makes the session of the app's own pages: in memory, without permissions, and with requests to its own scheme only. */
export function openShellSession(): Session {
  const shellSession = session.fromPartition('shell');
  denyPermissions(shellSession, () => null);
  shellSession.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !details.url.startsWith(`${shellScheme}://`) && !details.url.startsWith('devtools://') });
  });
  shellSession.setSpellCheckerEnabled(false);
  return shellSession;
}
