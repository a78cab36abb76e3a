import type { Session } from 'electron';
import type { RestoreOutcome, SaveOutcome } from '../../server/contract/desktop-bridge.ts';
import { restoreBackup } from '../backup/restore.ts';
import { saveBackupOfPage, saveBackupOfShop } from '../backup/save.ts';
import type { Dialogs } from '../dialogs.ts';
import { isShopOrigin } from '../security/origins.ts';
import { answer, type TrustedSender } from '../security/senders.ts';
import type { Shop } from '../shop.ts';
import { unawaited } from '../unawaited.ts';
import type { ShopView } from '../views/shop-view.ts';
import { words } from '../words.ts';

/** Saving and restoring, as the menu and the shop's page start them. */
export interface BackupActions {
  saveFromMenu(): Promise<void>;
  restoreFromMenu(): Promise<void>;
}

interface Surroundings {
  readonly shop: Shop;
  readonly view: ShopView;
  readonly session: Session;
  readonly dialogs: Dialogs;
}

export function createBackupActions({ shop, view, session, dialogs }: Surroundings): BackupActions {
  const sender: TrustedSender = {
    contents: () => view.contents,
    mayAsk: ({ origin, url }) => isShopOrigin(shop.address(), origin) && isShopOrigin(shop.address(), url),
  };

  async function restore(): Promise<RestoreOutcome> {
    const address = shop.address();
    if (address === null) {
      return { kind: 'failed', message: words.dialogs.notReady };
    }
    const outcome = await restoreBackup(address, session, dialogs);
    if (outcome.kind === 'restored') {
      view.reload();
      unawaited(dialogs.tell('info', words.dialogs.restored(outcome.fileName)));
    }
    return outcome;
  }

  async function save(): Promise<SaveOutcome> {
    const address = shop.address();
    return address === null
      ? { kind: 'failed', message: words.dialogs.notReady }
      : saveBackupOfShop(address, session, dialogs);
  }

  answer('shop:save-backup', sender, (text) => saveBackupOfPage(text, dialogs));
  answer('shop:restore-backup', sender, restore);

  return {
    saveFromMenu: async () => {
      const outcome = await save();
      if (outcome.kind === 'failed') {
        await dialogs.tell('error', outcome.message);
      }
    },
    restoreFromMenu: async () => {
      const outcome = await restore();
      if (outcome.kind === 'failed') {
        await dialogs.tell('error', words.dialogs.restoreFailed, outcome.message);
      }
    },
  };
}
