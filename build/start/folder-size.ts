import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the bytes of all files in a folder and its sub-folders; 0 when there is none. Files that vanish meanwhile do not count. */
export function folderSize(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
      .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
  } catch {
    return 0;
  }
}
