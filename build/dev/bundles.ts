import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createBuilder, loadConfigFromFile, mergeConfig, normalizePath, type Plugin } from 'vite';
import { contentFolder, repository } from '../paths.ts';
import { containedIn } from '../plugins/licences.ts';

/** The environments of vite.config.ts that make up the server. The first one packs the content. */
const names = ['server', 'shop', 'loadShop', 'evaluator', 'fixes', 'reader', 'chain'] as const;

type Name = (typeof names)[number];

/** The server's bundles, readable and with source maps. */
export interface Bundles {
  /** Rebuilds what is made from these files. Rejects when that fails, and keeps the previous build. */
  update(files: readonly string[]): Promise<void>;
}

/** Builds all of them into a folder. The confined shop process needs bundles, because it may load modules from one folder only. */
export async function buildBundles(folder: string): Promise<Bundles> {
  const config = await readConfig();
  const held = new Map<string, ReadonlySet<string>>();
  const changes = {
    build: {
      outDir: folder,
      emptyOutDir: false,
      sourcemap: true,
      rolldownOptions: { output: { minify: false }, checks: { pluginTimings: false } },
    },
  };
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), noteModules(held)],
    environments: Object.fromEntries(
      names.map((name) => [name, mergeConfig({ ...config.environments?.[name] }, changes, false)]),
    ),
  });
  const build = async (wanted: readonly Name[]) => {
    await Promise.all(
      wanted.map((name) => {
        const environment = builder.environments[name];
        return environment === undefined ? undefined : builder.build(environment);
      }),
    );
  };
  await build(names);
  return {
    update: (files) =>
      build(
        names.filter((name) =>
          files.some((file) => (name === 'server' ? isPacked(file) : held.get(name)?.has(normalizePath(file)))),
        ),
      ),
  };
}

async function readConfig() {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'development' },
    join(repository, 'vite.config.ts'),
    repository,
  );
  if (loaded === null) {
    throw new Error('There is no vite.config.ts.');
  }
  return loaded.config;
}

/** Records which files each environment was built from. */
function noteModules(held: Map<string, ReadonlySet<string>>): Plugin {
  return {
    name: 'note-modules',
    generateBundle() {
      const ids = [...this.getModuleIds()].flatMap((id) => [id, ...containedIn(this.getModuleInfo(id))]);
      held.set(this.environment.name, new Set(ids.map((id) => id.replace(/\?.*$/, ''))));
    },
  };
}

/** Tells whether a file is content, or contains code that a coding challenge shows. */
function isPacked(file: string): boolean {
  return file.startsWith(contentFolder + sep) || isMarked(file);
}

function isMarked(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('snippet: ');
  } catch {
    // The file was removed.
    return true;
  }
}
