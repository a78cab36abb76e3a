import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { buildDecoy } from './build-decoy.ts';

/**
 * Vite plugin: packs the decoy host's read-only files into `decoy.pack`, beside `content.json`. The shop process reads
 * it when the decoy is first used.
 * @param root the folder `resources/`
 */
export function packDecoy(root: string = contentFolder): Plugin {
  return {
    name: 'pack-decoy',
    applyToEnvironment: (environment) => environment.name === 'server',
    generateBundle() {
      const { pack, files } = buildDecoy(root);
      for (const file of files) {
        this.addWatchFile(file);
      }
      this.emitFile({ type: 'asset', fileName: 'decoy.pack', source: pack });
    },
  };
}
