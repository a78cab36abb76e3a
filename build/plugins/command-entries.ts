import { addFiles } from './added-files.ts';

/** The commands that people type, as in `node dist/server/cli.js`. */
const commands = ['cli', 'class'];

/**
 * Vite plugin: adds a module for each command, which runs its bundle. That is CommonJS, whose files have another ending. `import` would first search
 * the bundle for what it exports.
 */
export function commandEntries() {
  return addFiles('command-entries', 'server', ({ emit }) => {
    for (const command of commands) {
      emit(`${command}.js`, `process.getBuiltinModule('module').createRequire(import.meta.url)('./${command}.cjs');\n`);
    }
  });
}
