import type { Plugin } from 'vite';
import { addFiles } from './added-files.ts';

/**
 * Vite plugin: puts a package.json of one line beside the server's bundles. In a packed app and in a container, their folder has no
 * package.json of the project above it, and Node would have to guess from the code that they are modules.
 */
export function moduleScope(): Plugin {
  return addFiles('module-scope', 'server', ({ emit }) => emit('package.json', '{ "type": "module" }\n'));
}
