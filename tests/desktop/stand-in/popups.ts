import type { BrowserWindowConstructorOptions } from 'electron';
import { browser } from './chromium/running.ts';
import { isGone, type OpenedTarget, watchTargets } from './chromium/targets.ts';
import { StandInBrowserWindow } from './views.ts';
import { StandInWebContents } from './web-contents.ts';

/** Pages opened by a page, by opener, until the address that they were opened with is known, or the other way round. */
interface Waiting {
  readonly targets: OpenedTarget[];
  readonly urls: string[];
}

const waiting = new Map<number, Waiting>();

/**
 * Calls the opener's `setWindowOpenHandler` for every window that a page opens. Chromium has made the window by then and
 * holds it before its first request; a refused one is closed. (In Electron, `window.open` then returns null; here it
 * returns a closed window.)
 */
export async function watchPopups(): Promise<void> {
  await watchTargets((opened) => {
    const opener = StandInWebContents.ofTarget(opened.openerId);
    if (opener === null) {
      close(opened);
      return;
    }
    waitingOf(opener).targets.push(opened);
    match(opener);
  });
}

/** Must be called for every page, so that the addresses it opens are known. */
export function watchOpener(opener: StandInWebContents): void {
  opener.onWindowOpen = (url) => {
    waitingOf(opener).urls.push(url);
    match(opener);
  };
}

function match(opener: StandInWebContents): void {
  const { targets, urls } = waitingOf(opener);
  const target = targets.at(0);
  const url = urls.at(0);
  if (target === undefined || url === undefined) {
    return;
  }
  targets.shift();
  urls.shift();
  if (isGone(target)) {
    return;
  }
  const options = popupOptions(opener, url);
  if (options === null) {
    close(target);
    return;
  }
  const popup = new StandInBrowserWindow(options, target);
  watchOpener(popup.webContents);
  opener.emit('did-create-window', popup, { url, frameName: '', options });
}

function waitingOf(opener: StandInWebContents): Waiting {
  const known = waiting.get(opener.id) ?? { targets: [], urls: [] };
  waiting.set(opener.id, known);
  return known;
}

/**
 * Closes a window before it has sent a request. It runs first, with every request held, because Chromium would
 * otherwise keep the opener waiting for it.
 */
function close({ targetId, sessionId }: OpenedTarget): void {
  const { connection } = browser();
  const page = connection.page(sessionId);
  Promise.all([
    page.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    page.send('Runtime.runIfWaitingForDebugger'),
    connection.browser.send('Target.closeTarget', { targetId }),
  ]).catch(() => undefined); // it may have closed before it has answered all three
}

/** Returns the options for a popup's window, if its opener may have one. */
function popupOptions(opener: StandInWebContents, url: string): BrowserWindowConstructorOptions | null {
  const response = opener.openHandler({
    url: url === '' ? 'about:blank' : url,
    frameName: '',
    features: '',
    disposition: 'new-window',
    referrer: { url: '', policy: 'default' },
  });
  return response.action === 'allow' ? (response.overrideBrowserWindowOptions ?? {}) : null;
}
