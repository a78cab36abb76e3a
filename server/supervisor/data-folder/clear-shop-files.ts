import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../../shared/values/message-of.ts';
import { documentsFile, overlayFile, shopFile } from '../../database/folder/data-files.ts';
import type { StartTrouble } from '../messages.ts';

/** What SQLite may have beside a file, after a sudden end or while it works. */
const beside = ['', '-wal', '-shm', '-journal'];

/**
 * Everything of a data folder that a shop makes anew: never progress, never logs, and nothing that is not ours. What is damaged, too
 * large or of another version hinders no fresh start that way.
 */
const shopFiles: readonly string[] = [
  ...[shopFile, documentsFile, overlayFile].flatMap(({ name }) => beside.map((ending) => `${name}${ending}`)),
  'uploads',
  'chain.jsonl',
];

/**
 * Deletes the shop of a data folder, so that the next start makes a new one, and the disk has its room back. The folder must be
 * claimed, and no process may use it.
 * @returns why it cannot; undefined when it could
 */
export function clearShopFiles(folder: string): StartTrouble | undefined {
  try {
    for (const name of shopFiles) {
      // On Windows a file is held for a moment longer than by the process that used it.
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
