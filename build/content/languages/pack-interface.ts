import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { begunLanguages } from '../../../shared/content/complete-languages.ts';
import { contentFolder } from '../../paths.ts';
import { addFiles } from '../../plugins/added-files.ts';

const folder = join(contentFolder, 'languages');

/** Vite plugin: adds the interface's texts to the page's files, one file per language: `assets/i18n/<language>.json` (ui-learning.md 9.1). */
export function packInterface(): Plugin {
  return addFiles('pack-interface', 'client', ({ emit, watch }) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    // The menu offers each language that has such a file.
    for (const { name } of folders.filter((entry) => !begunLanguages.includes(entry.name))) {
      const file = join(folder, name, 'interface.json');
      watch(file);
      emit(`assets/i18n/${name}.json`, readFileSync(file));
    }
  });
}
