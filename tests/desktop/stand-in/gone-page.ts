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

/** Throws, as Electron does once a page has closed. */
export function refuseUse(contents: StandInWebContents): void {
  for (const name of ofLivingPages) {
    Object.defineProperty(contents, name, {
      get: () => {
        throw new TypeError('Object has been destroyed');
      },
    });
  }
}

/** A page that was closed meanwhile emits no more events. */
export function ignoreGonePage(): void {}
