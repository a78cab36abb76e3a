import type { Session } from 'electron';
import { numbersIn } from '../../shared/backup/coded-numbers.ts';
import { longestLearner } from '../../shared/backup/cookies.ts';
import type { RestoreOutcome, SaveOutcome } from '../../shared/desktop/bridge.ts';
import { applyBackup, readBackupFile, restoreChosenBackup } from '../backup/restore.ts';
import { saveBackupOfPage, saveBackupOfShop } from '../backup/save.ts';
import type { Dialogs } from '../dialogs.ts';
import { isShopOrigin, type ShopAddress } from '../security/origins.ts';
import type { QuietTime } from '../security/quiet-time.ts';
import { answer, type TrustedSender } from '../security/senders.ts';
import type { Shop } from '../shop.ts';
import { unawaited } from '../unawaited.ts';
import type { ShopView } from '../views/shop-view.ts';
import { words } from '../words.ts';
import { queueOpenedBackups } from './opened-backups.ts';

/** Saves and restores backups when the menu or the shop's page asks for it. */
export interface BackupActions {
  saveFromMenu(): Promise<void>;
  restoreFromMenu(): Promise<void>;
  /** Asks whether to restore a file that the system asked the app to open, then restores it. Waits for the shop and for earlier files. */
  openFile(path: string): void;
}

interface Surroundings {
  readonly shop: Shop;
  readonly view: ShopView;
  readonly session: Session;
  readonly dialogs: Dialogs;
  readonly quietTime: QuietTime;
}

export function createBackupActions({ shop, view, session, dialogs, quietTime }: Surroundings): BackupActions {
  const sender: TrustedSender = {
    contents: view.contents,
    mayAsk: ({ origin, url }) => isShopOrigin(shop.address(), origin) && isShopOrigin(shop.address(), url),
  };

  async function restore(): Promise<RestoreOutcome> {
    const address = shop.address();
    if (address === null) {
      return { kind: 'failed', message: words.dialogs.notReady };
    }
    const outcome = await restoreChosenBackup(address, session, dialogs);
    if (outcome.kind === 'restored') {
      unawaited(tellRestored(outcome.fileName));
    }
    return outcome;
  }

  async function tellRestored(fileName: string): Promise<void> {
    view.reload();
    await dialogs.tell('info', words.dialogs.restored(fileName));
  }

  async function restoreFile(path: string, address: ShopAddress): Promise<void> {
    const read = await readBackupFile(path);
    if (read.kind === 'failed') {
      await dialogs.tell('error', words.dialogs.restoreFailed, read.message);
      return;
    }
    const { restoreFile: question, restoreFileDetail, restoreFileAction } = words.dialogs;
    const isWanted = await dialogs.confirmInTurn({
      message: question(read.fileName),
      detail: restoreFileDetail(
        numbersIn('continueCode', read.backup.continueCode ?? '').length,
        shown(read.backup.learner),
      ),
      action: restoreFileAction,
    });
    if (!isWanted) {
      return;
    }
    const outcome = await applyBackup(address, session, read);
    if (outcome.kind === 'restored') {
      await tellRestored(outcome.fileName);
    } else {
      await tellFailure(outcome);
    }
  }

  async function tellFailure(outcome: RestoreOutcome): Promise<void> {
    if (outcome.kind === 'failed') {
      await dialogs.tell('error', words.dialogs.restoreFailed, outcome.message);
    }
  }

  async function save(): Promise<SaveOutcome> {
    const address = shop.address();
    return address === null
      ? { kind: 'failed', message: words.dialogs.notReady }
      : saveBackupOfShop(address, session, dialogs);
  }

  /** Runs an action that opens a dialog for the page, unless the learner has just cancelled one. */
  async function forPage<Outcome extends SaveOutcome | RestoreOutcome>(
    act: () => Promise<Outcome>,
  ): Promise<Outcome | { readonly kind: 'failed'; readonly message: string }> {
    if (quietTime.isOn()) {
      return { kind: 'failed', message: words.dialogs.quiet };
    }
    const outcome = await act();
    if (outcome.kind !== 'failed') {
      quietTime.answered(outcome.kind !== 'cancelled');
    }
    return outcome;
  }

  answer('shop:save-backup', sender, (text) => forPage(() => saveBackupOfPage(text, dialogs)));
  answer('shop:restore-backup', sender, () => forPage(restore));

  return {
    saveFromMenu: async () => {
      const outcome = await save();
      if (outcome.kind === 'failed') {
        await dialogs.tell('error', outcome.message);
      }
    },
    restoreFromMenu: async () => tellFailure(await restore()),
    openFile: queueOpenedBackups(shop, restoreFile),
  };
}

/** Makes a name from somebody's file fit for a native dialog: one line, and not a long one. */
function shown(learner: string | undefined): string | undefined {
  return learner?.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, longestLearner);
}
