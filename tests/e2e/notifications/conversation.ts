import type { Page } from 'playwright-core';

/** An event that the page sent to the range. */
export interface Said {
  readonly event: string;
  readonly payload: unknown;
}

/**
 * Listens to what the page says over its socket from the next load on, whichever way it travels.
 * @returns everything said so far, in order
 */
export function listen(page: Page): readonly Said[] {
  const said: Said[] = [];
  const hear = (sent: string | Buffer | null): void => {
    // Packets of one polling request are separated by a record separator; `42` begins an event.
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
