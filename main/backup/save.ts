import { basename } from 'node:path';
import type { Session } from 'electron';
import { type Backup, writeBackup } from '../../shared/backup/backup.ts';
import { makeBackup } from '../../shared/backup/cookies.ts';
import { backupFileName } from '../../shared/backup/file-name.ts';
import { learnerFields } from '../../shared/backup/learner.ts';
import { readBackup } from '../../shared/backup/read-backup.ts';
import type { SaveOutcome } from '../../shared/desktop/bridge.ts';
import type { Dialogs } from '../dialogs.ts';
import type { ShopAddress } from '../security/origins.ts';
import { words } from '../words.ts';
import { writeWholeFile } from '../write-file.ts';
import { readShopCookies } from './shop-cookies.ts';
import { fetchLearner } from './shop-learner.ts';
import { fetchContinueCodes, fetchSolvedTimes } from './shop-progress.ts';

/**
 * Saves a backup that the page made where the learner wants it. The backup is judged first and written anew from its known fields, so that a hostile
 * page can't make the app write anything but a backup.
 */
export async function saveBackupOfPage(text: string, dialogs: Dialogs): Promise<SaveOutcome> {
  const judged = readBackup(text);
  return judged.kind === 'good' ? save(judged.backup, dialogs) : { kind: 'failed', message: words.dialogs.notABackup };
}

/** Does the same from the menu. The codes come from the shop or, if that fails, from the cookies (api-learning.md 31). */
export async function saveBackupOfShop(shop: ShopAddress, session: Session, dialogs: Dialogs): Promise<SaveOutcome> {
  const cookies = await readShopCookies(session.cookies, shop);
  const [codes, solvedAt, learner] = await Promise.all([
    fetchContinueCodes(shop).catch(() => cookies),
    fetchSolvedTimes(shop).catch(() => undefined),
    fetchLearner(shop).then(learnerFields, () => ({})),
  ]);
  const judged = readBackup(writeBackup(makeBackup((name) => cookies[name], codes, solvedAt, learner)));
  // Learners can change the cookies that stand in for the shop's codes, so the backup may be bad.
  return judged.kind === 'good' ? save(judged.backup, dialogs) : { kind: 'failed', message: words.dialogs.badCodes };
}

async function save(backup: Backup, dialogs: Dialogs): Promise<SaveOutcome> {
  const path = await dialogs.choosePathToSave(words.dialogs.saveTitle, backupFileName(backup, new Date()), 'backup');
  if (path === null) {
    return { kind: 'cancelled' };
  }
  if (path === 'busy') {
    return { kind: 'failed', message: words.dialogs.busy };
  }
  const outcome = await writeWholeFile(path, writeBackup(backup));
  return outcome.kind === 'written'
    ? { kind: 'saved', fileName: basename(path) }
    : { kind: 'failed', message: words.dialogs.saveFailed(outcome.reason) };
}
