import type { ShopOptions } from '../server/supervisor/messages.ts';
import type { Shop } from './shop.ts';
import type { Bar } from './views/bar.ts';
import type { ShopView } from './views/shop-view.ts';
import { restarting, type StartPage, startFailed, starting } from './views/start-page.ts';
import type { ShellWindow } from './window.ts';
import { words } from './words.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly shell: ShellWindow;
  readonly startPage: StartPage;
  readonly view: ShopView;
  readonly bar: Bar;
  readonly storage: ShopOptions['storage'];
}

/** Shows what the shop is doing: progress until it is ready, its page then, a word after a restart, a reason for a failure. */
export function followShop({ shop, shell, startPage, view, bar, storage }: Surroundings): void {
  let toldRestarts = 0;
  shop.follow((state) => {
    switch (state.kind) {
      case 'starting':
        shell.showShop(false);
        startPage.show(starting);
        break;
      case 'ready':
        if (state.restarts > toldRestarts) {
          bar.notify(words.bar.restarted);
        }
        toldRestarts = state.restarts;
        view.open({ origin: state.url });
        break;
      case 'restarting':
        // The page stays in sight, since it reconnects by itself; this shows when it cannot load meanwhile.
        startPage.show(restarting);
        break;
      case 'failed':
        shell.showShop(false);
        startPage.show(startFailed(state.reason, state.advice, storage.kind === 'folder'));
        break;
      case 'stopped':
        break;
    }
    bar.refresh();
  });
}
