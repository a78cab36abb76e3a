import type { Backup } from '../../../../shared/backup/backup.ts';
import { type ContinueCodes, continueCodeKinds, type JudgedCodes } from '../../../../shared/backup/continue-codes.ts';
import { backupCookies } from '../../../../shared/backup/cookies.ts';
import { BadBackup, largestBackup, parseBackup } from '../../../../shared/backup/parse-backup.ts';
import { messageOf } from '../../../../shared/values/message-of.ts';
import { ApiError, errorText, post } from '../../lib/api.ts';
import { removeCookie, writeCookie } from '../../lib/cookies.ts';
import { translate } from '../../lib/i18n.ts';
import { applyCodes } from './continue-codes.ts';
import { keepLearnerName } from './learner-name.ts';

/** A backup whose cookies are set, and whose progress waits to be applied. */
export interface RestoredBackup {
  readonly fileName: string;
  readonly codes: ContinueCodes;
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

/** Applies the progress of a restored backup and loads the page again. @throws when the server refuses; the page stays */
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

/** The contract's sentences. */
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
