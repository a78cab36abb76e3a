import type { StandInWebContents } from './web-contents.ts';

/** What the app uses of a page, and must not use once it has closed. */
const ofLivingPages = [
  'close',
  'executeJavaScript',
  'focus',
  'forcefullyCrashRenderer',
  'getTitle',
  'getURL',
  'getZoomLevel',
  'isDevToolsOpened',
  'isLoading',
  'loadURL',
  'navigationHistory',
  'reload',
  'reloadIgnoringCache',
  'send',
  'setWindowOpenHandler',
  'setZoomLevel',
  'toggleDevTools',
] as const satisfies readonly (keyof StandInWebContents)[];

/** Makes a closed page's methods throw, as Electron does. */
export function refuseUse(contents: StandInWebContents): void {
  for (const name of ofLivingPages) {
    Object.defineProperty(contents, name, {
      get: () => {
        throw new TypeError('Object has been destroyed');
      },
    });
  }
}

/** Ignores the failure of a page that was closed meanwhile, which emits no more events. */
export function ignoreGonePage(): void {}
