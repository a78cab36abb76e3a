import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildContent } from './build-content.ts';
import { buildChallengeTexts } from './languages/build-challenge-texts.ts';
import { buildServerTexts } from './languages/build-server-texts.ts';

/**
 * Vite plugin: checks the content of `resources/` and packs it into `content.json`, which the shop process reads when it starts. The
 * server's messages in other languages go into `texts/<language>.json`, and the challenges in other languages into
 * `texts/challenges/<language>.json`. A fault in the content fails the build and names the file, the place and what was expected.
 * @param root the folder `resources/`
 */
export function packContent(root: string = contentFolder): Plugin {
  return addFiles('pack-content', 'server', ({ emit, watch }) => {
    const { content, files } = buildContent(root);
    const serverTexts = buildServerTexts(root, content);
    const challengeTexts = buildChallengeTexts(root, content);
    for (const file of [...files, ...serverTexts.files, ...challengeTexts.files]) {
      watch(file);
    }
    emit('content.json', JSON.stringify(content));
    for (const [language, texts] of Object.entries(serverTexts.texts)) {
      emit(`texts/${language}.json`, JSON.stringify(texts));
    }
    for (const [language, texts] of Object.entries(challengeTexts.texts)) {
      emit(`texts/challenges/${language}.json`, JSON.stringify(texts));
    }
  });
}
