import type { Plugin } from 'vite';
import { addFiles } from '../plugins/added-files.ts';
import { buildClassTexts } from './class-texts.ts';

/** Vite plugin: adds what the class board and the report say to the board's page, one file per language: `texts/<language>.json`. */
export function packClassTexts(): Plugin {
  return addFiles('pack-class-texts', 'classBoard', ({ emit, watch }) => {
    const { texts, files } = buildClassTexts();
    files.forEach(watch);
    for (const each of texts) {
      emit(`texts/${each.language}.json`, JSON.stringify(each));
    }
  });
}
