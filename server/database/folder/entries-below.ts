import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Yields everything below a folder, level by level. Links are yielded but never followed, so one that leads to a whole
 * disk costs nothing (Node's own `recursive` option walks into it). A caller that stops at the first fault reads no
 * further.
 * @throws the file system's error for a folder that can't be read
 */
export function* entriesBelow(folder: string): Generator<Dirent> {
  const folders = [folder];
  for (const next of folders) {
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        folders.push(join(next, entry.name));
      }
      yield entry;
    }
  }
}
