import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readBackupText } from '../backup/read-text.ts';
import type { BackupText, RefusedFile } from './learners.ts';

/** Reads files that are said to be backups, in the order given. Anything that isn't a file, is too large or can't be read is returned separately. */
export async function readBackupFiles(
  paths: readonly string[],
): Promise<{ readonly backups: readonly BackupText[]; readonly unreadable: readonly RefusedFile[] }> {
  const backups: BackupText[] = [];
  const unreadable: RefusedFile[] = [];
  for (const path of paths) {
    const fileName = basename(path);
    const read = await readBackupText(path);
    if (read.kind === 'read') {
      backups.push({ fileName, text: read.text, savedAt: (await stat(path)).mtime });
    } else {
      unreadable.push({ fileName, reason: read.reason });
    }
  }
  return { backups, unreadable };
}
