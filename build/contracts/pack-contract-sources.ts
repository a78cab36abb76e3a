import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { readMarkedLines } from '../snippets/marks.ts';

const folder = join(contentFolder, 'contracts');

/**
 * Adds the sources of the shop's contracts to the page's files, under their paths and without our marks. The sandbox opens them, and
 * compiles sources that import them.
 */
export function packContractSources(): Plugin {
  return addFiles('pack-contract-sources', 'client', ({ emit }) => {
    const sources = globSync('**/*.sol', { cwd: folder }).toSorted();
    const texts = Object.fromEntries(sources.map((path) => [path.replaceAll('\\', '/'), plain(path)]));
    emit('assets/public/solc/contracts.json', JSON.stringify(texts));
  });
}

function plain(path: string): string {
  const lines = readMarkedLines(readFileSync(join(folder, path), 'utf8'));
  return lines.flatMap(({ code }) => code ?? []).join('\n');
}
