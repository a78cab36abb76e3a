import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repository } from '../paths.ts';
import { bundleAlone, type Script } from './one-script.ts';

/** Ending of an import that asks for a module as text. */
const suffix = '?inside-quickjs';
const asked = /\?inside-quickjs$/;

/** Variable that holds the module's exports once the text has run. */
export const exportsName = 'insideQuickJs';

const standIns = join(repository, 'server/decoy/templates/stand-ins');

/** What is not there in the interpreter, or not worth its weight; each stand-in says why. */
const replaced: Readonly<Record<string, string>> = {
  fs: 'fs.cjs',
  path: 'path.cjs',
  'pug-filters': 'pug-filters.cjs',
  assert: 'assert.cjs',
  constantinople: 'constantinople.cjs',
  with: 'with.cjs',
};

/**
 * Vite plugin: `import text from './x.ts?inside-quickjs'` gives the module with everything it imports as the text of one
 * script, to be run by the evaluator's interpreter. Running it leaves its exports in the variable `insideQuickJs`.
 */
export function insideQuickJs(): Plugin {
  return {
    name: 'inside-quickjs',
    enforce: 'pre',
    resolveId: {
      filter: { id: asked },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -suffix.length), importer);
        return found === null ? null : `${found.id}${suffix}`;
      },
    },
    load: {
      filter: { id: asked },
      async handler(id) {
        const { code, modules } = await bundle(id.slice(0, -suffix.length));
        for (const file of modules) {
          this.addWatchFile(file);
        }
        return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js', meta: { contains: modules } };
      },
    },
  };
}

async function bundle(entry: string): Promise<Script> {
  const { code, modules } = await bundleAlone(entry, {
    resolve: {
      alias: Object.entries(replaced).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: join(standIns, file),
      })),
    },
    build: {
      target: 'es2023',
      minify: true,
      lib: { entry, formats: ['iife'], name: exportsName },
      rolldownOptions: { output: { exports: 'named' } },
    },
  });
  return { code, modules: modules.filter((id) => !id.startsWith('\0')) };
}
