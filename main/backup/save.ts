import { basename } from 'node:path';
import type { Session } from 'electron';
import { type Backup, backupVersion } from '../../shared/backup/backup.ts';
import { backupFileName, readBackup, writeBackup } from '../../shared/backup/backup-file.ts';
import type { SaveOutcome } from '../../shared/desktop/bridge.ts';
import type { Dialogs } from '../dialogs.ts';
import type { ShopAddress } from '../security/origins.ts';
import { words } from '../words.ts';
import { writeWholeFile } from '../write-file.ts';
import { readShopCookies } from './shop-cookies.ts';
import { fetchContinueCodes, fetchSolvedTimes } from './shop-progress.ts';

/**
 * Saves the text of a backup that the page made where the learner wants it. The text is judged first and written anew
 * from its known fields, so that a hostile page cannot make the app write anything but a backup.
 */
export async function saveBackupOfPage(text: string, dialogs: Dialogs): Promise<SaveOutcome> {
  const judged = readBackup(text);
  return judged.kind === 'good' ? save(judged.backup, dialogs) : { kind: 'failed', message: words.dialogs.notABackup };
}

/** The same from the menu: the shop is asked for the codes, and where it fails the cookies have them (api-learning.md 31). */
export async function saveBackupOfShop(shop: ShopAddress, session: Session, dialogs: Dialogs): Promise<SaveOutcome> {
  const cookies = await readShopCookies(session.cookies, shop);
  const [codes, solvedAt] = await Promise.all([
    fetchContinueCodes(shop).catch(() => cookies),
    fetchSolvedTimes(shop).catch(() => undefined),
  ]);
  const { continueCode, continueCodeFindIt, continueCodeFixIt } = codes;
  const backup: Backup = {
    version: backupVersion,
    banners: {
      ...(cookies.welcomebanner_status === undefined ? {} : { welcomeBannerStatus: cookies.welcomebanner_status }),
      ...(cookies.cookieconsent_status === undefined ? {} : { cookieConsentStatus: cookies.cookieconsent_status }),
    },
    ...(cookies.language === undefined ? {} : { language: cookies.language }),
    ...(continueCode === undefined ? {} : { continueCode }),
    ...(continueCodeFindIt === undefined ? {} : { continueCodeFindIt }),
    ...(continueCodeFixIt === undefined ? {} : { continueCodeFixIt }),
    ...(cookies.learner === undefined ? {} : { learner: cookies.learner.slice(0, 200) }),
    ...(solvedAt === undefined ? {} : { solvedAt }),
  };
  const judged = readBackup(JSON.stringify(backup));
  // The cookies that stand in for the shop's answer are the learner's to change.
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
