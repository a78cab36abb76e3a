import type { Session } from 'electron';
import { staysOnThisMachine } from './origins.ts';

/**
 * Cancels every request of the session's pages to other machines. Nothing in the shop needs them, and a page that a
 * script has taken over must have nobody to talk to. Loopback stays open, for learners' own listeners and tools
 * (decision 40).
 */
export function keepRequestsOnThisMachine(session: Session): void {
  session.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !staysOnThisMachine(details.url) });
  });
}
