import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything below a folder, the folders nearest to it first. Links are told of and never followed, so one that leads to a
 * whole disk costs nothing (Node's own `recursive` walks into it). Lazy: who stops at the first fault reads no further.
 * @throws the file system's error for a folder that cannot be read
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
