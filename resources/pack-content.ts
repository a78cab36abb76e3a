import type { Plugin } from 'vite';
import { buildContent } from './build-content.ts';
import { buildServerTexts } from './build-server-texts.ts';

/**
 * Vite plugin: checks the content of `resources/` and packs it into `content.json`, the one file that the shop process
 * reads at start, and what the server says in other languages into `texts/<language>.json`. A fault in the content fails the build with file, place and what was expected.
 * @param root the folder `resources/`
 */
export function packContent(root: string = import.meta.dirname): Plugin {
  return {
    name: 'pack-content',
    applyToEnvironment: (environment) => environment.name === 'server',
    generateBundle() {
      const { content, files } = buildContent(root);
      const translated = buildServerTexts(root, content);
      for (const file of [...files, ...translated.files]) {
        this.addWatchFile(file);
      }
      this.emitFile({ type: 'asset', fileName: 'content.json', source: JSON.stringify(content) });
      for (const [language, texts] of Object.entries(translated.texts)) {
        this.emitFile({ type: 'asset', fileName: `texts/${language}.json`, source: JSON.stringify(texts) });
      }
    },
  };
}
