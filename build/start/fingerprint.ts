import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What file managers and systems leave in folders, `._name` on disks of other systems included; nothing is built from it. */
const litter = /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * Changes with the name or content of any source, and with nothing else: a copy has other times, and another system writes paths in
 * another way.
 * @param paths files, and folders with all that is in them, below `root`
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
