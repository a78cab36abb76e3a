import { afterAll, beforeEach } from 'vitest';
import { type Desktop, type DesktopOptions, launchDesktop } from './desktop.ts';

/** The app that the tests of a file share, and the address of its shop. */
export interface SharedDesktop extends Desktop {
  readonly shop: string;
}

/**
 * Starts the app before the tests of the file, waits for its shop, and quits it afterwards. If it ends early, the next
 * test, or the next try of the same one, gets another app, so that only the test in which it ended fails.
 */
export function sharedDesktop(options: DesktopOptions = {}): SharedDesktop {
  let app: Desktop | undefined;
  let shop: string;
  beforeEach(async () => {
    if (app === undefined || app.process.exitCode !== null || app.process.signalCode !== null) {
      app = launchDesktop(options);
      shop = await app.waitForShop();
    }
  });
  afterAll(() => app?.close());
  // Everything but the address is delegated to the app, which exists once a test runs.
  return new Proxy({} as SharedDesktop, {
    get: (_target, name) => (name === 'shop' ? shop : app && Reflect.get(app, name)),
  });
}
