import { afterAll, beforeAll } from 'vitest';
import { type Desktop, launchDesktop } from './desktop.ts';

/** The app that the tests of a file share, and the address of its shop. */
export interface SharedDesktop extends Desktop {
  readonly shop: string;
}

/** Starts it before the tests of the file, waits for its shop, and quits it afterwards. */
export function sharedDesktop(): SharedDesktop {
  let app: Desktop;
  let shop: string;
  beforeAll(async () => {
    app = launchDesktop();
    shop = await app.waitForShop();
  });
  afterAll(() => app.close());
  // Everything but the address is asked of the app, which is there once a test runs.
  return new Proxy({} as SharedDesktop, {
    get: (_target, name) => (name === 'shop' ? shop : Reflect.get(app, name)),
  });
}
