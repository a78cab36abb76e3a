import type { BrowserContextOptions, Page } from 'playwright-core';
import type { ShopWithBrowser } from '../running-shop.ts';

/** An event that the page sent to the range. */
export interface Said {
  readonly event: string;
  readonly payload: unknown;
}

/**
 * Records what the page sends over its socket from the next load on, over either transport. So this is done before it loads the shop.
 * @returns everything sent so far, in order
 */
function listen(page: Page): readonly Said[] {
  const said: Said[] = [];
  const hear = (sent: string | Buffer | null): void => {
    // A record separator divides the packets of one polling request; `42` starts an event.
    for (const packet of String(sent ?? '').split('\x1e')) {
      if (packet.startsWith('42[')) {
        const [event, payload] = JSON.parse(packet.slice(2));
        said.push({ event, payload });
      }
    }
  };
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => hear(payload)));
  page.on('request', (request) => {
    if (request.url().includes('/socket.io/')) {
      hear(request.postData());
    }
  });
  return said;
}

/** Opens a page whose conversation is recorded from the start. */
export async function openListening(
  shop: ShopWithBrowser,
  options?: BrowserContextOptions,
): Promise<{ readonly page: Page; readonly said: readonly Said[] }> {
  const heard = Promise.withResolvers<readonly Said[]>();
  const page = await shop.open('/#/login', options, undefined, async (empty) => heard.resolve(listen(empty)));
  return { page, said: await heard.promise };
}
