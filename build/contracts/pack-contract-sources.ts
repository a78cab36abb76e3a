import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { readMarkedLines } from '../snippets/marks.ts';

const folder = join(contentFolder, 'contracts');

/**
 * Adds the sources of the shop's contracts to the page's files, by their paths and without our marks: the sandbox opens them, and
 * compiles what imports them.
 */
export function packContractSources(): Plugin {
  return {
    name: 'pack-contract-sources',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const sources = globSync('**/*.sol', { cwd: folder }).toSorted();
      this.emitFile({
        type: 'asset',
        fileName: 'assets/public/solc/contracts.json',
        source: JSON.stringify(Object.fromEntries(sources.map((path) => [path.replaceAll('\\', '/'), plain(path)]))),
      });
    },
  };
}

function plain(path: string): string {
  const lines = readMarkedLines(readFileSync(join(folder, path), 'utf8'));
  return lines.flatMap(({ code }) => code ?? []).join('\n');
}
