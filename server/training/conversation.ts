import { inspect } from 'node:util';
import { verifyMessages } from './detector.ts';
import type { Training } from './training.ts';

/** Talks to every page that connects (api-learning.md 7). Only the first page since the process started gets `server started`. */
export function converse({ pages, notifications, mayRestore, verify, log }: Training): void {
  /** Keeps a page's message from ending the process. */
  const guarded = (handle: (payload: unknown) => void) => (payload: unknown) => {
    try {
      handle(payload);
    } catch (error) {
      log('warn', `Handling a page's message failed: ${inspect(error)}`);
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
