import { app, shell as system } from 'electron';
import type { ShopOptions } from '../../server/supervisor/messages.ts';
import { answer, type TrustedSender } from '../security/senders.ts';
import { isShellPageFrame } from '../shell-pages.ts';
import type { Shop } from '../shop.ts';
import type { Traffic } from '../traffic/traffic.ts';
import type { ShopView } from '../views/shop-view.ts';
import type { ShellWindow } from '../window.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly shell: ShellWindow;
  readonly view: ShopView;
  readonly traffic: Traffic;
  readonly storage: ShopOptions['storage'];
}

/** Does what the buttons of the start page offer. */
export function answerStartPage({ shop, shell, view, traffic, storage }: Surroundings): void {
  const sender: TrustedSender = {
    contents: shell.window.webContents,
    mayAsk: (frame) => isShellPageFrame('start', frame),
  };
  answer('start:act', sender, async (action) => {
    switch (action) {
      case 'retry':
        await retry();
        break;
      case 'goDirect':
        await traffic.goDirect();
        await retry();
        break;
      case 'openDataFolder':
        if (storage.kind === 'folder') {
          await system.openPath(storage.path);
        }
        break;
      case 'quit':
        app.quit();
        break;
    }
    return undefined;
  });

  async function retry(): Promise<void> {
    const address = shop.address();
    if (address === null) {
      await shop.start();
    } else {
      view.open(address);
    }
  }
}
