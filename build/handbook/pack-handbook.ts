import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildHandbook } from './build-handbook.ts';

/**
 * Vite plugins that pack the handbook (decision 100): its contents and each lesson for the shop process, which makes pages of them, and what the
 * pages search, beside their script. A fault in a lesson fails the build and names the file and the place.
 */
export function packHandbook(resources: string = contentFolder): readonly Plugin[] {
  return [
    addFiles('pack-handbook', 'server', ({ emit, watch }) => {
      const { contents, lessons, files } = buildHandbook(resources);
      files.forEach(watch);
      emit('handbook/contents/en.json', JSON.stringify(contents));
      for (const [name, lesson] of lessons) {
        emit(`handbook/lessons/en/${name}.json`, JSON.stringify(lesson));
      }
    }),
    addFiles('pack-handbook-search', 'client', ({ emit }) => {
      // Only compressed: whoever searches has a browser, and every copy adds to the installers.
      emit('handbook/search.json.br', brotliCompressSync(JSON.stringify(buildHandbook(resources).search)));
    }),
  ];
}
