import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildCodingChallenges } from './build-coding-challenges.ts';

/**
 * Vite plugin: cuts the coding challenges out of the sources and packs them with their fixes into `coding-challenges.json`,
 * which the shop process reads when somebody asks for one. A broken mark fails the build with file and line.
 * @param resources the folder `resources/`
 */
export function packCodingChallenges(resources: string = contentFolder): Plugin {
  return addFiles('pack-coding-challenges', 'server', ({ emit, watch }) => {
    const { challenges, files } = buildCodingChallenges(resources);
    files.forEach(watch);
    emit('coding-challenges.json', JSON.stringify(challenges));
  });
}
