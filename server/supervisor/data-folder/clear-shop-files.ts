import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFault } from '../../database/data-folder-error.ts';
import { documentsFile, overlayFile, shopFile } from '../../database/folder/data-files.ts';

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
 * @returns why it cannot, in two sentences for people; undefined when it could
 */
export function clearShopFiles(
  folder: string,
): { readonly reason: string; readonly advice: string; readonly fault: DataFault } | undefined {
  try {
    for (const name of shopFiles) {
      // On Windows a file is held for a moment longer than by the process that used it.
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
    return undefined;
  } catch (error) {
    return {
      reason: `The shop in the data folder ${folder} cannot be deleted (${error instanceof Error ? error.message : error}).`,
      advice: 'Give your user the right to delete its files, or choose another data folder (--data).',
      fault: 'folder',
    };
  }
}
