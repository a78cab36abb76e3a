import { constants, mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The backups that learners have handed in, each a file named after the learner's id. */
export interface StoredBackups {
  /** Keeps a learner's latest backup. It is on the disk, as a whole, before the promise resolves. */
  keep(learner: string, text: string): Promise<void>;
  /** Returns a learner's latest backup; null when there is none. */
  read(learner: string): Promise<string | null>;
}

/** Each write is on the disk when it returns: Node's permission model has no fsync. */
const synchronously = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_SYNC ?? 0);

export function openBackups(board: string): StoredBackups {
  const folder = join(board, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Ids are the board's own, of letters, digits, - and _.
  const fileOf = (learner: string) => join(folder, `${learner}.json`);
  return {
    keep: async (learner, text) => {
      const unfinished = `${fileOf(learner)}.part`;
      // On the disk before it takes the place of an earlier one.
      await writeFile(unfinished, text, { flag: synchronously, mode: 0o600 });
      await rename(unfinished, fileOf(learner));
    },
    read: (learner) => readFile(fileOf(learner), 'utf8').catch(() => null),
  };
}
