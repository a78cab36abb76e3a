import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { addFiles } from './added-files.ts';

/**
 * Adds socket.io's own client scripts to the page's files, without their source maps. The contract offers them at `/socket.io/`
 * (api-learning.md 7), and learners' scripts load them from there.
 */
export function packSocketClient(): Plugin {
  return addFiles('pack-socket-client', 'client', ({ emit }) => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('socket.io/package.json')), 'client-dist');
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
      emit(`socket.io/${name}`, readFileSync(join(folder, name)));
    }
  });
}
