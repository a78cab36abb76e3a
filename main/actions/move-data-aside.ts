import { cpSync, lstatSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The file with what was solved, and what SQLite may leave beside it after a sudden end. */
const progressFiles = ['progress.sqlite', 'progress.sqlite-wal', 'progress.sqlite-shm'];

/**
 * Renames a data folder that can't be used, so that a fresh one can take its place. Nothing is deleted.
 * @param keepsProgress whether the fresh folder starts with a copy of the progress in the old one
 * @returns where the old folder is now
 * @throws the file system's error, which leaves everything as it was
 */
export function moveDataAside(folder: string, keepsProgress: boolean, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = `${folder}-aside-${time}`;
  renameSync(folder, aside);
  if (keepsProgress) {
    mkdirSync(folder, { mode: 0o700 });
    for (const name of progressFiles) {
      if (isPlainFile(join(aside, name))) {
        cpSync(join(aside, name), join(folder, name));
      }
    }
  }
  return aside;
}

/** A link could be what was wrong with the folder, so only plain files are copied. */
function isPlainFile(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.nlink === 1;
}
