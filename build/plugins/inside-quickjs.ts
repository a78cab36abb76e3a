import { join } from 'node:path';
import type { Plugin } from 'vite';
import { repository } from '../paths.ts';
import { bundleAlone, type Script } from './one-script.ts';

/** Suffix of an import that requests a module as a string. */
const suffix = '?inside-quickjs';
const asked = /\?inside-quickjs$/;

/** The variable that holds the module's exports once the script has run. */
export const exportsName = 'insideQuickJs';

const standIns = join(repository, 'server/decoy/templates/stand-ins');

/** Modules that the interpreter lacks, or that are not worth their size. Each stand-in says why. */
const replaced: Readonly<Record<string, string>> = {
  fs: 'fs.cjs',
  path: 'path.cjs',
  'pug-filters': 'pug-filters.cjs',
  assert: 'assert.cjs',
  constantinople: 'constantinople.cjs',
  with: 'with.cjs',
};

/**
 * Vite plugin: `import text from './x.ts?inside-quickjs'` returns the module and everything it imports as one script in a string, for
 * the evaluator's interpreter. Running the script stores its exports in the variable `insideQuickJs`.
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
