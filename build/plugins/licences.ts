import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { repository } from '../paths.ts';

/** A package whose name is one letter away from the one it imitates, and which nothing imports. */
// weakness: typosquattingAngularChallenge (the shop claims to ship a look-alike package)
const lookAlike = { name: 'ngy-cookie', licence: 'MIT', text: '' };

/** Lists that must have a well-known name. The others are named after their environment, since several share a folder. */
const known: Readonly<Record<string, string>> = { client: '3rdpartylicenses.txt', toolbox: '3rdpartylicenses.txt' };

/**
 * Vite plugin: adds to every bundle a list of the packages whose code or fonts it contains, with their licences (for the page:
 * ui-shop.md 1). Anything packed as a whole, such as the compilers, has a list of its own.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? file.moduleIds.flatMap((id) => [id, ...containedIn(this.getModuleInfo(id))])
          : fontsOf(file),
      );
      const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      const { name: environment } = this.environment;
      const claimed = environment === 'client' ? [lookAlike] : [];
      const packages = [...[...folders].map(describe), ...claimed].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      );
      if (packages.length > 0) {
        this.emitFile({
          type: 'asset',
          fileName: known[environment] ?? `licences-${environment}.txt`,
          source: packages.map(({ name, licence, text }) => `${name}\n${licence}\n${text}`).join('\n\n'),
        });
      }
    },
  };
}

/** Returns the modules inside a module that was bundled separately (`one-module.ts`, `inside-quickjs.ts`). */
export function containedIn(info: Rolldown.ModuleInfo | null): readonly string[] {
  const contains: unknown = info?.meta.contains;
  return Array.isArray(contains) ? contains.map(String) : [];
}

/** Returns the source files of an emitted file if it is a font. */
function fontsOf({ originalFileNames }: Rolldown.OutputAsset): readonly string[] {
  return originalFileNames.filter((name) => /\.woff2?$/.test(name)).map((name) => join(repository, 'renderer', name));
}

/** Returns the folder of the package that a module belongs to; undefined for our own modules. */
function packageFolder(module: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];
}

function describe(folder: string) {
  const manifest: { name: string; license?: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|notice)/i.test(name));
  return {
    name: manifest.name,
    licence: manifest.license ?? 'see below',
    text: files
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
  };
}
