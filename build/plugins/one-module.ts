import { build, type Plugin, type Rolldown } from 'vite';

const prefix = '\0one-module:';

/**
 * Vite plugin: makes one module of a package whose modules import each other in a circle while one of them awaits something
 * at its top. Loaded on demand from one bundle, such modules would wait for each other for ever.
 * @param packages names of the packages
 */
export function oneModule(packages: readonly string[]): Plugin {
  return {
    name: 'one-module',
    enforce: 'pre',
    resolveId: (source) => (packages.includes(source) ? prefix + source : null),
    async load(id) {
      if (!id.startsWith(prefix)) {
        return null;
      }
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        ssr: { noExternal: true },
        build: {
          write: false,
          ssr: true,
          target: 'node24',
          minify: false,
          rolldownOptions: { input: id.slice(prefix.length), output: { codeSplitting: false } },
        },
      });
      // Nothing is watched and there is one entry, so there is one output with one chunk.
      const [chunk] = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
        ({ output }) => output,
      );
      if (chunk?.type !== 'chunk') {
        throw new Error(`${id} did not become one module`);
      }
      return { code: chunk.code, moduleType: 'js', meta: { contains: chunk.moduleIds } };
    },
  };
}
