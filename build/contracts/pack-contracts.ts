import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildGenesis } from './build-genesis.ts';
import { compiledContracts, readContractSources } from './read-contracts.ts';

/**
 * Vite plugin: compiles the contracts and packs the chain's initial state into `genesis.json`, beside `content.json`. The shop process
 * reads it when the chain is first used.
 * @param root the folder `resources/`
 */
export function packContracts(root: string = contentFolder): Plugin {
  return addFiles('pack-contracts', 'server', async ({ emit, watch }) => {
    const sources = readContractSources(join(root, 'contracts'));
    for (const file of Object.keys(sources)) {
      watch(join(root, 'contracts', file));
    }
    const compiled = await compiledContracts(sources, join(root, '../node_modules/.cache/juice-range'));
    emit('genesis.json', JSON.stringify(await buildGenesis(compiled)));
  });
}
