import { join } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { type PageVersions, pageVersions } from './page-versions.ts';

/** What the test that starts this process tells it. */
export interface BuildPages extends PageVersions {
  /** An empty folder for the built page. */
  readonly outDir: string;
}

/*
 * Entry of a process that builds the page with several versions of some of its modules. It is a separate process because Vite reads from
 * NODE_ENV whether to build React for production.
 */
process.once('message', async (message) => {
  // Only `changedPages` starts this process.
  const { root, changes, outDir } = message as BuildPages;
  const product = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'));
  await build({
    configFile: false,
    root: join(root, 'renderer'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [pageVersions({ root, changes }), thoseForModules(product?.config.plugins ?? [])],
    build: { outDir, target: 'chrome130', minify: false, reportCompressedSize: false },
  });
  process.disconnect();
});

/** Returns the product's own plugins, without those that only add files to the build or rewrite its output. */
async function thoseForModules(options: readonly PluginOption[]): Promise<PluginOption[]> {
  const hooks = ['config', 'configResolved', 'resolveId', 'load', 'transform'];
  return Promise.all(
    options.map(async (option) => {
      const plugin = await option;
      if (Array.isArray(plugin)) {
        return thoseForModules(plugin);
      }
      return plugin && hooks.some((hook) => hook in plugin) && plugin;
    }),
  );
}
