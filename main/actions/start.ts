import { app } from 'electron';
import type { StartAction } from '../../shared/desktop/channels.ts';
import type { Dialogs } from '../dialogs.ts';
import { answer } from '../security/senders.ts';
import { shellPageSender } from '../shell-pages.ts';
import type { Shop } from '../shop.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { unawaited } from '../unawaited.ts';
import type { ShopView } from '../views/shop-view.ts';
import type { ShellWindow } from '../window.ts';
import { words } from '../words.ts';
import { openDataFolder } from './data-folder.ts';
import { moveDataAside } from './move-data-aside.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly shell: ShellWindow;
  readonly view: ShopView;
  readonly traffic: Traffic;
  readonly dialogs: Dialogs;
  readonly showLog: () => void;
  readonly showHelp: () => void;
  readonly testProxy: () => void;
}

/** Does what the buttons of the start page offer. */
export function answerStartPage({
  shop,
  shell,
  view,
  traffic,
  dialogs,
  showLog,
  showHelp,
  testProxy,
}: Surroundings): void {
  const sender = shellPageSender('start', () => shell.window.webContents);
  const actions: Readonly<Record<StartAction, () => unknown>> = {
    retry,
    useAnotherPort: () => shop.start({ port: 0 }),
    moveDataAside: startWithFreshFolder,
    keepInMemory: () => shop.start({ storage: { kind: 'memory' } }),
    seedAnew: () => shop.start({ fresh: true }),
    leaveConfigurationOut: () =>
      shop.start({ configuration: null, configurationOverrides: null, variant: null, workshop: null }),
    goDirect: async () => {
      await traffic.goDirect();
      await retry();
    },
    openDataFolder: () => openDataFolder(shop, dialogs),
    openLog: showLog,
    openHelp: showHelp,
    testProxy,
    quit: () => app.quit(),
  };

  answer('start:act', sender, async (action) => {
    await actions[action]();
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

  /** Works only for a shop that failed because of its folder, so that a page that still shows an older failure moves nothing. */
  async function startWithFreshFolder(): Promise<void> {
    const [state, storage] = [shop.state(), shop.storage()];
    if (state.kind !== 'failed' || storage.kind !== 'folder') {
      return;
    }
    if (state.fault !== 'shopFiles' && state.fault !== 'progressFile') {
      return;
    }
    try {
      const aside = moveDataAside(storage.path, state.fault === 'shopFiles', new Date());
      unawaited(dialogs.tell('info', words.start.movedAside(aside), words.start.movedAsideDetail));
    } catch (error) {
      await dialogs.tell('error', words.start.notMovedAside, error instanceof Error ? error.message : String(error));
      return;
    }
    await shop.start();
  }
}
