import type { Plugin } from 'vite';
import { addFiles } from './added-files.ts';

/**
 * Vite plugin: puts a package.json of one line beside the server's bundles. In a packed app, and in a container, they lie
 * in a folder of their own without the project's package.json above them, and Node would have to guess that they are
 * modules from their text.
 */
export function moduleScope(): Plugin {
  return addFiles('module-scope', 'server', ({ emit }) => emit('package.json', '{ "type": "module" }\n'));
}
