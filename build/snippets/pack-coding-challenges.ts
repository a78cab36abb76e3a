import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { buildCodingChallenges } from './build-coding-challenges.ts';

/**
 * Vite plugin: cuts the coding challenges out of the sources and packs them with their fixes into `coding-challenges.json`,
 * which the shop process reads when somebody asks for one. A broken mark fails the build with file and line.
 * @param resources the folder `resources/`
 */
export function packCodingChallenges(resources: string = contentFolder): Plugin {
  return {
    name: 'pack-coding-challenges',
    applyToEnvironment: (environment) => environment.name === 'server',
    generateBundle() {
      const { challenges, files } = buildCodingChallenges(resources);
      for (const file of files) {
        this.addWatchFile(file);
      }
      this.emitFile({ type: 'asset', fileName: 'coding-challenges.json', source: JSON.stringify(challenges) });
    },
  };
}
