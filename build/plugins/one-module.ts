import type { Plugin } from 'vite';
import { bundleAlone } from './one-script.ts';

const prefix = '\0one-module:';

/**
 * Vite plugin: merges a package into one module. This is for packages whose modules import each other in a cycle while one of them has a
 * top-level await: loaded on demand from one bundle, such modules would wait for each other forever.
 * @param packages names of the packages
 */
export function oneModule(packages: readonly string[]): Plugin {
  return {
    name: 'one-module',
    enforce: 'pre',
    resolveId: { filter: { id: packages.map((name) => new RegExp(`^${name}$`)) }, handler: (name) => prefix + name },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      async handler(id) {
        const name = id.slice(prefix.length);
        const { code, modules } = await bundleAlone(name, {
          ssr: { noExternal: true },
          build: {
            ssr: true,
            target: 'node24',
            minify: false,
            rolldownOptions: { input: name, output: { codeSplitting: false } },
          },
        });
        return { code, moduleType: 'js', meta: { contains: modules } };
      },
    },
  };
}
