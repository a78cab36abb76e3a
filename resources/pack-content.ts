import type { Plugin } from 'vite';
import { buildContent } from './build-content.ts';

/**
 * Vite plugin: checks the content of `resources/` and packs it into `content.json`, the one file that the shop process
 * reads at start. A fault in the content fails the build with file, place and what was expected.
 * @param root the folder `resources/`
 */
export function packContent(root: string = import.meta.dirname): Plugin {
  return {
    name: 'pack-content',
    applyToEnvironment: (environment) => environment.name === 'server',
    generateBundle() {
      const { content, files } = buildContent(root);
      for (const file of files) {
        this.addWatchFile(file);
      }
      this.emitFile({ type: 'asset', fileName: 'content.json', source: JSON.stringify(content) });
    },
  };
}
