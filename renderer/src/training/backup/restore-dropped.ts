import { tellBackupFailure, tellRestored } from './backup-messages.ts';
import { applyBackup, restoreBackup } from './restore-backup.ts';

/** Restores a file that was dropped on the page and offers to apply it. */
export async function restoreDropped(file: File): Promise<void> {
  try {
    const backup = await restoreBackup(file);
    tellRestored(backup, () => applyBackup(backup).catch(tellBackupFailure));
  } catch (error) {
    tellBackupFailure(error);
  }
}
