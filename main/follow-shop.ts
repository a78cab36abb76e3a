import type { Shop } from './shop.ts';
import { unawaited } from './unawaited.ts';
import type { Bar } from './views/bar.ts';
import type { ShopView } from './views/shop-view.ts';
import type { StartPage } from './views/start-page.ts';
import { restarting, startFailed, starting, startingSlowly } from './views/start-states.ts';
import type { ShellWindow } from './window.ts';
import { words } from './words.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly shell: ShellWindow;
  readonly startPage: StartPage;
  readonly view: ShopView;
  readonly bar: Bar;
  /** Called before the shop's page is loaded. */
  readonly offerLanguage: (origin: string) => Promise<void>;
}

/** Milliseconds after which the start page says that the start takes long. */
const slowStart = 6_000;

/** Shows what the shop is doing: progress until it is ready, then its page, a notice after a restart, and the reason after a failure. */
export function followShop({ shop, shell, startPage, view, bar, offerLanguage }: Surroundings): void {
  let toldRestarts = 0;
  let slowTimer: NodeJS.Timeout | undefined;
  shop.follow((state) => {
    clearTimeout(slowTimer);
    switch (state.kind) {
      case 'starting':
        toldRestarts = 0;
        shell.showShop(false);
        startPage.show(starting());
        slowTimer = setTimeout(() => startPage.show(startingSlowly()), slowStart);
        break;
      case 'ready':
        if (state.restarts > toldRestarts) {
          bar.notify(words.bar.restarted);
        } else if (state.preferredPort !== 0 && state.preferredPort !== state.port) {
          bar.notify(words.bar.portTaken(state.preferredPort, state.port));
        }
        toldRestarts = state.restarts;
        // What fails here is no reason to keep the shop from its learner.
        unawaited(offerLanguage(state.url).finally(() => view.open({ origin: state.url })));
        break;
      case 'restarting':
        // The page stays visible, since it reconnects by itself. This shows if it can't load in the meantime.
        startPage.show(restarting());
        break;
      case 'failed':
        shell.showShop(false);
        startPage.show(startFailed(state, shop.storage().kind === 'folder'));
        break;
      case 'stopped':
        break;
    }
    bar.refresh();
  });
}
