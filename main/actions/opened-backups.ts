import { log } from '../log/log.ts';
import type { ShopAddress } from '../security/origins.ts';
import type { Shop } from '../shop.ts';
import { unawaited } from '../unawaited.ts';

/**
 * Lets files that the system opened with the app be dealt with one after the other, those that came together too, and none
 * before the shop is there.
 * @param restore asks about one file and does what the answer says; resolves when nothing about it is on the screen any more
 * @returns what takes a file
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
      // What goes wrong with one keeps no other from its turn.
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
