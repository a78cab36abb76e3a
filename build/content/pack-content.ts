import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { buildContent } from './build-content.ts';
import { buildChallengeTexts } from './languages/build-challenge-texts.ts';
import { buildServerTexts } from './languages/build-server-texts.ts';

/**
 * Vite plugin: checks the content of `resources/` and packs it into `content.json`, the one file that the shop process
 * reads at start, what the server says in other languages into `texts/<language>.json`, and the challenges in other languages into
 * `texts/challenges/<language>.json`. A fault in the content fails the build with file, place and what was expected.
 * @param root the folder `resources/`
 */
export function packContent(root: string = contentFolder): Plugin {
  return {
    name: 'pack-content',
    applyToEnvironment: (environment) => environment.name === 'server',
    generateBundle() {
      const { content, files } = buildContent(root);
      const serverTexts = buildServerTexts(root, content);
      const challengeTexts = buildChallengeTexts(root, content);
      for (const file of [...files, ...serverTexts.files, ...challengeTexts.files]) {
        this.addWatchFile(file);
      }
      const emit = (fileName: string, value: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value) });
      emit('content.json', content);
      for (const [language, texts] of Object.entries(serverTexts.texts)) {
        emit(`texts/${language}.json`, texts);
      }
      for (const [language, texts] of Object.entries(challengeTexts.texts)) {
        emit(`texts/challenges/${language}.json`, texts);
      }
    },
  };
}
