import { basename } from 'node:path';
import type { Session } from 'electron';
import type { Backup } from '../../shared/backup/backup.ts';
import { readBackup, restoreFailed } from '../../shared/backup/read-backup.ts';
import { readBackupText } from '../../shared/backup/read-text.ts';
import type { RestoreOutcome } from '../../shared/desktop/bridge.ts';
import { messageOf } from '../../shared/values/message-of.ts';
import type { Dialogs } from '../dialogs.ts';
import type { ShopAddress } from '../security/origins.ts';
import { words } from '../words.ts';
import { writeShopCookies } from './shop-cookies.ts';
import { restoreLearner } from './shop-learner.ts';
import { applyContinueCodes } from './shop-progress.ts';

export type ReadBackup =
  | { readonly kind: 'good'; readonly backup: Backup; readonly fileName: string }
  /** `message` is the contract's whole sentence (api-learning.md 31). */
  | { readonly kind: 'failed'; readonly message: string };

/** Reads and judges the whole file before anything is changed. */
export async function readBackupFile(path: string): Promise<ReadBackup> {
  const read = await readBackupText(path);
  if (read.kind === 'failed') {
    return { kind: 'failed', message: restoreFailed(read.reason) };
  }
  const judged = readBackup(read.text);
  return judged.kind === 'good'
    ? { kind: 'good', backup: judged.backup, fileName: basename(path) }
    : { kind: 'failed', message: judged.message };
}

/** Restores a backup that the learner chooses. */
export async function restoreChosenBackup(
  shop: ShopAddress,
  session: Session,
  dialogs: Dialogs,
): Promise<RestoreOutcome> {
  const path = await dialogs.choosePathToOpen(words.dialogs.openTitle, 'backup');
  if (path === null) {
    return { kind: 'cancelled' };
  }
  if (path === 'busy') {
    return { kind: 'failed', message: words.dialogs.busy };
  }
  const read = await readBackupFile(path);
  return read.kind === 'failed' ? read : applyBackup(shop, session, read);
}

/** Applies a backup. Codes go before cookies, so that a shop that doesn't answer leaves everything as it was. */
export async function applyBackup(
  shop: ShopAddress,
  session: Session,
  { backup, fileName }: Extract<ReadBackup, { kind: 'good' }>,
): Promise<RestoreOutcome> {
  try {
    await applyContinueCodes(shop, backup);
    await restoreLearner(shop, backup);
    await writeShopCookies(session.cookies, shop, backup, new Date());
  } catch (error) {
    return { kind: 'failed', message: restoreFailed(messageOf(error)) };
  }
  return { kind: 'restored', fileName };
}
