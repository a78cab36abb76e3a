import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { largestBackup, tooLargeMessage } from '../main/backup/backup-file.ts';
import type { BackupText, RefusedFile } from './learners.ts';

/** Reads files that are said to be backups, in the order given. What is no file, too large or locked is told apart. */
export async function readBackupFiles(
  paths: readonly string[],
): Promise<{ readonly backups: readonly BackupText[]; readonly unreadable: readonly RefusedFile[] }> {
  const backups: BackupText[] = [];
  const unreadable: RefusedFile[] = [];
  for (const path of paths) {
    const fileName = basename(path);
    try {
      const found = await stat(path);
      // Pipes and devices may never end.
      const reason = !found.isFile() ? 'It is not a file.' : found.size > largestBackup ? tooLargeMessage : null;
      if (reason === null) {
        backups.push({ fileName, text: await readFile(path, 'utf8') });
      } else {
        unreadable.push({ fileName, reason });
      }
    } catch {
      unreadable.push({ fileName, reason: 'The file could not be read.' });
    }
  }
  return { backups, unreadable };
}
