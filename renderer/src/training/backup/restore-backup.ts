import type { Backup } from '../../../../shared/backup/backup.ts';
import { type ContinueCodes, continueCodeKinds, type JudgedCodes } from '../../../../shared/backup/continue-codes.ts';
import { backupCookies } from '../../../../shared/backup/cookies.ts';
import { BadBackup, largestBackup, parseBackup } from '../../../../shared/backup/parse-backup.ts';
import { messageOf } from '../../../../shared/values/message-of.ts';
import { ApiError, errorText, post } from '../../lib/api.ts';
import { removeCookie, writeCookie } from '../../lib/cookies.ts';
import { translate } from '../../lib/i18n.ts';
import { applyCodes } from './continue-codes.ts';
import { restoreLearner } from './learner/learner-backup.ts';
import { keepLearnerName } from './learner-name.ts';

/** A backup whose cookies are set and whose progress is still to be applied. */
export interface RestoredBackup {
  readonly fileName: string;
  readonly codes: ContinueCodes;
  /** The number of challenges in the backup. */
  readonly counts: JudgedCodes;
}

/**
 * Restores a file as the contract prescribes (api-learning.md 31). This page and the server check all of it first. Only then are pin,
 * notes and opened hints added to those here, and cookies set for a year, or removed if the file has none. `applyBackup` applies the progress; otherwise the page does so when the server next
 * starts.
 * @throws with a message for the learner; nothing has been changed then
 */
export async function restoreBackup(file: File): Promise<RestoredBackup> {
  const [backup, counts] = await judge(file);
  await restoreLearner(backup).catch((error: unknown) => {
    throw new Error(sentenceOf(error), { cause: error });
  });
  for (const [name, valueIn] of Object.entries(backupCookies)) {
    const value = valueIn(backup);
    if (value === undefined) {
      removeCookie(name);
    } else {
      writeCookie(name, value, 'one year');
    }
  }
  if (backup.learner !== undefined) {
    keepLearnerName(backup.learner);
  }
  return { fileName: file.name, codes: backup, counts };
}

/**
 * Applies the progress of a restored backup and reloads the page.
 * @throws when the server refuses; the page isn't reloaded then
 */
export async function applyBackup({ codes }: RestoredBackup): Promise<void> {
  await applyCodes(codes);
  window.location.reload();
}

async function judge(file: File): Promise<readonly [Backup, JudgedCodes]> {
  try {
    if (file.size > largestBackup) {
      throw new BadBackup('BACKUP_TOO_LARGE');
    }
    const backup = parseBackup(await file.text());
    const codes: ContinueCodes = Object.fromEntries(continueCodeKinds.map((kind) => [kind, backup[kind]]));
    const { data } = await post<{ readonly data: JudgedCodes }>('rest/range/judge-backup', codes);
    return [backup, data];
  } catch (error) {
    throw new Error(sentenceOf(error), { cause: error });
  }
}

/** Returns the contract's sentence about an error. */
function sentenceOf(error: unknown): string {
  if (error instanceof BadBackup) {
    const text = translate(error.fault, { ...error.values });
    return error.fault === 'BACKUP_VERSION' ? text : restoreFailed(text);
  }
  if (error instanceof ApiError && error.status === 400) {
    return restoreFailed(translate('BACKUP_CODE'));
  }
  return restoreFailed(errorText(error) ?? messageOf(error));
}

function restoreFailed(reason: string): string {
  return translate('BACKUP_RESTORE_FAILED', { reason });
}
