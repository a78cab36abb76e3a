import { inspect } from 'node:util';
import { verifyMessages } from './detector.ts';
import type { Training } from './training.ts';

/** Speaks with every page that connects (api-learning.md 7). `server started` goes to the very first one since the process started. */
export function converse({ pages, notifications, mayRestore, verify, log }: Training): void {
  /** A page must not be able to end the process. */
  const guarded = (handle: (payload: unknown) => void) => (payload: unknown) => {
    try {
      handle(payload);
    } catch (error) {
      log('warn', `A message of a page failed: ${inspect(error)}`);
    }
  };

  let isFirst = true;
  pages.on('connection', (socket) => {
    if (isFirst && mayRestore()) {
      socket.emit('server started');
    }
    isFirst = false;
    for (const notification of notifications.waiting()) {
      socket.emit('challenge solved', notification);
    }
    socket.on('notification received', guarded(notifications.acknowledge));
    for (const message of verifyMessages) {
      socket.on(
        message,
        guarded((payload) => verify(message, payload)),
      );
    }
  });
}
