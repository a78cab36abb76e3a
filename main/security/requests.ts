import type { Session } from 'electron';
import { staysOnThisMachine } from './origins.ts';

/**
 * Cancels whatever a page of the session asks of other machines: nothing in the shop needs it, and a page taken over by
 * script shall have nobody to talk to. Loopback stays open, for learners' own listeners and tools (decision 40).
 */
export function keepRequestsOnThisMachine(session: Session): void {
  session.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !staysOnThisMachine(details.url) });
  });
}
