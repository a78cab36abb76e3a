import { registerHooks } from 'node:module';

/** Texts of some modules, by their URL. */
export type ModuleTexts = Readonly<Record<string, string>>;

const parameter = 'version';

interface Version {
  readonly texts: ModuleTexts;
  /** What it does not share with others: the changed modules, and whatever imports one. */
  readonly own: ReadonlySet<string>;
}

/** What is imported by which modules, both by URL. It grows as modules are loaded. */
const importers = new Map<string, Set<string>>();

const versions = new Map<string, Version>();

/**
 * Lets this process import the same module in several versions. Modules that a change does not reach are loaded once, and shared.
 */
export function allowVersions(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const [importer, version] = partsOf(context.parentURL ?? '');
      if (!resolved.url.startsWith('file:')) {
        return resolved;
      }
      if (version === '' && lastVersion()?.own.has(resolved.url)) {
        throw new Error(`${importer} imports ${resolved.url} only now, so it would get it unchanged`);
      }
      importers.set(resolved.url, (importers.get(resolved.url) ?? new Set()).add(importer));
      const isOwn = versions.get(version)?.own.has(resolved.url) ?? false;
      return isOwn ? { ...resolved, url: urlOf(resolved.url, version) } : resolved;
    },
    load: (url, context, next) => {
      const [module, version] = partsOf(url);
      const source = versions.get(version)?.texts[module];
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/**
 * Imports a module with changed texts of some that it imports, directly or not. It must have been imported unchanged before: what a change
 * reaches is known from that.
 * @param entry the module's URL
 */
export async function importVersion(entry: string, texts: ModuleTexts): Promise<unknown> {
  const version = String(versions.size + 1);
  const own = reachedFrom(Object.keys(texts));
  if (!own.has(entry)) {
    throw new Error(`${entry} imports none of ${Object.keys(texts).join(', ')}`);
  }
  versions.set(version, { texts, own });
  return import(urlOf(entry, version));
}

/** Returns these modules and all that import them, directly or not. */
function reachedFrom(modules: readonly string[]): ReadonlySet<string> {
  const reached = new Set(modules);
  // A set's loop also visits what is added during it.
  for (const module of reached) {
    for (const importer of importers.get(module) ?? []) {
      reached.add(importer);
    }
  }
  return reached;
}

function lastVersion(): Version | undefined {
  return versions.get(String(versions.size));
}

function urlOf(module: string, version: string): string {
  return `${module}?${parameter}=${version}`;
}

/** Returns a module's URL without its version, and the version, which is empty for a module that all share. */
function partsOf(url: string): readonly [module: string, version: string] {
  const [module = '', version = ''] = url.split(`?${parameter}=`);
  return [module, version];
}
