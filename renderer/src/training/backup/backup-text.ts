import { type Backup, writeBackup } from '../../../../shared/backup/backup.ts';
import { makeBackup } from '../../../../shared/backup/cookies.ts';
import { readCookie } from '../../lib/cookies.ts';
import { currentCodes } from './continue-codes.ts';
import { learnerForBackup } from './learner/learner-backup.ts';
import { solvedTimes } from './learner/solved-times.ts';

/** Makes a backup of what the learner has solved so far, and the text of its file. */
export async function textOfBackup(): Promise<{ readonly backup: Backup; readonly text: string }> {
  const backup = makeBackup(readCookie, ...(await Promise.all([currentCodes(), solvedTimes(), learnerForBackup()])));
  return { backup, text: writeBackup(backup) };
}
