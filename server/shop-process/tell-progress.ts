import type { KeptProgress } from '../../shared/api/kept-progress.ts';
import type { MessageFromShop } from '../supervisor/shop-messages.ts';
import type { ProgressElsewhere } from '../training/progress.ts';

/**
 * The way of a shop without files to have its progress kept by its supervisor.
 * @param send calls back when the message is on its way, beyond what the end of this process could take back
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
    forget: () => tell({ type: 'progressReset' }),
    isKept: () => sent,
  };
}
