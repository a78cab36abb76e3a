import type { KeptProgress } from '../../shared/api/kept-progress.ts';
import type { MessageFromShop } from '../supervisor/shop-messages.ts';
import type { ProgressElsewhere } from '../training/progress.ts';

/**
 * Makes a shop without files send its progress to its supervisor, which keeps it.
 * @param send calls back once the message has left this process, so that the end of the process can no longer lose it
 */
export function tellProgress(
  kept: KeptProgress,
  send: (message: MessageFromShop, onSent: () => void) => void,
): ProgressElsewhere {
  let sent: Promise<void> = Promise.resolve();
  const tell = (message: MessageFromShop) => {
    sent = new Promise((resolve) => send(message, resolve));
  };
  return {
    kept,
    keep: (challenges) => tell({ type: 'solved', challenges }),
    note: (entries) => tell({ type: 'noted', entries }),
    forget: () => tell({ type: 'progressReset' }),
    isKept: () => sent,
  };
}
