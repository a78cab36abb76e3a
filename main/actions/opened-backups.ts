import { log } from '../log/log.ts';
import type { ShopAddress } from '../security/origins.ts';
import type { Shop } from '../shop.ts';
import { unawaited } from '../unawaited.ts';

/**
 * Queues files that the system opened with the app. They are handled one after the other, even if they arrive together, and none before the shop is
 * ready.
 * @param restore asks about one file and does what the learner answers; resolves once nothing about it is on the screen any more
 * @returns a function that takes a file
 */
export function queueOpenedBackups(
  shop: Shop,
  restore: (path: string, address: ShopAddress) => Promise<void>,
): (path: string) => void {
  const waiting: string[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) {
      return;
    }
    isBusy = true;
    for (let address = shop.address(); address !== null; address = shop.address()) {
      const path = waiting.shift();
      if (path === undefined) {
        break;
      }
      // A failure with one file doesn't keep the others from their turn.
      await restore(path, address).catch((error: unknown) => log.error(error));
    }
    isBusy = false;
  }

  shop.follow((state) => {
    if (state.kind === 'ready') {
      unawaited(work());
    }
  });
  return (path) => {
    waiting.push(path);
    unawaited(work());
  };
}
