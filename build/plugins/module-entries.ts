import type { Plugin } from 'vite';
import { addFiles } from './added-files.ts';

/** What is started by name, as in `node dist/server/cli.js`, by environment of vite.config.ts. */
const entries = { server: ['cli', 'class'], main: ['main'] } as const;

/**
 * Vite plugins: add a module for each entry, which runs its bundle. That is CommonJS, whose files have another ending. `import` would first search the
 * bundle for what it exports.
 */
export function moduleEntries(): Plugin[] {
  return Object.entries(entries).map(([environment, names]) =>
    addFiles(`module-entries-${environment}`, environment, ({ emit }) => {
      for (const name of names) {
        emit(`${name}.js`, `process.getBuiltinModule('module').createRequire(import.meta.url)('./${name}.cjs');\n`);
      }
    }),
  );
}
