import { type Backup, backupCodes, type JudgedCodes } from '../../../../shared/backup/backup.ts';
import { ApiError, errorText, post } from '../../lib/api.ts';
import { removeCookie, writeCookie } from '../../lib/cookies.ts';
import { translate } from '../../lib/i18n.ts';
import { applyCodes, type BackupCodes } from './continue-codes.ts';
import { keepLearnerName } from './learner-name.ts';
import { BadBackup, readBackup } from './read-backup.ts';

/** A backup whose cookies are set, and whose progress waits to be applied. */
export interface RestoredBackup {
  readonly fileName: string;
  readonly codes: BackupCodes;
  /** How many challenges it names. */
  readonly counts: JudgedCodes;
}

/**
 * Restores a file as the contract has it (api-learning.md 31): it is judged whole, by this page and by the server, and only then cookies are set
 * for a year, or removed where the file has none. The progress in it is applied by `applyBackup`, or by the page itself when the server starts
 * the next time.
 * @throws with a message for the learner; then nothing was changed
 */
export async function restoreBackup(file: File): Promise<RestoredBackup> {
  const [backup, counts] = await judge(file);
  const cookies = {
    welcomebanner_status: backup.banners.welcomeBannerStatus,
    cookieconsent_status: backup.banners.cookieConsentStatus,
    language: backup.language,
    continueCodeFindIt: backup.continueCodeFindIt,
    continueCodeFixIt: backup.continueCodeFixIt,
    continueCode: backup.continueCode,
  };
  for (const [name, value] of Object.entries(cookies)) {
    if (value === undefined) {
      removeCookie(name);
    } else {
      writeCookie(name, value, 'one year');
    }
  }
  if (backup.learner !== undefined) {
    keepLearnerName(backup.learner);
  }
  return { fileName: file.name, codes: codesOf(backup), counts };
}

/** Applies the progress of a restored backup and loads the page again. @throws when the server refuses; the page stays */
export async function applyBackup({ codes }: RestoredBackup): Promise<void> {
  await applyCodes(codes);
  window.location.reload();
}

async function judge(file: File): Promise<readonly [Backup, JudgedCodes]> {
  try {
    const backup = await readBackup(file);
    const { data } = await post<{ readonly data: JudgedCodes }>('rest/range/judge-backup', codesOf(backup));
    return [backup, data];
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
}

function codesOf(backup: Backup): BackupCodes {
  return Object.fromEntries(
    backupCodes.flatMap((field) => (backup[field] === undefined ? [] : [[field, backup[field]]])),
  );
}

/** The contract's sentences. */
function messageOf(error: unknown): string {
  if (error instanceof BadBackup && error.message === 'BACKUP_VERSION') {
    return translate('BACKUP_VERSION', { ...error.values });
  }
  return translate('BACKUP_RESTORE_FAILED', { reason: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  if (error instanceof BadBackup) {
    return translate(error.message, { ...error.values });
  }
  if (error instanceof ApiError && error.status === 400) {
    return translate('BACKUP_CODE');
  }
  return errorText(error) ?? (error instanceof Error ? error.message : String(error));
}
