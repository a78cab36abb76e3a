import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a second `resources/` in which one file is changed and all others are links to the real ones: a copy takes longer than building from it.
 * @param file the path within the folder, with slashes
 * @param resources the real folder
 * @param copy an empty folder
 */
export function linkResources(file: string, text: string, resources: string, copy: string): void {
  const names = file.split('/');
  let path = '';
  for (const [depth, name] of names.entries()) {
    mkdirSync(join(copy, path), { recursive: true });
    for (const sibling of readdirSync(join(resources, path))) {
      if (sibling !== name) {
        symlinkSync(join(resources, path, sibling), join(copy, path, sibling));
      }
    }
    path = join(path, name);
    if (depth === names.length - 1) {
      writeFileSync(join(copy, path), text);
    }
  }
}
