import { writeBackup } from '../../../../shared/backup/backup.ts';
import { makeBackup } from '../../../../shared/backup/cookies.ts';
import { backupName } from '../../../../shared/backup/file-name.ts';
import { readCookie } from '../../lib/cookies.ts';
import { appAround } from './app-around.ts';
import { currentCodes } from './continue-codes.ts';
import { download } from './download.ts';
import { learnerForBackup } from './learner/learner-backup.ts';
import { solvedTimes } from './learner/solved-times.ts';

/** The outcome of saving; `message` is a whole sentence. */
export type Saving =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/** Saves a backup: through the app's own dialog if an app surrounds the page, otherwise as a download (api-learning.md 31). */
export async function saveBackup(): Promise<Saving> {
  const backup = makeBackup(readCookie, ...(await Promise.all([currentCodes(), solvedTimes(), learnerForBackup()])));
  const text = writeBackup(backup);
  const app = appAround();
  if (app !== undefined) {
    return app.saveBackup(text);
  }
  const fileName = `${backupName(backup, new Date())}.json`;
  download(text, fileName);
  return { kind: 'saved', fileName };
}
