import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the paths of all files below a folder, relative to it, with slashes, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
