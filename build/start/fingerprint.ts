import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that file managers and systems leave in folders, such as `._name` on disks of other systems. Nothing is built from them. */
const litter = /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Returns a hash that changes with the name or content of any source, and with nothing else: modification times differ in a copy, and
 * path separators on another system.
 * @param paths files, and folders with everything in them, below `root`
 */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) {
        if (!litter.test(name)) {
          add(`${path}/${name}`);
        }
      }
      return;
    }
    const content = readFileSync(full);
    hash.update(`${path} ${content.length}\n`).update(content);
  };
  paths.forEach(add);
  return hash.digest('hex');
}
