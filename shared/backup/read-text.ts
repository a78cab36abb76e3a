import { readFile, stat } from 'node:fs/promises';
import { largestBackup } from './parse-backup.ts';
import { englishFaults } from './read-backup.ts';

/** `reason` is one sentence. */
export type ReadText =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Reads a file that is said to be a backup, if it is a plain file and small enough. Pipes and devices, which may never end, aren't even opened. */
export async function readBackupText(path: string): Promise<ReadText> {
  try {
    const found = await stat(path);
    if (!found.isFile()) {
      return { kind: 'failed', reason: 'It is not a file.' };
    }
    if (found.size > largestBackup) {
      return { kind: 'failed', reason: englishFaults.BACKUP_TOO_LARGE };
    }
    return { kind: 'read', text: await readFile(path, 'utf8') };
  } catch {
    return { kind: 'failed', reason: 'The file could not be read.' };
  }
}
