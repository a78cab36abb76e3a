import { messageOf } from '../../../../shared/values/message-of.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';
import './english.ts';
import type { RestoredBackup } from './restore-backup.ts';

/** Milliseconds for which the message offers to apply what was restored, as the contract prescribes. */
const messageTime = 10_000;

/** Says that a backup was restored, and offers to apply it (api-learning.md 31). */
export function tellRestored(backup: RestoredBackup, apply: () => void): void {
  showSnackBar({
    message: 'BACKUP_RESTORED',
    values: { file: backup.fileName },
    action: { label: 'APPLY_CHANGES_NOW', run: apply },
    durationMs: messageTime,
  });
}

/**
 * Reports a failure.
 * @returns the sentence shown
 */
export function tellBackupFailure(error: unknown): string {
  console.log(error);
  const message = messageOf(error);
  showSnackBar({ message, tone: 'error' });
  return message;
}
