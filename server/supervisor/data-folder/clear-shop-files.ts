import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../../shared/values/message-of.ts';
import { documentsFile, overlayFile, shopFile } from '../../database/folder/data-files.ts';
import type { StartTrouble } from '../messages.ts';

/** What SQLite may leave beside a file, after a sudden end or while it works. */
const beside = ['', '-wal', '-shm', '-journal'];

/**
 * Everything in a data folder that a shop makes anew: never progress, never logs, and nothing that is not ours. A damaged file, one that is too large
 * or one of another version therefore can't prevent a fresh start.
 */
const shopFiles: readonly string[] = [
  ...[shopFile, documentsFile, overlayFile].flatMap(({ name }) => beside.map((ending) => `${name}${ending}`)),
  'uploads',
  'chain.jsonl',
];

/**
 * Deletes the shop in a data folder, so that the next start makes a new one and the disk gets its space back. The folder must be claimed, and no
 * process may use it.
 * @returns the reason when it can't be deleted; otherwise undefined
 */
export function clearShopFiles(folder: string): StartTrouble | undefined {
  try {
    for (const name of shopFiles) {
      // On Windows, a file stays locked for a moment after the process that used it has ended.
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
    return undefined;
  } catch (error) {
    return {
      reason: `The shop in the data folder ${folder} cannot be deleted (${messageOf(error)}).`,
      advice: 'Give your user the right to delete its files, or choose another data folder (--data).',
      fault: 'folder',
    };
  }
}
