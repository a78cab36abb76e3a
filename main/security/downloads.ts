import type { Session } from 'electron';
import { isServedByShop, type ShopAddress } from './origins.ts';
import type { QuietTime } from './quiet-time.ts';

const largestDownload = 200 * 1024 * 1024;

/**
 * Lets the shop's downloads through, one at a time and each with Electron's own save dialog: a script that starts a
 * hundred gets one dialog. Data that the page made itself (`blob:`, `data:`) counts as the shop's.
 */
export function limitDownloads(session: Session, shop: () => ShopAddress | null, quietTime: QuietTime): void {
  let isBusy = false;
  session.on('will-download', (event, item) => {
    const chain = item.getURLChain();
    const isOurs = chain.every((url) => isServedByShop(shop(), url) || isMadeByPage(url));
    if (isBusy || quietTime.isOn() || !isOurs || item.getTotalBytes() > largestDownload) {
      event.preventDefault();
      return;
    }
    isBusy = true;
    item.on('updated', () => {
      // The announced size may be missing or wrong.
      if (item.getReceivedBytes() > largestDownload) {
        item.cancel();
      }
    });
    item.once('done', (_event, state) => {
      isBusy = false;
      if (state !== 'interrupted') {
        quietTime.answered(state === 'completed');
      }
    });
  });
}

function isMadeByPage(url: string): boolean {
  return url.startsWith('blob:') || url.startsWith('data:');
}
