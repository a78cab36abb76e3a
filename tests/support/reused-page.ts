import type { CDPSession, Page } from 'playwright-core';
import { within } from './within.ts';

/**
 * A page that tests use one after another. It differs from a new one only by one more entry in its history, the empty page that it comes from.
 */
export interface ReusedPage {
  readonly page: Page;
  /** Prevents further uses. */
  spoil(): void;
  /** Leaves what the page shows, and undoes what was done to it. Returns whether it may be used again. */
  leave(): Promise<boolean>;
}

/** What these do to a page lasts as long as the page does. */
const lasting = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const;

/** Milliseconds in which a page leaves the shop. One that runs an endless loop never does. */
const patience = 2000;

/**
 * Watches what tests do to a new page, and undoes it between two of them.
 * @param control opens the protocol of the browser for the page
 */
export function reusedPage(page: Page, control: (page: Page) => Promise<CDPSession>): ReusedPage {
  const undo: (() => unknown)[] = [];
  let isSpoiled = false;
  const spoil = () => {
    isSpoiled = true;
  };

  for (const name of lasting) {
    beforeCall(page, name, spoil);
  }
  // Whatever a test holds down, the next one would hold down as well.
  beforeCall(page.keyboard, 'down', spoil);
  beforeCall(page.mouse, 'down', spoil);
  for (const name of ['on', 'once'] as const) {
    beforeCall(page, name, (event: 'close', listener: (page: Page) => unknown) => {
      undo.push(() => page.off(event, listener));
    });
  }
  const addInitScript: (...words: never[]) => ReturnType<Page['addInitScript']> = page.addInitScript.bind(page);
  Object.assign(page, {
    addInitScript: async (...words: never[]) => {
      const script = await addInitScript(...words);
      undo.push(() => script.dispose());
      return script;
    },
  });

  return {
    page,
    spoil,
    leave: async () => {
      if (isSpoiled || page.isClosed()) {
        return false;
      }
      await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), ...undo.splice(0).map((step) => step())]);
      const isLeft = await within(
        patience,
        leaveShop(page, control).catch(() => false),
      );
      return isLeft === true;
    },
  };
}

async function leaveShop(page: Page, control: (page: Page) => Promise<CDPSession>): Promise<boolean> {
  await page.goto('about:blank');
  const browser = await control(page);
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
  await page.mouse.move(0, 0);
  return true;
}

/** Makes a method of an object tell what it is called with first. */
function beforeCall<Name extends string>(
  object: Readonly<Record<Name, (...words: never[]) => unknown>>,
  name: Name,
  tell: (...words: never[]) => void,
): void {
  const method = object[name].bind(object);
  Object.assign(object, {
    [name]: (...words: never[]) => {
      tell(...words);
      return method(...words);
    },
  });
}
